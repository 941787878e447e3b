import { defineEvent } from "@muhtawa/contracts";
import type { Connection, Model } from "mongoose";
import { z } from "zod";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "../../src/index.ts";

/** The aggregate that the kit's tests are made with. */
export interface Note {
  ownerId: string;
  title: string;
  titleKey?: string;
  stamps: string[];
  lines?: { text: string }[];
  body?: string;
}

const noteCard = z.object({ ownerId: z.string(), title: z.string(), stamps: z.array(z.string()) });
export type NoteCard = z.infer<typeof noteCard>;

export const noteState = defineEvent({
  name: "site.note.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), noteCard.extend({ deleted: z.literal(false) })]),
});

export const noteStamped = defineEvent({
  name: "site.note.stamped",
  version: 1,
  kind: "fact",
  stream: "SITE",
  schema: z.object({ stamp: z.string() }),
});

const schema = aggregateSchema<Note>("notes", {
  ownerId: { type: String, required: true },
  title: { type: String, required: true },
  titleKey: { type: String },
  stamps: { type: [String], required: true },
  lines: { type: [{ text: { type: String } }], default: undefined },
  body: { type: String },
});
schema.index({ titleKey: 1 }, { unique: true, sparse: true });

const noteModel = (connection: Connection): Model<Stored<Note>> =>
  (connection.models["Note"] as Model<Stored<Note>> | undefined) ?? connection.model<Stored<Note>>("Note", schema);

export type NoteStore = AggregateStore<Note, NoteCard>;

export const noteStore = (connection: Connection, relay: OutboxRelay): NoteStore =>
  new AggregateStore<Note, NoteCard>({
    model: noteModel(connection),
    relay,
    stateEvent: noteState,
    card: ({ ownerId, title, stamps }) => ({ ownerId, title, stamps }),
    unique: { titleKey: "title" },
  });
