import type { z } from "zod";
import type { StreamName } from "./streams.ts";

/** A state event carries an aggregate's whole public card and feeds read models; a fact says that something happened and feeds reactions. */
export type EventKind = "state" | "fact";

/** An event as declared once, for its publisher and for every reader. */
export interface EventDefinition<Data = unknown> {
  /** `<service>.<aggregate>.<what>`, e.g. `catalog.company.state`. */
  readonly name: string;
  readonly version: number;
  readonly kind: EventKind;
  readonly stream: StreamName;
  readonly schema: z.ZodType<Data>;
  /** The subject of one aggregate's events: `catalog.company.<id>.state.v1`, so that one person's messages can be purged. */
  subject(aggregateId: string): string;
  /** The subject with a wildcard for the id, for consumers. */
  readonly filter: string;
}

/** What every event carries beside its data. */
export interface EventEnvelope<Data = unknown> {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly aggregateId: string;
  /** The aggregate's version after the write that caused the event; grows by one a write. */
  readonly sourceVersion: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Who caused it; null for the system itself. */
  readonly actor: { readonly id: string; readonly role: string } | null;
  /** The address the request came from, for the audit log; facts only, absent where no request was the cause. */
  readonly ip?: string;
  readonly correlationId: string;
  /** W3C's, of the span that caused it, so that its publication and its readers are part of the same trace; absent where nothing is traced. */
  readonly traceparent?: string;
  readonly data: Data;
}

interface Declaration<Data> {
  name: `${string}.${string}.${string}`;
  version: number;
  kind: EventKind;
  stream: StreamName;
  schema: z.ZodType<Data>;
}

/** Declares an event. Within a version its schema may only grow by optional fields. */
export function defineEvent<Data>(declaration: Declaration<Data>): EventDefinition<Data> {
  const [service, aggregate, what] = declaration.name.split(".");
  const subject = (id: string) => `${service}.${aggregate}.${id}.${what}.v${declaration.version}`;
  return { ...declaration, subject, filter: subject("*") };
}

/** The data type of a declared event. */
export type DataOf<E> = E extends EventDefinition<infer Data> ? Data : never;

/** The service that publishes an event. */
export const ownerOf = ({ name }: Pick<EventDefinition, "name">): string => name.split(".", 1)[0] ?? "";
