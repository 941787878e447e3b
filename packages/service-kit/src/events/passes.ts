import { setTimeout as delay } from "node:timers/promises";
import type { EventEnvelope } from "@muhtawa/contracts";
import type { Delivery } from "./consumer.ts";

/** When a cascade that works in passes may end. */
export interface PassOptions {
  /** Milliseconds after the event from which an empty pass is final: children whose creation was under way are stored by then. */
  readonly settle: number;
  /** Aborted when the process ends; the event is then redelivered. */
  readonly closing: AbortSignal;
}

/** Repeats a pass, which resolves to how many it has found, until one that began at least `settle` after the event finds none. */
export async function repeatPasses(
  { time }: Pick<EventEnvelope, "time">,
  pass: () => Promise<number>,
  { signal, progress }: Pick<Delivery, "signal" | "progress">,
  { settle, closing }: PassOptions,
): Promise<void> {
  const settled = new Date(time).getTime() + settle;
  const interrupted = AbortSignal.any([signal, closing]);
  for (;;) {
    interrupted.throwIfAborted();
    const isSettled = Date.now() >= settled;
    const found = await pass();
    progress();
    if (found === 0 && isSettled) return;
    // A timer may be a millisecond early.
    if (found === 0) await delay(Math.max(0, settled + 1 - Date.now()), undefined, { signal: interrupted });
  }
}
