import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { STREAMS } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import type { EventMap } from "@muhtawa/service-kit";
import { AckPolicy, connect, NatsError } from "nats";
import { parse } from "yaml";
import { type Engine, startMongo, startNats } from "../src/engines/index.ts";
import { waitUntilReady } from "../src/readiness.ts";
import { ROOT } from "../src/settings.ts";
import { freePort } from "./launcher/running-launcher.ts";
import { scratchFolder } from "./scratch-folder.ts";

type Service = {
  readonly image: string;
  readonly command: readonly string[];
  readonly working_dir: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly container_name?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly cpus?: number;
};

const SECRETS: Record<string, string> = {
  INTERNAL_SECRET: "internal-secret-of-the-compose-test",
  KEY_SECRET: "key-secret-of-the-compose-test-only",
  MONGO_PASSWORD: "database",
  ...Object.fromEntries(["IDENTITY", "CATALOG", "CONTENT", "AI", "SITE"].map((service) => [`MONGO_${service}_PASSWORD`, `db-${service}`])),
  ...Object.fromEntries(
    ["IDENTITY", "CATALOG", "CONTENT", "AI", "SITE", "GATEWAY", "OPERATOR"].map((user) => [`NATS_${user}_PASSWORD`, `nats-${user}`]),
  ),
  ADMIN_PASSWORD: "Compose-test-1",
  GRAFANA_PASSWORD: "figures",
};

const { services } = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), withEnvFile(), { merge: true }) as {
  services: Record<string, Service>;
};
const processes = Object.entries(services).filter(([, { image }]) => image === "muhtawa");

/** Fills ${NAME:-default} and ${NAME:?message} in texts as docker compose does from a filled-in copy of .env.example. */
function withEnvFile(): (key: unknown, value: unknown) => unknown {
  const lines = readFileSync(join(ROOT, ".env.example"), "utf8").matchAll(/^(\w+)=(.*)$/gm);
  const env = new Map([...[...lines].map(([, name = "", value = ""]) => [name, value] as const), ...Object.entries(SECRETS)]);
  const filled = (_whole: string, name: string, kind: string, rest: string): string => {
    const value = env.get(name);
    if (!value && kind === "?") throw new Error(`${name} is needed and .env.example doesn't name it`);
    return value || rest;
  };
  return (_key, value) => (typeof value === "string" ? value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, filled) : value);
}

test("workers can be scaled: no name and no host port of their own", () => {
  const worker = services["ai-worker"];
  expect(worker).toBeDefined();
  expect(worker?.container_name).toBeUndefined();
  expect(worker?.ports).toBeUndefined();
});

test("what others have built is pinned by digest, and images without a known one by their tags", () => {
  const others = Object.values(services).flatMap(({ image }) => (image === "muhtawa" ? [] : [image]));
  const byTag = others.filter((image) => !/@sha256:[0-9a-f]{64}$/u.test(image));
  expect(byTag.toSorted()).toEqual([
    "grafana/grafana:12.1.0",
    "grafana/tempo:2.8.2",
    "nats:2.15-alpine",
    "ollama/ollama:0.12.6",
    "prom/prometheus:v3.5.0",
  ]);
});

test("our own image is built on Node's by digest, of the release that is tested with", () => {
  const file = readFileSync(join(ROOT, "infra/docker/Dockerfile"), "utf8");
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { devDependencies: { node: string } };
  const [, image = ""] = /^ARG NODE_IMAGE=(\S+)$/mu.exec(file) ?? [];
  expect(image).toMatch(/@sha256:[0-9a-f]{64}$/u);
  expect(image.split("-")[0]).toBe(`node:${devDependencies.node}`);
  const bases = [...file.matchAll(/^FROM (\S+)/gmu)].map(([, base]) => base);
  expect(bases.filter((base) => base !== "${NODE_IMAGE}")).toEqual(["sources", "sources"]);
});

test("NATS acknowledges a publish only when it is on disk", () => {
  expect(readFileSync(join(ROOT, "infra/docker/nats.conf"), "utf8")).toMatch(/^\s*sync_interval: always$/m);
});

test("what is outside is on no network with what isn't its business, and the gateway on this machine alone", () => {
  const on = (network: string) => Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
  expect(on("mail")).toEqual(["mailpit", "identity"]);
  expect(on("model")).toEqual(["ai-worker", "ollama"]);
  for (const outside of ["mailpit", "ollama"]) expect(services[outside]?.networks).toHaveLength(1);
  expect(on("data")).toEqual(["mongo", "nats", "identity", "catalog", "content", "ai", "ai-worker", "site", "gateway"]);
  expect(services["gateway"]?.ports).toEqual(["127.0.0.1:4000:4000"]);
});

