import { randomUUID } from "node:crypto";
import { type EventDefinition, type EventEnvelope, MAX_EVENT_BYTES } from "@muhtawa/contracts";
import { currentContext, systemContext } from "../request-context.ts";
import { traceparent } from "../tracing/spans.ts";

/** An event in an aggregate's outbox. */
export interface PendingEvent {
  readonly subject: string;
  readonly envelope: EventEnvelope;
}

/** A fact to be emitted with a write; the store fills in the rest. */
export interface Fact<Data = unknown> {
  readonly event: EventDefinition<Data>;
  readonly data: Data;
}

/** Names a fact with data of its own type. */
export const fact = <Data>(event: EventDefinition<Data>, data: Data): Fact<Data> => ({ event, data });

/** Puts data into an envelope; throws when it breaks the event's schema or exceeds MAX_EVENT_BYTES. */
export function envelop<Data>(event: EventDefinition<Data>, aggregateId: string, sourceVersion: number, data: Data): PendingEvent {
  const context = currentContext() ?? systemContext();
  const trace = traceparent();
  const envelope: EventEnvelope<Data> = {
    id: randomUUID(),
    name: event.name,
    version: event.version,
    aggregateId,
    sourceVersion,
    time: new Date().toISOString(),
    actor: context.actor && { id: context.actor.id, role: context.actor.role },
    ...(event.kind === "fact" && context.ip !== "" ? { ip: context.ip } : {}),
    correlationId: context.correlationId,
    ...(trace !== undefined && { traceparent: trace }),
    data: event.schema.parse(data),
  };
  const json = JSON.stringify(envelope);
  const size = Buffer.byteLength(json);
  if (size > MAX_EVENT_BYTES) throw new RangeError(`${event.name} of ${aggregateId} has ${size} bytes; ${MAX_EVENT_BYTES} are allowed`);
  // Serialise now: MongoDB stores an undefined field as null, which the schema refuses.
  return { subject: event.subject(aggregateId), envelope: JSON.parse(json) as EventEnvelope };
}
