import { readFileSync } from "node:fs";
import { join } from "node:path";
import mongoose, { type Connection } from "mongoose";

/** The port in the log of the engine that `npm start` runs: of the embedded one, else of mongod. */
const portIn = (log: string) =>
  /^ready (\d+)$/m.exec(log)?.[1] ?? /"port":(\d+)/.exec(log.split("Waiting for connections", 2)[1] ?? "")?.[1];

/** MONGO_URL; else the database that `npm start` runs for DATA_DIR, as its log names it. */
export function databaseUrl(env: NodeJS.ProcessEnv = process.env): string {
  if (env["MONGO_URL"]) return env["MONGO_URL"];
  try {
    const port = portIn(readFileSync(join(env["DATA_DIR"] || ".data", "logs", "mongo.log"), "utf8"));
    if (port) return `mongodb://127.0.0.1:${port}/?retryWrites=false`;
  } catch {
    // Nothing has been started here: the message below says what to do.
  }
  throw new Error("No database is known: set MONGO_URL, or run this beside `npm start` (with the same DATA_DIR).");
}

/** Runs an operator's command on a service's database; what goes wrong is one line and exit code 1. */
export async function onDatabase(service: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    const dbName = `${process.env["MONGO_DB_PREFIX"] ?? "muhtawa_"}${service}`;
    const connection = mongoose.createConnection(databaseUrl(), {
      dbName,
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: 5_000,
    });
    try {
      await connection.asPromise();
      await work(connection);
    } finally {
      await connection.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