test("nothing of ours writes to its image, has capabilities or is without limits", () => {
  expect(processes).toHaveLength(7);
  // MongoDB's image gives its files away when it starts, Ollama takes what its models need.
  const bounded = Object.entries(services).filter(([name]) => name !== "mongo" && name !== "ollama");
  for (const [name, { read_only, cap_drop, security_opt, pids_limit, mem_limit, cpus }] of bounded)
    expect([name, read_only, cap_drop, security_opt, pids_limit, mem_limit, cpus]).toEqual([
      name,
      true,
      ["ALL"],
      ["no-new-privileges:true"],
      expect.any(Number),
      expect.stringMatching(/^\d+[mg]$/),
      expect.any(Number),
    ]);
  for (const [, { image }] of Object.entries(services)) expect(image).not.toMatch(/:latest$/);
});

test("Prometheus reads every process, and the alarms that there are", () => {
  const { rule_files, scrape_configs } = parse(readFileSync(join(ROOT, "infra/observability/prometheus.yml"), "utf8")) as {
    rule_files: string[];
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const read = scrape_configs.flatMap(({ dns_sd_configs }) =>
    dns_sd_configs.flatMap(({ names, port }) => names.map((name) => [name, port])),
  );
  expect(read.toSorted()).toEqual(
    processes.map(([name, { environment }]) => [name, environment["METRICS_PORT"] ?? environment["PORT"]]).toSorted(),
  );
  expect(rule_files).toEqual(["/etc/prometheus/alerts/*.rules.yml"]);
  expect(readdirSync(join(ROOT, "infra/alerts")).filter((file) => file.endsWith(".rules.yml"))).not.toEqual([]);
  for (const [, { networks }] of processes) expect(networks).toContain("inner");
  expect(services["prometheus"]?.networks).toContain("inner");
  expect(services["grafana"]?.ports).toEqual(["127.0.0.1:3001:3000"]);
});

test("each service has its own database's user alone", () => {
  for (const [name, { environment }] of processes) {
    if (name === "gateway") continue;
    const service = name.replace("-worker", "");
    expect(environment["MONGO_URL"]).toBe(`mongodb://${service}:db-${service.toUpperCase()}@mongo:27017/?authSource=muhtawa_${service}`);
  }
});

describe("with hosts replaced by local addresses", () => {
  const running: ChildProcess[] = [];
  const ports = new Map<string, number>();
  const output = new Map<string, string>();
  let mongo: Engine;
  let nats: Engine;

  beforeAll(async () => {
    const dataDir = scratchFolder();
    [mongo, nats] = await Promise.all([
      startMongo({ dataDir, mode: "quick" }),
      startNats({ dataDir, users: { file: join(ROOT, "infra/docker/nats-users.conf"), passwords: SECRETS } }),
    ]);
    for (const [name] of processes) ports.set(name, await freePort());
    ports.set("gateway metrics", await freePort());
    for (const [name, service] of processes) start(name, service);
  }, 60_000);

  afterAll(async () => {
    for (const child of running) {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await Promise.all([mongo.kill(), nats.kill()]);
  }, 60_000);

  function local(name: string, environment: Service["environment"]): Record<string, string> {
    const addressed = Object.entries(environment).map(([key, value]) => {
      const text = String(value)
        .replace(/^mongodb:\/\/\S*@mongo:27017\S*/, mongo.url)
        .replace("@nats:4222", `@${new URL(nats.url).host}`)
        .replace(/http:\/\/([a-z-]+):\d+/, (_whole, host: string) => `http://127.0.0.1:${ports.get(host)}`);
      return [key, text];
    });
    const metrics = environment["METRICS_PORT"] && { METRICS_PORT: String(ports.get(`${name} metrics`)) };
    return { ...Object.fromEntries(addressed), PORT: String(ports.get(name)), ...metrics };
  }

  function start(name: string, { command, working_dir, environment }: Service): void {
    const [program, ...args] = command;
    if (program !== "node") throw new Error(`${name} runs ${program}, not node`);
    // Nothing of this process's environment but what an image has too.
    const env = { PATH: process.env["PATH"], NODE_ENV: "production", ...local(name, environment) };
    const child = spawn(process.execPath, args, {
      cwd: join(ROOT, working_dir.replace(/^\/app\//, "")),
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => output.set(name, `${output.get(name) ?? ""}${String(chunk)}`));
    running.push(child);
  }

  test.each(["identity", "catalog", "content", "ai", "site", "gateway"])("%s may publish no other service's subjects", async (user) => {
    const as = (name: string) =>
      connect({ servers: new URL(nats.url).host, user: name, pass: `nats-${name.toUpperCase()}`, reconnect: false });
    const [operator, speaker] = await Promise.all([as("operator"), as(user)]);
    const subjects = ["identity", "catalog", "content", "ai", "site"].map((service) => `${service}.probe.by-${user}`);
    const guarded = [`$KV.revocations.by-${user}`, "$JS.API.STREAM.DELETE.NONE"];
    const heard: string[] = [];
    for (const subject of [...subjects, ...guarded])
      operator.subscribe(subject, { callback: (_, message) => void heard.push(message.subject) });
    await operator.flush();
    for (const subject of [...subjects, ...guarded]) speaker.publish(subject, "{}");
    await speaker.flush();
    await operator.flush();
    await Promise.all([operator.close(), speaker.close()]);
    expect(heard).toEqual([...subjects.filter((subject) => subject.startsWith(`${user}.`)), ...(user === "identity" ? [guarded[0]] : [])]);
    await expect(connect({ servers: new URL(nats.url).host, reconnect: false })).rejects.toThrow(/authorization/i);
  });

  test.each(["identity", "catalog", "content", "ai", "site", "gateway"])("%s reads what it declares and nothing else", async (user) => {
    const server = { servers: new URL(nats.url).host, reconnect: false };
    const connection = await connect({ ...server, user, pass: `nats-${user.toUpperCase()}`, inboxPrefix: `_INBOX_${user}` });
    const manager = await connection.jetstreamManager({ checkAPI: false });
    const isDenied = (error: unknown) => /permissions violation/i.test(String(error));
    // What isn't there, or has nothing, is answered; what isn't allowed is not even asked. Anything else has told nothing.
    const isRefused = (error: unknown) => {
      if (!isDenied(error) && !(error instanceof NatsError && error.api_error)) throw error;
      return isDenied(error);
    };
    const readable: string[] = [];
    for (const stream of Object.keys(STREAMS)) {
      const answers = [
        () => manager.streams.getMessage(stream, { last_by_subj: ">" }),
        () => manager.consumers.add(stream, { durable_name: `probe-${user}`, ack_policy: AckPolicy.None }),
        () => manager.consumers.add(stream, { name: `heard-${user}`, deliver_subject: `_INBOX_${user}.heard`, ack_policy: AckPolicy.None }),
      ];
      const denied = await Promise.all(answers.map((ask) => ask().then(() => false, isRefused)));
      expect(new Set(denied).size).toBe(1);
      if (!denied[0]) readable.push(stream);
      for (const name of [`probe-${user}`, `heard-${user}`])
        expect(await manager.consumers.delete(stream, name).then(() => false, isRefused)).toBe(denied[0]);
    }
    expect(readable.toSorted()).toEqual([...(await declaredBy(user))].toSorted());
    await expect(manager.streams.add({ name: "COPY", sources: [{ name: "IDENTITY" }] })).rejects.toThrow(/permissions violation/i);
    const refused = ["catalog.>", "_INBOX.>", "_INBOX_site.>", "$JS.>", ">"].filter((subject) => subject !== `_INBOX_${user}.>`);
    const heard = await Promise.all(
      refused.map(
        (subject) => new Promise<unknown>((resolve) => void connection.subscribe(subject, { callback: (error) => resolve(error) })),
      ),
    );
    expect(heard.every(isDenied)).toBe(true);
    await connection.close();
  });

  /** Streams of what a service publishes, keeps and reacts to, and of its work; dead letters are looked through for what is erased. */
  async function declaredBy(user: string): Promise<Set<string>> {
    if (user === "gateway") return new Set(["AI_OUTPUT"]);
    const { events } = (await import(join(ROOT, `services/${user}/src/events.ts`))) as { events: EventMap<never> };
    const heard = [
      ...events.keeps.flatMap((model) => model.events),
      ...events.does.flatMap((effect) => ("event" in effect ? [effect.event] : [])),
    ];
    return new Set(
      [...events.publishes, ...heard]
        .map(({ stream }) => stream as string)
        .concat("DLQ", ...(user === "ai" ? ["AI_JOBS", "AI_OUTPUT"] : [])),
    );
  }

  test.each(processes.map(([name]) => name))(
    "%s becomes ready by the command and environment that docker-compose.yml names",
    async (name) => {
      const url = `http://127.0.0.1:${ports.get(name)}`;
      await waitUntilReady(name, url, 55_000).catch((error: Error) => {
        throw new Error(`${error.message}\n${output.get(name)}`, { cause: error });
      });
      const [, , ...healthArgs] = services[name]?.healthcheck.test ?? [];
      const health = spawn(process.execPath, healthArgs, { env: { PORT: String(ports.get(name)) } });
      expect(await once(health, "exit")).toEqual([0, null]);
    },
    60_000,
  );

  test("what is measured is told inside only: no port that is open to the outside answers /metrics", async () => {
    for (const [name, { ports: open = [], environment }] of processes) {
      const published = open.map((mapping) => Number(mapping.split(":").at(-1)));
      expect([name, published]).toEqual([name, name === "gateway" ? [environment["PORT"]] : []]);
      expect(published).not.toContain(environment["METRICS_PORT"]);
    }
    const told = async (name: string) => (await fetch(`http://127.0.0.1:${ports.get(name)}/metrics`)).text();
    await eventually(async () => (await told("gateway metrics")).includes("muhtawa_http_request_duration_seconds"), 55_000);
    expect(await eventually(() => told("gateway"))).not.toContain("muhtawa_http_request_duration_seconds");
  }, 60_000);
});
