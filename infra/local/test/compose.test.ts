import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { STREAMS } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { askReports, connectNats, type EventMap } from "@muhtawa/service-kit";
import { AckPolicy, connect, NatsError } from "nats";
import { parse } from "yaml";
import { type Engine, startMongo, startNats } from "../src/engines/index.ts";
import { waitUntilReady } from "../src/readiness.ts";
import { ROOT } from "../src/settings.ts";
import { freePort } from "./launcher/running-launcher.ts";
import { type Cluster, startClusterOf } from "./cluster-of-files.ts";
import { scratchFolder } from "./scratch-folder.ts";

type Service = {
  readonly image: string;
  readonly command: readonly string[];
  readonly working_dir: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly profiles?: readonly string[];
  readonly deploy?: { readonly replicas: number | string };
  readonly container_name?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly cpus?: number;
};

/** `npm run check:image` starts the processes where only what the image has is. */
const IMAGE = process.env["IMAGE_FOLDER"] ?? ROOT;
/** Milliseconds; nothing of the image has been compiled before. */
const UNTIL_READY = IMAGE === ROOT ? 55_000 : 240_000;

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
  SEARXNG_SECRET: "search",
};

const servicesWith = (...envFiles: string[]) =>
  (
    parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), withEnvFiles([".env.example", ...envFiles]), { merge: true }) as {
      services: Record<string, Service>;
    }
  ).services;

/** What is started without a profile. */
const services = servicesWith();
const clustered = servicesWith("infra/docker/cluster.env");
const processes = Object.entries(services).filter(([, { image }]) => image === "muhtawa");

