import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startNats } from "@muhtawa/local/engines";
import { guard } from "./engines.ts";

/** NATS as a cluster of three nodes. */
export interface Cluster {
  /** All three addresses with commas between them. */
  readonly url: string;
  /** Kills one as a crash would. */
  lose(node: 0 | 1 | 2): Promise<void>;
  /** Has one answer nobody until it is resumed. */
  pause(node: 0 | 1 | 2): void;
  resume(node: 0 | 1 | 2): void;
  stop(): Promise<void>;
}

/** Three NATS servers of a test's own that keep streams together. They answer before they have agreed on a leader: the first request may fail. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-cluster-"));
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const nodes = await Promise.all(
    ports.map((port, at) => startNats({ dataDir: join(folder, `n${at}`), node: { name: `n${at}`, port, ports } })),
  );
  const dismissGuard = guard(nodes, folder);
  const signal = (node: number, name: NodeJS.Signals) => void process.kill(Number(nodes[node]?.pid), name);
  return {
    url: nodes.map(({ url }) => url).join(","),
    async lose(node) {
      await nodes[node]?.kill();
    },
    pause: (node) => signal(node, "SIGSTOP"),
    resume: (node) => signal(node, "SIGCONT"),
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      dismissGuard();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
