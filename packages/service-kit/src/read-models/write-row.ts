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
    // E11000: the row is newer, or a concurrent upsert has inserted another version, possibly an older one. Replace again without upsert.
    await rows.replaceOne(older, row, { ignoreUndefined: true });
  }
}

/**
 * Brings a row of another shape's collection up to date as far as this shape goes: fields that only its own release knows stay as they are,
 * for readers of that release, until the thing is gone.
 */
export async function mergeRow(rows: Collection<RowRecord>, row: RowRecord, fields: readonly string[]): Promise<void> {
  if (row.deleted) return writeRow(rows, row);
  const { _id, ...set } = row;
  const older = { _id, sourceVersion: { $lte: row.sourceVersion } };
  const absent = fields.filter((field) => (set as Record<string, unknown>)[field] === undefined);
  const update = { $set: set, $unset: Object.fromEntries(absent.map((field) => [field, 1 as const])) };
  try {
    await rows.updateOne(older, update, { upsert: true, ignoreUndefined: true });
  } catch (error) {
    if (!duplicateKey(error)) throw error;
    await rows.updateOne(older, update, { ignoreUndefined: true });
  }
}
