import type { Collection, Db, Document } from "mongodb";
import type { Connection, Model } from "mongoose";
import { QUERY_TIME } from "./query-time.ts";

/** The collections of each database by name, since every read asks for one. */
const known = new WeakMap<Db, Map<string, Collection>>();

/** The driver's collection, whose commands have the default time limit; the connection has to be open. */
export function nativeCollection<Row extends Document>({ db }: Connection, name: string): Collection<Row> {
  if (!db) throw new Error("the database is not connected");
  const collections = known.get(db) ?? new Map<string, Collection>();
  known.set(db, collections);
  const collection = collections.get(name) ?? timed(db.collection(name));
  collections.set(name, collection);
  return collection as unknown as Collection<Row>;
}

/** The index of each method's options argument; other methods call one of these. */
const OPTIONS_AT = {
  find: 1,
  aggregate: 1,
  countDocuments: 1,
  deleteOne: 1,
  deleteMany: 1,
  updateOne: 2,
  updateMany: 2,
  replaceOne: 2,
  findOneAndUpdate: 2,
} as const;

/** Gives every command a default `maxTimeMS`: the driver has no such setting for a collection. */
function timed<Native extends object>(collection: Native): Native {
  const methods = collection as Record<string, (...given: unknown[]) => unknown>;
  for (const [name, place] of Object.entries(OPTIONS_AT)) {
    const asked = methods[name]?.bind(collection);
    methods[name] = (...given) =>
      asked?.(...Array.from({ length: place }, (_, at) => given[at]), { maxTimeMS: QUERY_TIME, ...(given[place] as object | undefined) });
  }
  return collection;
}

/**
 * A model's documents, for reads with filters whose values have the right types already: mongoose would build a query, cast it and run its
 * hooks, which costs as much as the database does.
 */
export const documentsOf = <Row extends Document>({ db, collection }: Model<Row>): Collection<Row> =>
  nativeCollection<Row>(db, collection.name);

/** Makes a collection unless it is there. */
export async function makeCollection(connection: Connection, name: string): Promise<void> {
  try {
    await connection.createCollection(name);
  } catch (error) {
    // An instance that starts at the same moment may have been faster; the embedded engine takes that for an error.
    const there = await connection.listCollections();
    if (!there.some((collection) => collection.name === name)) throw error;
  }
}
