import type { Collection } from "mongodb";
import { duplicateKey } from "../persistence/database-errors.ts";
import type { RowRecord } from "./define-read-model.ts";

/**
 * Brings a row up to date unless it shows a newer version already; rows may come in any order and repeatedly. A version that is told again
 * replaces the row too: a republish brings what a newer reader keeps of it.
 */
export async function writeRow(rows: Collection<RowRecord>, row: RowRecord): Promise<void> {
  const older = { _id: row._id, sourceVersion: { $lte: row.sourceVersion } };
  try {
    await rows.replaceOne(older, row, { upsert: true, ignoreUndefined: true });
  } catch (error) {
    if (!duplicateKey(error)) throw error;
    // The row was newer already, or another version's upsert was inserted at the same moment: that one may be older.
    await rows.replaceOne(older, row, { ignoreUndefined: true });
  }
}
