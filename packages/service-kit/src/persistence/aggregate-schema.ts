import { Schema, type SchemaDefinition } from "mongoose";
import type { PendingEvent } from "../events/envelope.ts";

/** The fields of every aggregate's document, beside its state. */
export interface AggregateRecord {
  _id: string;
  /** Grows by one with each write; the guard of every update. */
  version: number;
  /** The ids of the newest writes: a command whose answer was lost finds its own here, also after later writes. */
  commandIds?: string[];
  createdAt: Date;
  updatedAt: Date;
  /** Set on a tombstone, which has no state any more. */
  deletedAt?: Date;
  /** Since when the events of a deleted aggregate are to be purged from the streams; absent once they are. */
  eraseAt?: Date;
  /** The newest state event that has not been published; a newer one replaces it. */
  pendingState?: PendingEvent;
  /** Facts that have not been published, in order. */
  outbox: PendingEvent[];
  /** Since when events wait to be published; absent when none does. */
  outboxAt?: Date;
}

/** An aggregate's document: its state, and what the store keeps beside it. */
export type Stored<State> = State & AggregateRecord;

/**
 * The mongoose schema of an aggregate: its state's fields and the envelope of version and outbox. Writes go through the aggregate store
 * only. Sub-documents have no ids of their own unless they name one.
 */
export function aggregateSchema<State>(collection: string, state: SchemaDefinition): Schema<Stored<State>> {
  const schema = new Schema(
    {
      ...state,
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      commandIds: { type: [String], default: undefined },
      // Written by an earlier release; the next write removes it.
      lastCommandId: { type: String },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      deletedAt: { type: Date },
      eraseAt: { type: Date },
      pendingState: { type: Schema.Types.Mixed },
      outbox: { type: [Schema.Types.Mixed], required: true },
      outboxAt: { type: Date },
    },
    { collection, _id: false, versionKey: false, minimize: false, strict: "throw" },
  );
  schema.index({ outboxAt: 1 }, { sparse: true });
  schema.index({ eraseAt: 1 }, { sparse: true });
  return schema as unknown as Schema<Stored<State>>;
}

/** Excludes tombstones. */
export const NOT_DELETED = { deletedAt: { $exists: false } } as const;
