import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";

/** What a handler is given beside the event. */
export interface Delivery {
  /** Counts from 1. */
  readonly attempt: number;
  /** Aborted when the handler takes too long; the event is then tried again. */
  readonly signal: AbortSignal;
  /** Says that a part of the work is done: the handler's time begins anew. */
  readonly progress: () => void;
}

export type EventHandler<Data> = (event: EventEnvelope<Data>, delivery: Delivery) => Promise<void>;

/** A durable consumer, as it stands in a service's table of consumers. */
export interface ConsumerDefinition {
  /** `content--company-cards-v1`; a new shape of what it feeds is a new name, which reads the stream from its beginning. */
  readonly durable: string;
  readonly event: EventDefinition;
  readonly handle: EventHandler<unknown>;
  /** How many events may be under way at once. */
  readonly concurrency: number;
}

/** A consumer that keeps a read model: state events only, in any order, many at once, since each is guarded by its source's version. */
export function projection<Data>(durable: string, event: EventDefinition<Data>, handle: EventHandler<Data>): ConsumerDefinition {
  if (event.kind !== "state") throw new Error(`${durable}: a read model takes state events, ${event.name} is a fact`);
  return { durable, event: event as EventDefinition, handle: handle as EventHandler<unknown>, concurrency: 16 };
}

/** A consumer that reacts to facts, one after the other; give it an `Inbox` so that a repeated fact has no second effect. */
export function reaction<Data>(durable: string, event: EventDefinition<Data>, handle: EventHandler<Data>): ConsumerDefinition {
  if (event.kind !== "fact") throw new Error(`${durable}: a reaction takes facts, ${event.name} is a state event`);
  return { durable, event: event as EventDefinition, handle: handle as EventHandler<unknown>, concurrency: 1 };
}
