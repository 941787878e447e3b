import type { Collection } from "mongodb";
import { duplicateKey } from "../persistence/database-errors.ts";
import type { RowRecord } from "./define-read-model.ts";

/**
 * Replaces the stored row unless that has a newer version; rows may come in any order and repeatedly. The same version replaces it too: a
 * republished state may fill fields that an older reader did not keep. Resolves to whether the row was written.
 */
export async function writeRow(rows: Collection<RowRecord>, row: RowRecord): Promise<boolean> {
  const older = { _id: row._id, sourceVersion: { $lte: row.sourceVersion } };
  try {
    await rows.replaceOne(older, row, { upsert: true, ignoreUndefined: true });
    return true;
  } catch (error) {
    if (!duplicateKey(error)) throw error;
    // E11000: the row is newer, or a concurrent upsert has inserted another version, possibly an older one. Replace again without upsert.
    const { matchedCount } = await rows.replaceOne(older, row, { ignoreUndefined: true });
    return matchedCount > 0;
  }
}

/**
 * Updates the fields of this shape in the collection of another shape. Fields that only the other shape has stay as they are for readers of
 * its release, until the source is deleted. Resolves as `writeRow` does.
 */
export async function mergeRow(rows: Collection<RowRecord>, row: RowRecord, fields: readonly string[]): Promise<boolean> {
  if (row.deleted) return writeRow(rows, row);
  const { _id, ...set } = row;
  const older = { _id, sourceVersion: { $lte: row.sourceVersion } };
  const absent = fields.filter((field) => (set as Record<string, unknown>)[field] === undefined);
  const update = { $set: set, $unset: Object.fromEntries([...absent, "keptFrom"].map((field) => [field, 1 as const])) };
  try {
    await rows.updateOne(older, update, { upsert: true, ignoreUndefined: true });
    return true;
  } catch (error) {
    if (!duplicateKey(error)) throw error;
    const { matchedCount } = await rows.updateOne(older, update, { ignoreUndefined: true });
    return matchedCount > 0;
  }
}
