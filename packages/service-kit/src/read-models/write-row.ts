import type { Collection } from "mongodb";
import { duplicateKey } from "../persistence/database-errors.ts";
import type { RowRecord } from "./define-read-model.ts";

/**
 * Brings a row up to date unless it shows a newer version already; rows may come in any order and repeatedly. A version that is told again
 * replaces the row too: a republish brings what a newer reader keeps of it. Resolves to whether the row was brought up to date.
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
 * Brings a row of another shape's collection up to date as far as this shape goes: fields that only its own release knows stay as they are,
 * for readers of that release, until the thing is gone. Resolves as `writeRow` does.
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
