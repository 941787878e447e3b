import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, freePort } from "../src/engines/index.ts";
import { launchEngine } from "../src/engines/engine-process.ts";
import { findServer } from "../src/engines/nats.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** Three brokers that run a folder's own `nats-cluster.conf`. */
export interface Cluster {
  /** Where clients come in. */
  readonly hosts: readonly string[];
  /** Where nodes come in. */
  readonly routes: readonly string[];
  /** Kills one as a crash would. */
  lose(node: number): Promise<void>;
  stop(): Promise<void>;
}

const NODE_PASSWORD = "known-to-nodes";

/** Starts them with the addresses of this machine in the places of a container's; all else is as the files say. */
export async function startClusterOf({ folder, passwords }: { folder: string; passwords: Record<string, string> }): Promise<Cluster> {
  const { command, engine } = await findServer(() => {});
  const ports = await Promise.all(
    [1, 2, 3].map(async () => ({ client: await freePort(), node: await freePort(), monitor: await freePort() })),
  );
  const routes = Object.fromEntries(
    ports.map(({ node }, at) => [`NATS_ROUTE_${at + 1}`, `nats://node:${NODE_PASSWORD}@127.0.0.1:${node}`]),
  );
  const nodes: Engine[] = await Promise.all(
    ports.map((port, at) => {
      const dataDir = scratchFolder();
      const files = join(dataDir, "files");
      mkdirSync(files);
      cpSync(join(folder, "nats-users.conf"), join(files, "nats-users.conf"));
      const local = (text: string) =>
        text
          .replace("0.0.0.0:4222", `127.0.0.1:${port.client}`)
          .replace("0.0.0.0:6222", `127.0.0.1:${port.node}`)
          .replace("0.0.0.0:8222", `127.0.0.1:${port.monitor}`)
          .replace("store_dir: /data", `store_dir: ${JSON.stringify(join(dataDir, "streams"))}`);
      for (const name of ["nats.conf", "nats-cluster.conf"])
        writeFileSync(join(files, name), local(readFileSync(join(folder, name), "utf8")));
      return launchEngine({
        name: "nats",
        engine,
        dataDir,
        command,
        args: ["-c", join(files, "nats-cluster.conf")],
        env: { ...passwords, ...routes, NATS_NAME: `nats-${at + 1}`, NATS_NODE_PASSWORD: NODE_PASSWORD },
        ready: (log) => (log.includes("Server is ready") ? String(port.client) : undefined),
        url: (bound) => `nats://127.0.0.1:${bound}`,
      });
    }),
  );
  return {
    hosts: ports.map(({ client }) => `127.0.0.1:${client}`),
    routes: ports.map(({ node }) => `127.0.0.1:${node}`),
    lose: async (node) => nodes[node]?.kill(),
    stop: async () => void (await Promise.all(nodes.map((node) => node.kill()))),
  };
}
