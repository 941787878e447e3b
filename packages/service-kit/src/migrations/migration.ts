import { setImmediate as othersTurn } from "node:timers/promises";
import type { Document } from "mongodb";
import type { Connection } from "mongoose";
import { NO_TIME_LIMIT } from "../persistence/query-time.ts";

/** A change of stored data, with its progress kept in the database. */
export interface Migration {
  /** Unique in its service and never changed: the key of its progress in the database. */
  readonly name: string;
  /** Raised when it has to be done again. */
  readonly revision: number;
  /** How many documents there are to look at; for its progress, so an estimate will do. */
  readonly total: () => Promise<number>;
  /**
   * Migrates the next batch after that id, in the order of ids, and resolves to where it stopped; undefined when no document was left. It
   * has to be idempotent and compatible with older and newer releases that read and write meanwhile.
   */
  readonly next: (after: string | undefined) => Promise<Step | undefined>;
}

interface Step {
  /** The last document that is done. */
  readonly after: string;
  readonly done: number;
}

interface GivenFields<Row> {
  readonly name: string;
  readonly revision: number;
  readonly collectionName: string;
  /** The fields that are read of each document. */
  readonly fields: readonly (keyof Row & string)[];
  /** The fields to set; undefined for a document that stays unchanged, such as a tombstone. */
  readonly given: (row: Row) => Readonly<Record<string, unknown>> | undefined | Promise<Readonly<Record<string, unknown>> | undefined>;
}

const AT_ONCE = 50;

/**
 * A migration that sets fields which are computed from others of the same document. A document that changes meanwhile is read again. It
 * raises no version and publishes no event, so the fields must not be visible to others.
 */
export function givenFields<Row extends object>(
  connection: Connection,
  { name, revision, collectionName, fields, given }: GivenFields<Row>,
): Migration {
  const documents = () => connection.collection<Document & { _id: string }>(collectionName);
  const projection = Object.fromEntries(["version", ...fields].map((field) => [field, 1]));
  const bring = async (read: Document & { _id: string }) => {
    for (let row: typeof read | null = read; row; row = await documents().findOne({ _id: read._id }, { projection })) {
      const changes = await given(row as unknown as Row);
      await othersTurn();
      if (!changes) return;
      const { matchedCount } = await documents().updateOne({ _id: row._id, version: row["version"] ?? null }, { $set: changes });
      if (matchedCount === 1) return;
    }
  };
  return {
    name,
    revision,
    total: () => documents().estimatedDocumentCount(),
    async next(after) {
      const rows = await documents()
        .find({ _id: { $gt: after ?? "" } }, { projection, sort: { _id: 1 }, limit: AT_ONCE, maxTimeMS: NO_TIME_LIMIT })
        .toArray();
      for (const row of rows) await bring(row);
      const last = rows.at(-1);
      return last && { after: last._id, done: rows.length };
    },
  };
}
