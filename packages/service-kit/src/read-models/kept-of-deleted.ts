import type { Collection } from "mongodb";
import { duplicateKey } from "../persistence/database-errors.ts";
import type { RowRecord } from "./define-read-model.ts";

/** What a model keeps of a deleted thing that was known like this; undefined: nothing was known of it. */
export type KeptOf = (known: RowRecord | undefined) => object;

/** A write that loses its guard is tried again; each time somebody else has told something newer. */
const MAX_TRIES = 20;

/**
 * Puts a tombstone in a row's place unless the row is newer, with what the model keeps of the newest state that is known. `elsewhere` looks
 * for that where there is no row. Resolves to the row as it is then, or to undefined when it is newer.
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
 * Lets a tombstone keep what it would have kept of this state, had the state come before the deletion; not where it keeps something newer.
 * Resolves to the tombstone as it is then, or to undefined where it stays as it was.
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
