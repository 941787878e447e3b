import type { EventEnvelope } from "@muhtawa/contracts";
import type { Model } from "mongoose";
import { duplicateKey } from "./database-errors.ts";

/** What a row of a read model carries beside what it copies. */
export interface ReadModelRow {
  _id: string;
  /** The source aggregate's version that the row shows. */
  sourceVersion: number;
  /** A deleted source keeps its row, so that a late older event can't bring it back. */
  deleted: boolean;
}

/**
 * Brings one row up to a state event, unless the row already shows a newer version; events may come in any order and repeatedly. The row
 * becomes exactly `row` with its id, version and deletion mark. A version that is told again replaces the row too: a republish brings what
 * a newer reader keeps of it.
 */
export async function applyState<Row extends ReadModelRow>(
  model: Model<Row>,
  event: EventEnvelope<{ deleted: boolean }>,
  row: Omit<Row, keyof ReadModelRow> | null,
  id: string = event.aggregateId,
): Promise<void> {
  const replacement = { ...row, _id: id, sourceVersion: event.sourceVersion, deleted: event.data.deleted } as never;
  const older = { _id: id, sourceVersion: { $lte: event.sourceVersion } } as never;
  try {
    await model.replaceOne(older, replacement, { upsert: true });
  } catch (error) {
    if (!duplicateKey(error)) throw error;
    // The row was newer already, or another version's upsert was inserted at the same moment: that one may be older.
    await model.replaceOne(older, replacement);
  }
}
