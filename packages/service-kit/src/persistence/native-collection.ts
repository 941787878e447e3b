import type { Collection, Document } from "mongodb";
import type { Connection, Model } from "mongoose";

/** A collection without a mongoose model; the connection has to be open. */
export function nativeCollection<Row extends Document>(connection: Connection, name: string): Collection<Row> {
  if (!connection.db) throw new Error("the database is not connected");
  return connection.db.collection<Row>(name);
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
