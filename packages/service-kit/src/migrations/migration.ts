import { setImmediate as othersTurn } from "node:timers/promises";
import type { Document } from "mongodb";
import type { Connection } from "mongoose";
import { NO_TIME_LIMIT } from "../persistence/query-time.ts";

/** A change of the data that stands, of which a database remembers how far it is. */
export interface Migration {
  /** Unique in its service, and for ever the same: the database remembers it by this. */
  readonly name: string;
  /** Counted up when the same is to be done anew. */
  readonly revision: number;
  /** How many documents there are to look at; for its progress, so an estimate will do. */
  readonly total: () => Promise<number>;
  /**
   * Does the next documents after that one, in the order of their ids, and says where it stopped; undefined when there were none. What it
   * does has to bear being done twice, and being done while older and newer releases read and write.
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
  /** What is read of each document. */
  readonly fields: readonly (keyof Row & string)[];
  /** The fields as they are to be; undefined for a document that stays as it is, as a tombstone. */
  readonly given: (row: Row) => Readonly<Record<string, unknown>> | undefined | Promise<Readonly<Record<string, unknown>> | undefined>;
}

const AT_ONCE = 50;

/**
 * A migration that gives each document of a collection fields which follow from others of it. One that changes meanwhile is read again: the
 * change may have left the fields as they were. Nobody is told and no version grows: nothing that others see may change.
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
