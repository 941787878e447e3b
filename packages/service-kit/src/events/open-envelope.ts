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
  data: z.unknown(),
});

/** Reads a message as the declared event; fields that the schema doesn't know are dropped, a broken one throws. */
export function openEnvelope<Data>(event: EventDefinition<Data>, message: string): EventEnvelope<Data> {
  const opened = envelope.parse(JSON.parse(message));
  if (opened.name !== event.name || opened.version !== event.version)
    throw new Error(`expected ${event.name} v${event.version}, got ${opened.name}`);
  return { ...opened, data: event.schema.parse(opened.data) };
}
