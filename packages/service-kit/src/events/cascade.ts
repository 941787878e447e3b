import { setTimeout as delay } from "node:timers/promises";
import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import { type ConsumerDefinition, reaction } from "./consumer.ts";

export interface CascadeOptions {
  /** Milliseconds after the event before a pass that finds nothing is believed: a child that was being made at that moment is there by then. */
  readonly settle: number;
  /** Aborted when the process ends; the event then comes again. */
  readonly closing: AbortSignal;
}

const CASCADES_AT_ONCE = 50;

/**
 * A reaction that takes along what belongs to an aggregate that is gone. `takeAlong` takes what it finds and resolves to how much that was;
 * it may be repeated, and each pass is progress. The event is acknowledged after a pass that finds nothing and begins at least `settle` after the event.
 */
export function cascade<Data>(
  durable: string,
  event: EventDefinition<Data>,
  takeAlong: (event: EventEnvelope<Data>) => Promise<number>,
  { settle, closing }: CascadeOptions,
): ConsumerDefinition {
  const definition = reaction(durable, event, async (envelope, { signal, progress }) => {
    const settled = new Date(envelope.time).getTime() + settle;
    const interrupted = AbortSignal.any([signal, closing]);
    for (;;) {
      interrupted.throwIfAborted();
      const isSettled = Date.now() >= settled;
      const taken = await takeAlong(envelope);
      progress();
      if (taken === 0 && isSettled) return;
      if (taken === 0) await delay(Math.max(0, settled - Date.now()), undefined, { signal: interrupted });
    }
  });
  // Nearly all of the time they wait, and none needs another one's effect.
  return { ...definition, concurrency: CASCADES_AT_ONCE };
}
