import { randomUUID } from "node:crypto";
import { type NoteCard, noteState } from "../sample/note.ts";
import type { EventEnvelope } from "@muhtawa/contracts";

/** A name that nobody else has on a shared engine. */
export const named = (name: string): string => `${name}_${randomUUID().slice(0, 8)}`;

/** The state event of a note's version: of one that lives, or, without a title, of a deleted one. */
export const told = (aggregateId: string, sourceVersion: number, title?: string): EventEnvelope<{ deleted: boolean }> => ({
  id: randomUUID(),
  name: noteState.name,
  version: noteState.version,
  aggregateId,
  sourceVersion,
  time: new Date().toISOString(),
  actor: null,
  correlationId: "test",
  data: title === undefined ? { deleted: true } : card(title),
});

const card = (title: string): NoteCard & { deleted: false } => ({ deleted: false, ownerId: "u", title, stamps: [] });
