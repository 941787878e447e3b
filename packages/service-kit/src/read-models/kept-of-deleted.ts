import type { Collection } from "mongodb";
import { duplicateKey } from "../persistence/database-errors.ts";
import type { RowRecord } from "./define-read-model.ts";

/** The fields that a model keeps of a deleted row; `known` is undefined when there was none. */
export type KeptOf = (known: RowRecord | undefined) => object;

/** Tries of a guarded write; a try fails only when another process has written a newer version meanwhile. */
const MAX_TRIES = 20;

/**
 * Replaces a row by a tombstone unless the row is newer. The tombstone has the fields that the model keeps, of the newest known state;
 * `elsewhere` is asked for that when there is no row. Resolves to the stored row, or to undefined when it is newer.
 */
export async function buryRow(
  rows: Collection<RowRecord>,
  tombstone: RowRecord,
  keptOf: KeptOf,
  elsewhere: () => Promise<RowRecord | null>,
): Promise<RowRecord | undefined> {
  const { _id } = tombstone;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const there = await rows.findOne({ _id });
    if (there && there.sourceVersion > tombstone.sourceVersion) return undefined;
    if (there?.deleted) {
      const { matchedCount } = await rows.updateOne(unchanged(there), { $set: { sourceVersion: tombstone.sourceVersion } });
      if (matchedCount > 0) return { ...there, ...tombstone };
    } else if (there) {
      const row = { ...keptOf(there), ...tombstone, keptFrom: there.sourceVersion };
      const { matchedCount } = await rows.replaceOne(unchanged(there), row, { ignoreUndefined: true });
      if (matchedCount > 0) return row;
    } else {
      const other = (await elsewhere()) ?? undefined;
      const row = { ...keptOf(other), ...tombstone, ...keptFrom(other) };
      try {
        await rows.insertOne(row, { ignoreUndefined: true });
        return row;
      } catch (error) {
        if (!duplicateKey(error)) throw error;
      }
    }
  }
  throw new Error(`the row of ${_id} changes faster than it can be deleted`);
}

/**
 * Adds to a tombstone the kept fields of a state that arrives after the deletion, unless it has those of a newer state. Resolves to the
 * stored tombstone, or to undefined when it is unchanged.
 */
export async function keepLate(
  rows: Collection<RowRecord>,
  state: RowRecord,
  fields: readonly string[],
  keptOf: KeptOf,
): Promise<RowRecord | undefined> {
  const { _id, sourceVersion } = state;
  const kept: Record<string, unknown> = { ...keptOf(state) };
  const absent = fields.filter((field) => kept[field] === undefined);
  const older = {
    _id,
    deleted: true,
    sourceVersion: { $gt: sourceVersion },
    $or: [{ keptFrom: { $exists: false } }, { keptFrom: { $lte: sourceVersion } }],
  };
  const update = { $set: { ...kept, keptFrom: sourceVersion }, $unset: Object.fromEntries(absent.map((field) => [field, 1 as const])) };
  const options = { ignoreUndefined: true, returnDocument: "after" } as const;
  return (await rows.findOneAndUpdate(older, update, options)) ?? undefined;
}

const unchanged = ({ _id, sourceVersion, deleted, keptFrom: from }: RowRecord) => ({
  _id,
  sourceVersion,
  deleted,
  keptFrom: from ?? { $exists: false },
});

function keptFrom(known: RowRecord | undefined): Pick<RowRecord, "keptFrom"> {
  const from = known?.deleted ? known.keptFrom : known?.sourceVersion;
  return from === undefined ? {} : { keptFrom: from };
}
