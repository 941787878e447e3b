import type { EventDefinition, EventEnvelope, StreamName } from "@muhtawa/contracts";

/** What a handler is given beside the event. */
export interface Delivery {
  /** Counts from 1. */
  readonly attempt: number;
  /** The event's place in its stream. */
  readonly sequence: number;
  /** Aborted when the handler takes too long; the event is then tried again. */
  readonly signal: AbortSignal;
  /** Says that a part of the work is done: the handler's time begins anew. */
  readonly progress: () => void;
}

export type EventHandler<Data> = (event: EventEnvelope<Data>, delivery: Delivery) => Promise<void>;

/** A durable consumer of some events of one stream. */
export interface ConsumerDefinition {
  readonly durable: string;
  readonly stream: StreamName;
  readonly events: readonly EventDefinition[];
  readonly handle: EventHandler<unknown>;
  /** How many events may be under way at once; those of one aggregate never are. */
  readonly concurrency: number;
  /** Where a durable that isn't there yet begins; without it, at the stream's beginning. */
  readonly beginAt?: number;
  /** Called before an event is given up; while this fails the event isn't given up. */
  readonly givenUp?: (subject: string, sequence: number, error: unknown) => Promise<void>;
}

/** A consumer that keeps a read model: state events only, in any order, many at once, since each is guarded by its source's version. */
export function projection<Data>(durable: string, event: EventDefinition<Data>, handle: EventHandler<Data>): ConsumerDefinition {
  if (event.kind !== "state") throw new Error(`${durable}: a read model takes state events, ${event.name} is a fact`);
  return consumerOf(durable, event, handle, 16);
}

/** A consumer that reacts to facts, one after the other; give it an `Inbox` so that a repeated fact has no second effect. */
export function reaction<Data>(durable: string, event: EventDefinition<Data>, handle: EventHandler<Data>): ConsumerDefinition {
  if (event.kind !== "fact") throw new Error(`${durable}: a reaction takes facts, ${event.name} is a state event`);
  return consumerOf(durable, event, handle, 1);
}

const consumerOf = <Data>(
  durable: string,
  event: EventDefinition<Data>,
  handle: EventHandler<Data>,
  concurrency: number,
): ConsumerDefinition => ({ durable, stream: event.stream, events: [event], handle: handle as EventHandler<unknown>, concurrency });
