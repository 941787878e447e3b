import { type Connection, createConnection } from "mongoose";
import "./closed-connections.ts";
import { makeCollection } from "./native-collection.ts";
import { limitQueryTime } from "./query-time.ts";

/** The embedded engine has no replica set and refuses retryable writes; a real server gets the safe production settings unless its URL says otherwise. */
const isEmbedded = (url: string) => URL.parse(url)?.searchParams.get("retryWrites") === "false";

/** Connects to a service's own database; fails within 10 s when the server can't be reached. */
export async function connectMongo(url: string, database: string): Promise<Connection> {
  const connection = createConnection(url, {
    dbName: database,
    serverSelectionTimeoutMS: 10_000,
    maxPoolSize: 20,
    autoCreate: false,
    autoIndex: false,
    ...(isEmbedded(url) ? {} : { retryWrites: true, w: "majority", readPreference: "primary" }),
  });
  connection.plugin(limitQueryTime);
  await connection.asPromise();
  return connection;
}

/**
 * Makes the collections and indexes of every model registered on the connection; services call it once, before they are ready. One after
 * the other, since the embedded engine fails when two operations make the same collection.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await makeCollection(connection, model.collection.name);
    await model.createIndexes();
  }
}