/** Fills ${NAME:-default} and ${NAME:?message} in texts as docker compose does from a filled-in copy of files of settings. */
function withEnvFiles(files: readonly string[]): (key: unknown, value: unknown) => unknown {
  const lines = files.flatMap((file) => [...readFileSync(join(ROOT, file), "utf8").matchAll(/^(\w+)=(.*)$/gm)]);
  const settings = lines.map(([, name = "", value = ""]) => [name, value.replace("<secret>", `secret-${name}`)] as const);
  const env = new Map([...settings, ...Object.entries(SECRETS)]);
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
  const byTag = new Set(others.filter((image) => !/@sha256:[0-9a-f]{64}$/u.test(image)));
  expect([...byTag].toSorted()).toEqual([
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
  expect(on("search")).toEqual(["ai-worker", "searxng"]);
  for (const outside of ["mailpit", "ollama", "searxng"]) expect(services[outside]?.networks).toHaveLength(1);
  expect(on("data").filter((name) => services[name]?.profiles === undefined)).toEqual([
    "mongo",
    "nats",
    "identity",
    "catalog",
    "content",
    "ai",
    "ai-worker",
    "site",
    "gateway",
  ]);
  expect(services["gateway"]?.ports).toEqual(["127.0.0.1:4000:4000"]);
});

test("nothing of ours writes to its image, has capabilities or is without limits", () => {
  expect(processes).toHaveLength(7);
  // MongoDB's image gives its files away when it starts, Ollama takes what its models need.
  const bounded = Object.entries(services).filter(([name]) => !/^mongo(?:-\d)?$|^ollama$/.test(name));
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

describe("the profile cluster", () => {
  const alone = ["mongo", "nats"];
  const hosts = (setting: string, key: string) =>
    String(clustered[setting]?.environment[key]).split("@")[1]?.split("/")[0]?.split(",") ?? [];

  test("is off unless a setting turns it on, and nothing of it is left without", () => {
    for (const [name, { profiles, image }] of Object.entries(services)) {
      const isOfCluster = /^(?:mongo|nats)-/.test(name);
      expect([name, profiles?.includes("cluster") ?? false]).toEqual([name, isOfCluster]);
      if (image === "muhtawa") expect([name, services[name]?.environment["NATS_REPLICAS"]]).toEqual([name, "1"]);
    }
    for (const engine of alone) expect(JSON.stringify(services[engine])).not.toMatch(/nats-cluster\.conf"\]|"MONGO_REPLICA_SET":"[^"]/);
    expect(services["nats"]?.command).toEqual(["-c", "/etc/nats/nats.conf"]);
  });

  test("is three nodes of database and broker, all of them told to every service, and two of each service", () => {
    const nodes = (name: string) => Object.keys(clustered).filter((one) => new RegExp(`^${name}(?:-\\d)?$`).test(one));
    for (const [name, { environment, deploy }] of Object.entries(clustered).filter(([, { image }]) => image === "muhtawa")) {
      expect([name, hosts(name, "NATS_URL")]).toEqual([name, nodes("nats").map((node) => `${node}:4222`)]);
      expect([name, environment["NATS_REPLICAS"]]).toEqual([name, "3"]);
      if (name === "gateway") continue;
      expect([name, hosts(name, "MONGO_URL")]).toEqual([name, nodes("mongo").map((node) => `${node}:27017`)]);
      expect(environment["MONGO_URL"]).toMatch(/\/\?authSource=muhtawa_\w+&replicaSet=muhtawa$/);
      expect([name, Number(deploy?.replicas)]).toEqual([name, 2]);
    }
    for (const node of nodes("nats")) {
      expect(clustered[node]?.command).toEqual(["-c", "/etc/nats/nats-cluster.conf"]);
      expect(clustered[node]?.environment["NATS_NAME"]).toBe(node);
    }
    for (const node of nodes("mongo")) expect(clustered[node]?.environment["MONGO_REPLICA_SET"]).toBe("muhtawa");
    expect(clustered["mongo-members"]?.environment["MONGO_MEMBERS"]).toBe(
      nodes("mongo")
        .map((node) => `${node}:27017`)
        .join(","),
    );
  });

  test("each node has data of its own", () => {
    const { services: all } = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as {
      services: Record<string, { volumes?: string[] }>;
    };
    const volumes = ["mongo", "mongo-2", "mongo-3", "nats", "nats-2", "nats-3"].flatMap(
      (name) => all[name]?.volumes?.filter((volume) => /^\w[\w-]*:/.test(volume)).map((volume) => volume.split(":")[0]) ?? [],
    );
    expect(volumes).toEqual(["mongo", "mongo-2", "mongo-3", "nats", "nats-2", "nats-3"]);
  });

  test("its settings come with new secrets, each another one", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, "infra/docker/new-env.mjs"), "cluster"]);
    const secrets = [...stdout.matchAll(/^\w+_(?:SECRET|PASSWORD|KEY)=(.+)$/gm)].map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(18);
    expect(new Set(secrets).size).toBe(secrets.length);
    expect(stdout).not.toContain("<secret>");
  });

  test("a member of the replica set is started with the key that its own user alone can read, a single node as before", async () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "docker-entrypoint.sh"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    writeFileSync(join(folder, "chown"), "#!/bin/sh\n", { mode: 0o755 });
    const started = async (env: Record<string, string>) => {
      const { stdout } = await promisify(execFile)("bash", [join(ROOT, "infra/docker/mongo-node.sh")], {
        env: { PATH: `${folder}:${process.env["PATH"]}`, ...env },
      });
      return stdout.trim();
    };
    const key = join(folder, "members.key");
    expect(await started({ MONGO_REPLICA_SET: "", MONGO_KEY_FILE: key })).toBe("mongod");
    expect(existsSync(key)).toBe(false);
    const member = { MONGO_REPLICA_SET: "muhtawa", MONGO_MEMBERS_KEY: "known", MONGO_KEY_FILE: key };
    // Again over the file that an earlier start has left.
    for (const _ of [1, 2]) expect(await started(member)).toBe(`mongod --bind_ip_all --replSet muhtawa --keyFile ${key}`);
    expect([readFileSync(key, "utf8"), statSync(key).mode & 0o777]).toEqual(["known", 0o400]);
    await expect(started({ MONGO_REPLICA_SET: "muhtawa", MONGO_KEY_FILE: key })).rejects.toThrow(/MONGO_MEMBERS_KEY/);
  });

  describe("with three brokers as its file has them", () => {
    let brokers: Cluster;
    const running: ChildProcess[] = [];
    /** What those that have ended said last. */
    const ended: string[] = [];
    let mongo: Engine;
    beforeAll(async () => {
      mongo = await startMongo({ dataDir: scratchFolder(), mode: "quick" });
      brokers = await startClusterOf({ folder: join(ROOT, "infra/docker"), passwords: SECRETS });
    }, 60_000);
    afterAll(async () => {
      for (const child of running) {
        child.kill("SIGTERM");
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      }
      await Promise.all([mongo?.kill(), brokers?.stop()]);
    }, 60_000);

    test("two of a service become ready, keep their events on all three, and are ready again while one is away", async () => {
      const { command, working_dir, environment } = clustered["catalog"] as Service;
      const [, ...args] = command;
      const addresses = await Promise.all(
        [1, 2].map(async () => {
          const port = String(await freePort());
          const env = {
            PATH: process.env["PATH"],
            NODE_ENV: "production",
            ...environment,
            MONGO_URL: mongo.url,
            NATS_URL: `nats://catalog:${SECRETS["NATS_CATALOG_PASSWORD"]}@${brokers.hosts.join(",")}`,
            PORT: port,
            // Nobody is there to fill its read models.
            FIRST_FILL_MS: "1000",
            NATS_REPLICAS: String(environment["NATS_REPLICAS"]),
          };
          const cwd = join(ROOT, working_dir.replace(/^\/app\//, ""));
          const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
          let said = "";
          child.stdout.on("data", (text) => (said = `${said}${text}`.slice(-5_000)));
          child.once("close", () => ended.push(said));
          running.push(child);
          return `http://127.0.0.1:${port}`;
        }),
      );
      const isReady = async () => {
        expect(ended).toEqual([]);
        return (await Promise.all(addresses.map((url) => fetch(`${url}/readyz`).then(({ ok }) => ok)))).every(Boolean);
      };
      await eventually(isReady, 55_000);
      const operator = await connect({ servers: [...brokers.hosts], user: "operator", pass: SECRETS["NATS_OPERATOR_PASSWORD"] ?? "" });
      const manager = await operator.jetstreamManager();
      const { config, cluster } = await manager.streams.info("CATALOG");
      expect([config.num_replicas, cluster?.replicas?.length]).toEqual([3, 2]);
      await brokers.lose(2);
      await eventually(isReady, 55_000);
      await operator.close();
    }, 150_000);

    test("nobody becomes a node without the nodes' password", async () => {
      const [host = "", port = ""] = brokers.routes[0]?.split(":") ?? [];
      const answer = await saidTo(host, Number(port), 'CONNECT {"verbose":false,"name":"stranger","user":"node","pass":"guessed"}\r\n');
      expect(answer).toMatch(/Authorization Violation/i);
    });
  });
});

/** What a server says before it closes the connection. */
async function saidTo(host: string, port: number, line: string): Promise<string> {
  const socket = connectTcp(port, host);
  let said = "";
  socket.on("data", (chunk) => (said += String(chunk)));
  socket.on("error", () => {});
  socket.write(line);
  await once(socket, "close");
  return said;
}

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
      cwd: join(IMAGE, working_dir.replace(/^\/app\//, "")),
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
      await waitUntilReady(name, url, UNTIL_READY).catch((error: Error) => {
        throw new Error(`${error.message}\n${output.get(name)}`, { cause: error });
      });
      const [, , ...healthArgs] = services[name]?.healthcheck.test ?? [];
      const health = spawn(process.execPath, healthArgs, { env: { PORT: String(ports.get(name)) } });
      expect(await once(health, "exit")).toEqual([0, null]);
    },
    UNTIL_READY + 5_000,
  );

  test("the broker's users may ask every process how it is, and answer", async () => {
    const asking = await connectNats(`nats://identity:nats-IDENTITY@${new URL(nats.url).host}`, "identity");
    const asked = ["gateway", "identity", "catalog", "content", "ai", "site"].map((service) => askReports(asking, service));
    const said = (await Promise.all(asked)).flat().map(({ process: kind, report }) => [kind, report !== undefined]);
    await asking.close();
    expect(said).toEqual(["gateway", "identity", "catalog", "content", "ai", "ai-worker", "site"].map((kind) => [kind, true]));
  });

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
