import { type Connection, createConnection, type Model } from "mongoose";

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
  await connection.asPromise();
  return connection;
}

/**
 * Makes the collections and indexes of every model registered on the connection; services call it once, before they are ready. One after
 * the other, since the embedded engine fails when two operations make the same collection.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await makeCollection(connection, model);
    await model.createIndexes();
  }
}

async function makeCollection(connection: Connection, model: Model<unknown>): Promise<void> {
  try {
    await model.createCollection();
  } catch (error) {
    // An instance that starts at the same moment may have been faster; the embedded engine takes that for an error.
    const there = await connection.listCollections();
    if (!there.some(({ name }) => name === model.collection.name)) throw error;
  }
}

/** MongoDB's answer to a unique key that is there already. */
export function duplicateKey(error: unknown): { index: string } | undefined {
  if (typeof error !== "object" || error === null || (error as { code?: unknown }).code !== 11_000) return undefined;
  const { keyPattern, message } = error as { keyPattern?: Record<string, unknown>; message?: string };
  return {
    index: keyPattern ? Object.keys(keyPattern).join("_") : (/index: (?:\S*\$)?(\w+?)(?:_-?1)?[\s:]/.exec(message ?? "")?.[1] ?? ""),
  };
}
