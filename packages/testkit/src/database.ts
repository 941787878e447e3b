import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, startMongo } from "@muhtawa/local/engines";
import { guard } from "./engines.ts";

/** A database of a test's own, which can be killed. */
export interface Database {
  /** Stays the same over every restart. */
  readonly url: string;
  /** Kills it as a crash would, and starts it again on the same port with what it had. */
  restart(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** A database of a test's own, which can be killed and goes on with what it had. */
export async function startDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), "muhtawa-database-"));
  let engine: Engine = await startMongo({ dataDir, mode: "quick" });
  let dismissGuard = guard([engine], dataDir);
  const { url, port } = engine;
  const down = async () => {
    await engine.kill();
    dismissGuard();
  };
  return {
    url,
    async restart() {
      await down();
      engine = await startMongo({ dataDir, mode: "quick", port });
      dismissGuard = guard([engine], dataDir);
    },
    async stop() {
      await down();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
