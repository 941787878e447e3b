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

/** Handles one event; once it resolves the event is done with, when it rejects the event comes again. */
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
