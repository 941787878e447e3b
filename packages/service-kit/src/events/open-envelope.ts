import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import { z } from "zod";

const envelope = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  aggregateId: z.string(),
  sourceVersion: z.number(),
  time: z.string(),
  actor: z.object({ id: z.string(), role: z.string() }).nullable(),
  ip: z.string().optional(),
  correlationId: z.string(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

/** Parses a message as one of the declared events and drops fields that its schema doesn't name; throws for an invalid one. */
export function openAny(events: readonly EventDefinition[], message: string): EventEnvelope {
  const opened = envelope.parse(JSON.parse(message));
  const event = events.find(({ name, version }) => name === opened.name && version === opened.version);
  if (!event) throw new Error(`${opened.name} v${opened.version} is none of ${events.map(({ name, version }) => `${name} v${version}`)}`);
  return { ...opened, data: event.schema.parse(opened.data) };
}
