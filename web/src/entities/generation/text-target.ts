import { useSyncExternalStore } from "react";

/** Takes a text of the AI's into what the person is writing. */
export type TextTarget = (text: string, generationId: string) => void;

let target: TextTarget | undefined;
const listeners = new Set<() => void>();

function become(next: TextTarget | undefined): void {
  target = next;
  for (const listener of listeners) listener();
}

/** Texts of the AI may be put here from now on, wherever on the page they are shown; the function handed back ends that. */
export function takeTexts(into: TextTarget): () => void {
  become(into);
  return () => {
    if (target === into) become(undefined);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where a text can be put just now; undefined while the person writes nothing. */
export const useTextTarget = (): TextTarget | undefined =>
  useSyncExternalStore(
    subscribe,
    () => target,
    () => undefined,
  );
