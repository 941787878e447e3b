import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@muhtawa/local/engines";
import {
  type Broker,
  type Database,
  eventually,
  type FlakyProxy,
  type ServiceProcess,
  startBroker,
  startDatabase,
  startFlakyProxy,
  startProcess,
} from "@muhtawa/testkit";

const SECRET = "a secret that only this suite's processes know";
const PREFIX = "chaos_";

/** Each process by its folder, and what it speaks to; the worker stands beside ai's API. Which service speaks to which is in docs/architecture.md. */
const PROCESSES = {
  identity: { folder: "services/identity", entry: "src/main.ts", seams: ["mongo", "nats"] },
  catalog: { folder: "services/catalog", entry: "src/main.ts", seams: ["mongo", "nats", "identity"] },
  content: { folder: "services/content", entry: "src/main.ts", seams: ["mongo", "nats", "identity"] },
  ai: { folder: "services/ai", entry: "src/main.ts", seams: ["mongo", "nats", "identity", "content"] },
  "ai-worker": { folder: "services/ai", entry: "src/worker.ts", seams: ["mongo", "nats", "content"] },
  site: { folder: "services/site", entry: "src/main.ts", seams: ["mongo", "nats", "identity"] },
  gateway: { folder: "gateway", entry: "src/main.ts", seams: ["nats", "identity", "catalog", "content", "ai", "site"] },
} as const;
export type ProcessName = keyof typeof PROCESSES;
export const PROCESS_NAMES = Object.keys(PROCESSES) as ProcessName[];
export type ServiceName = "identity" | "catalog" | "content" | "ai" | "site";
export const SERVICE_NAMES: readonly ServiceName[] = ["identity", "catalog", "content", "ai", "site"];

export type Seam = "mongo" | "nats" | ServiceName;
export const seamsOf = (name: ProcessName): readonly Seam[] => PROCESSES[name].seams;

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
  // A proxy tells the networks of those who write: more than one may register in an hour do.
  TRUST_PROXY: "127.0.0.1",
  KEY_SECRET: "a secret that only this suite's identity knows",
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: "a password of this suite",
};

/** All services, a worker, the gateway, broker and database as processes of their own; from each to all that it speaks to a wire that can be cut. */
export interface Stage {
  readonly processes: Record<ProcessName, ServiceProcess>;
  /** Where clients come in. */
  readonly gatewayUrl: string;
  wire(name: ProcessName, seam: Seam): FlakyProxy;
  readonly broker: Broker;
  readonly database: Database;
  /** Kills a process and starts it again at the same port. */
  restart(name: ProcessName): Promise<void>;
  databaseOf(service: ServiceName): { url: string; name: string };
  /** A process's figures as they are now; each the sum over its labels. */
  figures(name: ProcessName): Promise<(figure: string) => number>;
  allReady(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), "muhtawa-chaos-"));
  const mediaDir = join(dataDir, "media");
  const [broker, database] = await Promise.all([startBroker(), startDatabase()]);
  const ports = new Map<ProcessName, number>();
  for (const name of PROCESS_NAMES) ports.set(name, await freePort());
  const addressOf = (name: ProcessName) => `http://127.0.0.1:${ports.get(name)}`;
  const wires = new Map<string, FlakyProxy>();
  const wire = (name: ProcessName, seam: Seam) => {
    const between = wires.get(`${name} ${seam}`);
    if (!between) throw new Error(`${name} doesn't speak to ${seam}`);
    return between;
  };
  const processes = {} as Record<ProcessName, ServiceProcess>;

  async function start(name: ProcessName): Promise<void> {
    const { folder, entry, seams } = PROCESSES[name];
    const addresses = seams.map((seam) => [`${seam.toUpperCase()}_URL`, wire(name, seam).url.replace(/\/$/, "")]);
    processes[name] = await startProcess({
      cwd: fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
      entry,
      env: {
        ...SHORT,
        ...(Object.fromEntries(addresses) as Record<string, string>),
        // The worker checks no tokens.
        ...(name === "ai-worker" && { IDENTITY_URL: addressOf("identity") }),
        MONGO_DB_PREFIX: PREFIX,
        INTERNAL_SECRET: SECRET,
        MEDIA_DIR: mediaDir,
        MAIL_DIR: join(dataDir, "mail"),
        PORT: String(ports.get(name)),
      },
    });
  }

  for (const name of PROCESS_NAMES)
    for (const seam of seamsOf(name)) {
      const target = { mongo: database.url, nats: broker.url }[seam as string] ?? addressOf(seam as ServiceName);
      wires.set(`${name} ${seam}`, await startFlakyProxy(target));
    }
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
  for (const name of SERVICE_NAMES) await eventually(async () => (await figures(name))("muhtawa_read_model_missing") === 0, 90_000);

  return {
    figures,
    processes,
    gatewayUrl: addressOf("gateway"),
    wire,
    broker,
    database,
    async restart(name) {
      await processes[name].kill("SIGKILL");
      // What it can't reach may be away at this moment; then it ends, and whoever runs it starts it again.
      await eventually(async () => {
        await start(name);
        return true;
      }, 180_000);
    },
    databaseOf: (service) => ({ url: database.url, name: `${PREFIX}${service}` }),
    async allReady() {
      for (const name of PROCESS_NAMES)
        await eventually(async () => {
          const answer = await fetch(new URL("/readyz", processes[name].url)).catch((error: unknown) => {
            throw new Error(`${name} doesn't answer: ${processes[name].logs().slice(-2_000)}`, { cause: error });
          });
          if (!answer.ok) throw new Error(`${name} isn't ready: ${await answer.text()}`);
          return true;
        }, 90_000);
    },
    async stop() {
      await Promise.all(PROCESS_NAMES.map((name) => processes[name]?.kill("SIGKILL")));
      await Promise.all([...wires.values()].map((one) => one.stop()));
      await Promise.all([broker.stop(), database.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
