import { type Connection, type Model, Schema } from "mongoose";
import { applyState, projection, type ReadModelRow } from "../../src/index.ts";
import { type NoteCard, noteState } from "./note.ts";

export type NoteRow = ReadModelRow & Partial<NoteCard>;

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

/** The read model's consumer, as a reading service has it. */
export const noteRows = (model: Model<NoteRow>, durable = "sample--note-rows-v1") =>
  projection(durable, noteState, async (event) => {
    const { data } = event;
    await applyState(model, event, data.deleted ? null : { ownerId: data.ownerId, title: data.title, stamps: data.stamps });
  });
