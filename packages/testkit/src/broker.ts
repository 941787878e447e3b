import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, startNats } from "@muhtawa/local/engines";

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
  const { url, port } = engine;
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const killEngine = () => void engine.kill();
  process.once("exit", killEngine);
  const up = async () => void (engine = await startNats({ dataDir, port }));
  return {
    url,
    up,
    down: () => engine.kill(),
    async wipe() {
      await engine.kill();
      forget();
      dataDir = newFolder();
      await up();
    },
    async stop() {
      process.off("exit", killEngine);
      await engine.kill();
      forget();
    },
  };
}
