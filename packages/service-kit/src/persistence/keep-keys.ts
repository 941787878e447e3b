import { setImmediate as othersTurn } from "node:timers/promises";
import type { Document } from "mongodb";
import type { Connection } from "mongoose";
import { NO_TIME_LIMIT } from "./query-time.ts";

/** How far a collection's keys are of a revision. */
interface Progress {
  _id: string;
  revision: number;
  /** The last document that has them; absent once all do. */
  after?: string;
}

interface KeptKeys<Row> {
  readonly collectionName: string;
  /** Counted up when the same text gets other keys. */
  readonly revision: number;
  /** What is read of each document. */
  readonly fields: readonly (keyof Row & string)[];
  /** The fields with a document's keys; undefined for one that has none, as a tombstone. */
  readonly keysOf: (
    row: Row,
  ) => Readonly<Record<string, readonly string[]>> | undefined | Promise<Readonly<Record<string, readonly string[]>> | undefined>;
}

const AT_ONCE = 50;

/**
 * Gives the documents of a collection the keys of this revision, once: a batch at a time, beside all else that the service does. Interrupted,
 * it goes on at the next start. A document that changes meanwhile is read again: the change may have left the keys as they were. Nobody is
 * told: nothing that others see changes.
 */
export async function keepKeys<Row extends object>(
  connection: Connection,
  { collectionName, revision, fields, keysOf }: KeptKeys<Row>,
): Promise<void> {
  const documents = connection.collection<Document & { _id: string }>(collectionName);
  const progress = connection.collection<Progress>("search_keys");
  const known = await progress.findOne({ _id: collectionName, revision });
  if (known && known.after === undefined) return;
  const projection = Object.fromEntries(["version", ...fields].map((field) => [field, 1]));
  for (let after = known?.after ?? ""; ;) {
    const rows = await documents
      .find({ _id: { $gt: after } }, { projection, sort: { _id: 1 }, limit: AT_ONCE, maxTimeMS: NO_TIME_LIMIT })
      .toArray();
    for (const read of rows)
      for (let row: typeof read | null = read; row; row = await documents.findOne({ _id: read._id }, { projection })) {
        const keys = await keysOf(row as unknown as Row);
        await othersTurn();
        if (!keys || (await documents.updateOne({ _id: row._id, version: row["version"] ?? null }, { $set: keys })).matchedCount === 1)
          break;
      }
    const last = rows.at(-1);
    await progress.replaceOne({ _id: collectionName }, { revision, ...(last && { after: last._id }) }, { upsert: true });
    if (!last) return;
    after = last._id;
  }
}
