import type { EventDefinition, EventEnvelope, StreamName } from "@muhtawa/contracts";

/** What a handler is given beside the event. */
export interface Delivery {
  /** The number of this delivery, from 1. */
  readonly attempt: number;
  /** The event's sequence in its stream. */
  readonly sequence: number;
  /** Aborted when the handler exceeds its time limit; the event is then retried. */
  readonly signal: AbortSignal;
  /** Reports progress: restarts the handler's time limit and the broker's ack deadline. */
  readonly progress: () => void;
}

/** Handles one event, which is acknowledged when the promise resolves and redelivered when it rejects. */
export type EventHandler<Data> = (event: EventEnvelope<Data>, delivery: Delivery) => Promise<void>;

/** A durable consumer of some events of one stream. */
export interface ConsumerDefinition {
  readonly durable: string;
  readonly stream: StreamName;
  readonly events: readonly EventDefinition[];
  readonly handle: EventHandler<unknown>;
  /** How many aggregates' events may be handled at once; those of one aggregate never are. */
  readonly concurrency: number;
  /** The sequence at which a new durable begins; the stream's beginning by default. */
  readonly beginAt?: number;
  /** Called before an event is moved to DLQ; while it rejects the event isn't moved. */
  readonly givenUp?: (subject: string, sequence: number, error: unknown) => Promise<void>;
}
