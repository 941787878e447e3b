import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import { type ConsumerDefinition, reaction } from "./consumer.ts";
import { type PassOptions, repeatPasses } from "./passes.ts";

export type CascadeOptions = PassOptions;

export const CASCADES_AT_ONCE = 50;

/**
 * A reaction that takes along what belongs to an aggregate that is gone. `takeAlong` takes what it finds and resolves to how much that was;
 * it may be repeated, and each pass is progress. The event is acknowledged after a pass that finds nothing and begins at least `settle` after the event.
 */
export function cascade<Data>(
  durable: string,
  event: EventDefinition<Data>,
  takeAlong: (event: EventEnvelope<Data>) => Promise<number>,
  options: CascadeOptions,
): ConsumerDefinition {
  const definition = reaction(durable, event, (envelope, delivery) => repeatPasses(envelope, () => takeAlong(envelope), delivery, options));
  // Nearly all of the time they wait, and none needs another one's effect.
  return { ...definition, concurrency: CASCADES_AT_ONCE };
}
