import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, startNats } from "@muhtawa/local/engines";
import { guard } from "./engines.ts";

/** A NATS server of a test's own, which can be killed, started again and emptied. */
export interface Broker {
  /** Stays the same over every restart. */
  readonly url: string;
  /** Kills the server as a crash would. */
  down(): Promise<void>;
  /** Starts it again on the same port with what it had. */
  up(): Promise<void>;
  /** Kills it, loses everything it had, and starts it again on the same port. */
  wipe(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "muhtawa-broker-"));

/** A NATS server of a test's own, which can be taken down, brought back and wiped. */
export async function startBroker(): Promise<Broker> {
  let dataDir = newFolder();
  let engine: Engine = await startNats({ dataDir });
  let dismissGuard = guard([engine], dataDir);
  const { url, port } = engine;
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const down = async () => {
    await engine.kill();
    dismissGuard();
  };
  const up = async () => {
    engine = await startNats({ dataDir, port });
    dismissGuard = guard([engine], dataDir);
  };
  return {
    url,
    up,
    down,
    async wipe() {
      await down();
      forget();
      dataDir = newFolder();
      await up();
    },
    async stop() {
      await down();
      forget();
    },
  };
}
