import type { Collection, Document } from "mongodb";
import type { Connection } from "mongoose";

/** A collection without a mongoose model; the connection has to be open. */
export function nativeCollection<Row extends Document>(connection: Connection, name: string): Collection<Row> {
  if (!connection.db) throw new Error("the database is not connected");
  return connection.db.collection<Row>(name);
}

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
