import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Engine, startMongo } from "@muhtawa/local/engines";
import {
  type Broker,
  eventually,
  type FlakyProxy,
  type GraphQLClient,
  type ServiceProcess,
  startBroker,
  startEventProbe,
  startFlakyProxy,
  startProcess,
  startTestIdentity,
  subgraphClient,
} from "@muhtawa/testkit";

const SECRET = "a secret that only this suite's processes know";
const PREFIX = "chaos_";

/** Each process by the folder of its service; the worker stands beside ai's API. */
const PROCESSES = {
  catalog: { service: "catalog", entry: "src/main.ts" },
  content: { service: "content", entry: "src/main.ts" },
  ai: { service: "ai", entry: "src/main.ts" },
  "ai-worker": { service: "ai", entry: "src/worker.ts" },
  site: { service: "site", entry: "src/main.ts" },
} as const;
export type ProcessName = keyof typeof PROCESSES;
export const PROCESS_NAMES = Object.keys(PROCESSES) as ProcessName[];

export type Seam = "mongo" | "nats";

/** What a crash holds up by default is shorter here, not otherwise: a round waits for it. */
const SHORT = {
  LOG_LEVEL: "error",
  EVENT_HANDLER_MS: "6000",
  AI_HOLD_MS: "15000",
  CASCADE_SETTLE_MS: "500",
  AI_LEASE_MS: "1500",
  AI_SWEEP_MS: "300",
  COMPOSER_PACE_MS: "0",
  AI_BASE_URL: "",
  AI_API_KEY: "",
  AI_MODEL: "",
  AI_MODELS: "",
  AI_USER_CONCURRENCY: "10",
};

/** Services, a worker, a broker and a database as processes of their own; between each process and each engine a wire that can be cut. */
export interface Stage {
  readonly processes: Record<ProcessName, ServiceProcess>;
  readonly wires: Record<ProcessName, Record<Seam, FlakyProxy>>;
  readonly broker: Broker;
  /** Kills a process and starts it again at the same port. */
  restart(name: ProcessName): Promise<void>;
  /** Kills the database and starts it again with what it had. */
  restartDatabase(): Promise<void>;
  databaseOf(service: "catalog" | "content" | "ai" | "site"): { url: string; name: string };
  as(service: "catalog" | "content" | "ai", userId: string): Promise<GraphQLClient>;
  /** A process's figures as they are now; each the sum over its labels. */
  figures(name: ProcessName): Promise<(figure: string) => number>;
  allReady(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), "muhtawa-chaos-"));
  const mediaDir = join(dataDir, "media");
  const [broker, identity, first] = await Promise.all([startBroker(), startTestIdentity(), startMongo({ dataDir, mode: "quick" })]);
  let mongo: Engine = first;
  const { url: mongoUrl, port: mongoPort } = mongo;
  const probe = await startEventProbe(broker.url);
  probe.standInFor("identity");
  const wires = {} as Record<ProcessName, Record<Seam, FlakyProxy>>;
  const processes = {} as Record<ProcessName, ServiceProcess>;

  async function start(name: ProcessName, port = 0): Promise<void> {
    const { service, entry } = PROCESSES[name];
    processes[name] = await startProcess({
      cwd: fileURLToPath(new URL(`../../../../services/${service}`, import.meta.url)),
      entry,
      env: {
        ...SHORT,
        MONGO_URL: wires[name].mongo.url,
        NATS_URL: wires[name].nats.url.replace(/\/$/, ""),
        MONGO_DB_PREFIX: PREFIX,
        IDENTITY_URL: identity.url,
        INTERNAL_SECRET: SECRET,
        MEDIA_DIR: mediaDir,
        PORT: String(port),
      },
    });
  }

  for (const name of PROCESS_NAMES) wires[name] = { mongo: await startFlakyProxy(mongoUrl), nats: await startFlakyProxy(broker.url) };
  // One after the other: a start has its time, also on a busy machine.
  for (const name of PROCESS_NAMES) await start(name);

  const figures: Stage["figures"] = async (name) => {
    const text = await (await fetch(new URL("/metrics", processes[name].url))).text();
    return (wanted) => {
      const lines = text.split("\n").filter((line) => line.startsWith(`${wanted}{`) || line.startsWith(`${wanted} `));
      return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    };
  };
  // Rounds begin with what a start asks of other services behind them.
  for (const name of PROCESS_NAMES) await eventually(async () => (await figures(name))("muhtawa_read_model_missing") === 0, 90_000);

  return {
    figures,
    processes,
    wires,
    broker,
    async restart(name) {
      const { port } = processes[name];
      await processes[name].kill("SIGKILL");
      // What it can't reach may be away at this moment; then it ends, and whoever runs it starts it again.
      await eventually(async () => {
        await start(name, port);
        return true;
      }, 180_000);
    },
    async restartDatabase() {
      await mongo.kill();
      mongo = await startMongo({ dataDir, mode: "quick", port: mongoPort });
    },
    databaseOf: (service) => ({ url: mongoUrl, name: `${PREFIX}${service}` }),
    async as(service, userId) {
      const token = await identity.tokenFor({ id: userId });
      return (query, variables) => subgraphClient({ url: processes[service].url, secret: SECRET, token })(query, variables);
    },
    async allReady() {
      for (const name of PROCESS_NAMES)
        await eventually(async () => {
          const answer = await fetch(new URL("/readyz", processes[name].url));
          if (!answer.ok) throw new Error(`${name} isn't ready: ${await answer.text()}`);
          return true;
        }, 90_000);
    },
    async stop() {
      await Promise.all(PROCESS_NAMES.map((name) => processes[name]?.kill("SIGKILL")));
      await Promise.all(PROCESS_NAMES.flatMap((name) => Object.values(wires[name]).map((wire) => wire.stop())));
      await probe.stop();
      await Promise.all([identity.stop(), broker.stop(), mongo.kill()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
