import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtOnce } from "./cache.ts";
import { EngineError } from "./engine-error.ts";
import { launchEngine } from "./engine-process.ts";
import { type Engine, type EngineOptions, externalEngine } from "./engine.ts";
import { onPath, runTool, versionOf } from "./tools.ts";

const VERSION = "v2.15.2";
const OLDEST_MINOR = 10;

export type NatsOptions = EngineOptions & {
  /** Somebody else's server, which then is used and never started or stopped. */
  readonly url?: string | undefined;
  /** Makes it a node of a cluster: its name, where it listens for other nodes, and the ports where all of them do. */
  readonly node?: { readonly name: string; readonly port: number; readonly ports: readonly number[] } | undefined;
  /** A file that names its users, and the passwords that it asks the environment for. */
  readonly users?: { readonly file: string; readonly passwords: Record<string, string> };
};

/** NATS with JetStream: the given URL, else nats-server on PATH, else one built by Go into the cache. */
export async function startNats({ dataDir, port, url, users, node, onProgress = () => {} }: NatsOptions): Promise<Engine> {
  if (url !== undefined) return givenNats(url);
  const server = await findServer(onProgress);
  const folder = join(dataDir, "nats");
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "nats.conf");
  writeFileSync(config, configuration(folder, port) + (node ? clustered(node) : "") + (users ? readFileSync(users.file, "utf8") : ""));
  return launchEngine({
    name: "nats",
    engine: server.engine,
    dataDir,
    command: server.command,
    args: ["-c", config],
    env: { GOMEMLIMIT: "192MiB", ...users?.passwords },
    ready: (log) => (log.includes("Server is ready") ? /Listening for client connections on \S+:(\d+)/.exec(log)?.[1] : undefined),
    url: (bound) => `nats://127.0.0.1:${bound}`,
  });
}

async function givenNats(url: string): Promise<Engine> {
  const { connect } = await import("nats");
  try {
    const connection = await connect({ servers: url, timeout: 5_000, reconnect: false });
    await connection.close();
  } catch (error) {
    throw new EngineError(`NATS_URL ${withoutPassword(url)} does not answer: ${(error as Error).message}`);
  }
  return externalEngine("the server of NATS_URL", url, Number(new URL(url.split(",")[0] ?? url).port || 4222));
}

/** The server on the PATH, else one built by Go. */
export async function findServer(onProgress: (line: string) => void): Promise<{ command: string; engine: string }> {
  const installed = onPath("nats-server");
  const version = installed === undefined ? undefined : await versionOf(installed);
  if (installed !== undefined && version !== undefined && (version.major > 2 || version.minor >= OLDEST_MINOR)) {
    return { command: installed, engine: `nats-server ${version.major}.${version.minor} on PATH` };
  }
  const folder = await builtOnce(`nats-server-${VERSION}`, async (draft) => {
    const go = onPath("go");
    if (go === undefined) throw new EngineError(`nats-server 2.${OLDEST_MINOR} or later is missing: install it, or Go, or set NATS_URL.`);
    onProgress("Building nats-server (first time only)");
    const environment = { GOBIN: draft, GOFLAGS: "" };
    await runTool(go, ["install", `github.com/nats-io/nats-server/v2@${VERSION}`], { env: environment }).catch((error: Error) => {
      throw new EngineError(`nats-server could not be built: ${error.message}`);
    });
  });
  return { command: join(folder, "nats-server"), engine: `nats-server ${VERSION.slice(1)}, built by Go` };
}

function configuration(folder: string, port = -1): string {
  return `listen: "127.0.0.1:${port}"
jetstream {
  store_dir: ${JSON.stringify(folder)}
  sync_interval: always
  max_memory_store: 256MB
  max_file_store: 8GB
}
`;
}

function clustered({ name, port, ports }: NonNullable<NatsOptions["node"]>): string {
  return `server_name: ${name}
cluster {
  name: muhtawa
  listen: "127.0.0.1:${port}"
  routes: ${JSON.stringify(ports.map((other) => `nats://127.0.0.1:${other}`))}
}
`;
}

export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//…@");
}
