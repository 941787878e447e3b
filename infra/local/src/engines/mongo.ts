import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineError } from "./engine-error.ts";
import { type Engine, type EngineOptions, externalEngine } from "./engine.ts";
import { hasJavaTools, startJavaMongo } from "./java-mongo.ts";
import { cachedMongod, downloadedMongod, installedMongod, startMongod } from "./mongod.ts";
import { withoutPassword } from "./nats.ts";

/** `mongod`: the one on PATH. `downloaded`: fetched by mongodb-memory-server. `java`: the embedded one. */
export type MongoEngine = "mongod" | "downloaded" | "java";

export type MongoOptions = EngineOptions & {
  /** Somebody else's server, which then is used and never started or stopped. */
  readonly url?: string | undefined;
  /**
   * `best` (the default) tries a download before the embedded engine; `quick`, for tests, takes what starts without one if
   * anything does; the name of an engine takes that one.
   */
  readonly mode?: "best" | "quick" | MongoEngine;
};

/** MongoDB: the given URL, else the engine that holds this folder's data, else the best that can be had here. */
export async function startMongo(options: MongoOptions): Promise<Engine> {
  if (options.url !== undefined) return givenMongo(options.url);
  const { dataDir, mode = "best" } = options;
  const recorded = readChoice(dataDir);
  if (recorded !== undefined) {
    const engine = await start(recorded, options);
    if (engine === undefined)
      throw new EngineError(
        `${dataDir} holds data of ${NAMES[recorded]}, which is not to be had now. Install it, or choose another DATA_DIR.`,
      );
    const better = recorded === "java" && (await installedMongod()) !== undefined;
    return better ? { ...engine, note: "mongod is on PATH now; this folder's data stays with the embedded engine that holds it." } : engine;
  }
  for (const candidate of candidates(mode)) {
    const engine = await start(candidate, options);
    if (engine === undefined) continue;
    writeChoice(dataDir, candidate);
    return engine;
  }
  throw new EngineError("No MongoDB is to be had: install mongod, or Java 17 with Maven, or set MONGO_URL.");
}

const NAMES: Record<MongoEngine, string> = { mongod: "mongod", downloaded: "a downloaded mongod", java: "the embedded Java engine" };

function candidates(mode: NonNullable<MongoOptions["mode"]>): MongoEngine[] {
  if (mode === "best") return ["mongod", "downloaded", "java"];
  if (mode !== "quick") return [mode];
  return cachedMongod() !== undefined || !hasJavaTools() ? ["mongod", "downloaded"] : ["mongod", "java"];
}

/** Undefined when this engine can't be had here, which sends the search on to the next. */
async function start(candidate: MongoEngine, options: MongoOptions): Promise<Engine | undefined> {
  switch (candidate) {
    case "mongod": {
      const mongod = await installedMongod();
      return mongod && startMongod(mongod, options);
    }
    case "downloaded": {
      const mongod = cachedMongod() ?? (await downloadedMongod(options.onProgress));
      return mongod && startMongod(mongod, options);
    }
    case "java":
      return startJavaMongo(options);
  }
}

async function givenMongo(url: string): Promise<Engine> {
  // Loaded here only: every start of the embedded engine does without.
  const { MongoClient } = await import("mongodb");
  try {
    const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
    await client.db("admin").command({ ping: 1 });
    await client.close();
  } catch (error) {
    throw new EngineError(`MONGO_URL ${withoutPassword(url)} does not answer: ${(error as Error).message}`);
  }
  return externalEngine("the server of MONGO_URL", url, Number(/:(\d+)(?:[/,?]|$)/.exec(url)?.[1] ?? 27017));
}

function readChoice(dataDir: string): MongoEngine | undefined {
  const file = join(dataDir, "engine.json");
  if (!existsSync(file)) return undefined;
  const { mongo } = JSON.parse(readFileSync(file, "utf8")) as { mongo?: MongoEngine };
  if (mongo === undefined || !(mongo in NAMES)) throw new EngineError(`${file} names no engine known here: ${String(mongo)}.`);
  return mongo;
}

function writeChoice(dataDir: string, mongo: MongoEngine): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "engine.json"), `${JSON.stringify({ mongo })}\n`);
}
