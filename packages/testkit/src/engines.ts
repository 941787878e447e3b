import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, startMongo, startNats } from "@muhtawa/local/engines";

/** The MongoDB and the NATS of a suite. */
export type TestEngines = {
  readonly mongoUrl: string;
  readonly natsUrl: string;
  /** Present only for engines of this suite's own: lets a test stop, kill and count on what happens then. */
  readonly mongo?: Engine;
  readonly nats?: Engine;
  stop(): Promise<void>;
};

/**
 * A MongoDB and a NATS for a suite. MONGO_URL and NATS_URL name servers to share; what isn't named is started fresh in a temporary
 * folder: real MongoDB and NATS in containers when TEST_ENGINES is `containers`, else the engines of a local start.
 * Suites sharing a server must keep to a database prefix and stream names of their own.
 */
export async function startEngines(): Promise<TestEngines> {
  if (process.env["TEST_ENGINES"] === "containers") return (await import("./engine-containers.ts")).startContainers();
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-test-"));
  const [mongo, nats] = await Promise.all([
    process.env["MONGO_URL"] ? undefined : startMongo({ dataDir: folder, mode: "quick" }),
    process.env["NATS_URL"] ? undefined : startNats({ dataDir: folder }),
  ]);
  const own = [mongo, nats].filter((engine) => engine !== undefined);
  const dismissGuard = guard(own, folder);
  return {
    mongoUrl: mongo?.url ?? process.env["MONGO_URL"] ?? "",
    natsUrl: nats?.url ?? process.env["NATS_URL"] ?? "",
    ...(mongo && { mongo }),
    ...(nats && { nats }),
    async stop() {
      await Promise.all(own.map((engine) => engine.kill()));
      dismissGuard();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A run that is broken off must not leave engines behind. However this process ends, its end of the guard's input closes; handlers of
 * signals would not do, Jest keeps them from test code.
 */
export function guard(engines: readonly Engine[], folder: string): () => void {
  const pids = engines.map((engine) => engine.pid).join(" ");
  const shell = spawn("sh", ["-c", `read -r _; kill -9 ${pids}; rm -rf "$0"`, folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  shell.unref();
  return () => shell.kill();
}
