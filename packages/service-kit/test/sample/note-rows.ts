import type { EventEnvelope } from "@muhtawa/contracts";
import { type Connection, type Model, Schema } from "mongoose";
import type { ConsumerDefinition } from "../../src/index.ts";
import type { RowRecord } from "../../src/read-models/define-read-model.ts";
import { writeRow } from "../../src/read-models/write-row.ts";
import { type NoteCard, noteState } from "./note.ts";

export type NoteRow = RowRecord & Partial<NoteCard>;

const schema = new Schema<NoteRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: { type: String },
    title: { type: String },
    stamps: { type: [String], default: undefined },
  },
  { versionKey: false },
);

export const noteRowModel = (connection: Connection, collection = "noteRows"): Model<NoteRow> =>
  connection.models[collection] ?? connection.model<NoteRow>(collection, schema, collection);

/** Rows of notes, kept by a consumer of their own and nothing of what a map of events brings with it. */
export const noteRows = (model: Model<NoteRow>, durable = "sample--note-rows-v1"): ConsumerDefinition => ({
  durable,
  stream: "SITE",
  events: [noteState],
  concurrency: 16,
  async handle(event) {
    const { aggregateId: _id, sourceVersion, data } = event as EventEnvelope<{ deleted: boolean } & Partial<NoteCard>>;
    const { deleted, ownerId, title, stamps } = data;
    await writeRow(model.collection as never, { _id, sourceVersion, deleted, ...(deleted ? {} : { ownerId, title, stamps }) } as RowRecord);
  },
});
