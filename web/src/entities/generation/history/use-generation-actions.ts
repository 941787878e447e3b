import { useState } from "react";
import { retryGeneration, stopGeneration } from "../generation-run.ts";

/** Stops a generation or has it made again; whoever refuses has said so by the time it is caught. */
export function useGenerationActions(id: string, onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const act = async (work: (id: string) => Promise<unknown>) => {
    setBusy(true);
    await work(id).catch(() => undefined);
    setBusy(false);
    onChanged();
  };
  return { busy, stop: () => void act(stopGeneration), retry: () => void act(retryGeneration) };
}
