import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { jobSubjects, STREAMS } from "@muhtawa/contracts";
import { ROOT } from "../../src/settings.ts";
import { declaredMetrics } from "../declared-metrics.ts";
import { KUBERNETES, lintChart, renderChart } from "./helm.ts";
import { conformityOf, SCHEMAS } from "./kubeconform.ts";
import { componentOf, environmentOf, Manifests } from "./manifests.ts";

const INSTALLATIONS = ["small", "production", "air-gapped"];
const PROCESSES = ["identity", "catalog", "content", "ai", "ai-worker", "site", "gateway"];

/** What the Secrets would hold; a key that isn't here is one that nobody has said what it is. */
const SECRETS: Readonly<Record<string, string>> = {
  INTERNAL_SECRET: "internal-secret-of-the-chart's-test",
  KEY_SECRET: "key-secret-of-the-chart's-own-test",
  MONGO_URL: "mongodb://service:password@mongo-0.mongo:27017,mongo-1.mongo:27017,mongo-2.mongo:27017/?replicaSet=rs0",
  NATS_URL: "nats://service:password@nats-0.nats-headless:4222,nats-1.nats-headless:4222,nats-2.nats-headless:4222",
  ADMIN_EMAIL: "admin@muhtawa.example",
  ADMIN_PASSWORD: "Chart-test-1",
  SMTP_URL: "smtps://muhtawa:password@mail.muhtawa.example:465",
  S3_ACCESS_KEY_ID: "access",
  S3_SECRET_ACCESS_KEY: "secret",
  AI_API_KEY: "key",
};

const rendered = new Map<string, Manifests>();
const texts: string[] = [];

// Helm is built the first time.
beforeAll(async () => {
  for (const values of INSTALLATIONS) {
    const text = await renderChart(values);
    texts.push(text);
    rendered.set(values, new Manifests(text));
  }
}, 900_000);

const manifestsOf = (values: string): Manifests => {
  const manifests = rendered.get(values);
  if (!manifests) throw new Error(`${values} was not rendered`);
  return manifests;
};

const processesOf = (values: string) => [...manifestsOf(values).containers()].filter(([name]) => name !== "ollama");

test("what the three installations are rendered to is what Kubernetes and KEDA take, and no field that they don't know", async () => {
  const all = texts.join("\n---\n");
  const { summary, problems } = await conformityOf(all);
  expect(problems).toEqual([]);
  expect(summary).toEqual({ valid: new Manifests(all).all.length, invalid: 0, errors: 0, skipped: 0 });
  expect(summary.valid).toBeGreaterThan(100);
  expect(JSON.parse(readFileSync(join(SCHEMAS, "definitions.json"), "utf8"))).toMatchObject({
    $comment: expect.stringContaining(`k8s.io/kubernetes@v${KUBERNETES},`),
  });
}, 120_000);

test.each([
  ["Deployment", "runAsUser: 1000", 'runAsUser: "1000"', "securityContext/runAsUser': got string, want integer"],
  ["Deployment", "  selector:", "  replicaCount: 2\n  selector:", "at '/spec': additional properties 'replicaCount' not allowed"],
  ["Deployment", "readOnlyRootFilesystem:", "readOnlyRootFileSystem:", "additional properties 'readOnlyRootFileSystem' not allowed"],
  ["ScaledObject", "triggers:", "trigger:", "at '/spec': missing property 'triggers'"],
  ["PodDisruptionBudget", "policy/v1", "policy/v1beta1", "could not find schema for PodDisruptionBudget"],
])("a %s that says it wrongly is refused: %s → %s", async (kind, right, wrong, problem) => {
  const rendered = (texts[INSTALLATIONS.indexOf("production")] ?? "").split("\n---\n");
  const manifest = rendered.find((text) => text.includes(`\nkind: ${kind}\n`) && text.includes(right)) ?? "";
  const { problems } = await conformityOf(manifest.replace(right, wrong));
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

describe.each(INSTALLATIONS)("%s", (values) => {
  test("passes helm's own lint", async () => {
    expect(await lintChart(values)).toContain("0 chart(s) failed");
  });

  test("has every process of the image, at the port and the paths that it answers", () => {
    const containers = processesOf(values);
    expect(containers.map(([name]) => name).toSorted()).toEqual(PROCESSES.toSorted());
    for (const [name, container] of containers) {
      const { command, workingDir, ports, startupProbe, livenessProbe, readinessProbe } = container;
      expect(ports).toEqual([{ name: "http", containerPort: Number(environmentOf(container).values["PORT"]) }]);
      expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)).toEqual(
        ["/healthz", "/healthz", "/readyz"].map((path) => ({ path, port: "http" })),
      );
      const service = name === "ai-worker" ? "services/ai" : name === "gateway" ? "gateway" : `services/${name}`;
      expect([workingDir, command]).toEqual([`/app/${service}`, ["node", name === "ai-worker" ? "src/worker.ts" : "src/main.ts"]]);
    }
    for (const service of manifestsOf(values).of("Service")) {
      const target = manifestsOf(values).containers().get(componentOf(service.spec?.selector));
      if (service.metadata?.name === "muhtawa-nobody") expect(service.spec?.selector).toBeUndefined();
      else expect(service.spec?.ports?.map(({ port }) => port)).toEqual(target?.ports?.map(({ containerPort }) => containerPort));
    }
  });

  test("nothing runs as root, writes to its image, or has no limits and no release", () => {
    const deployments = manifestsOf(values).of("Deployment");
    expect(deployments.length).toBeGreaterThanOrEqual(PROCESSES.length);
    for (const { spec } of deployments) {
      const pod = spec?.template.spec;
      expect(pod?.automountServiceAccountToken).toBe(false);
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } });
      for (const { image, resources, securityContext } of pod?.containers ?? []) {
        expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } });
        expect(Object.keys(resources?.limits ?? {}).toSorted()).toEqual(["cpu", "memory"]);
        expect(Object.keys(resources?.requests ?? {}).toSorted()).toEqual(["cpu", "memory"]);
        expect(image).toMatch(/(:\d[\w.-]*|@sha256:[0-9a-f]{64})$/);
      }
    }
  });

  test("secrets are named and nowhere held, and each process reads its own", () => {
    expect(manifestsOf(values).all.map(({ kind }) => kind as string)).not.toContain("Secret");
    for (const [name, container] of processesOf(values)) {
      const { values: plain, secrets } = environmentOf(container);
      expect(Object.keys(plain).filter((key) => key in SECRETS || /SECRET|PASSWORD|API_KEY/.test(key))).toEqual([]);
      const own = name === "ai-worker" ? "muhtawa-ai" : `muhtawa-${name}`;
      for (const [key, secret] of Object.entries(secrets))
        expect(secret).toEqual({ name: key === "INTERNAL_SECRET" ? "muhtawa-shared" : own, key });
    }
  });

  test("a few may go at a time, and each is spread over machines and zones", () => {
    const budgets = manifestsOf(values).of("PodDisruptionBudget");
    expect(budgets.map(({ spec }) => componentOf(spec?.selector?.matchLabels)).toSorted()).toEqual(PROCESSES.toSorted());
    expect(new Set(budgets.map(({ spec }) => spec?.maxUnavailable))).toEqual(new Set([1]));
    for (const { spec } of manifestsOf(values).of("Deployment")) {
      const spread = spec?.template.spec?.topologySpreadConstraints;
      if (componentOf(spec?.selector.matchLabels) !== "ollama")
        expect(spread?.map(({ topologyKey }) => topologyKey)).toEqual(["kubernetes.io/hostname", "topology.kubernetes.io/zone"]);
    }
  });

  test("only the gateway can be reached by the ingress, and every other way is one that is needed", () => {
    const ways = waysOf(manifestsOf(values));
    const monitored = PROCESSES.map((name) => `monitoring > ${name}`);
    const inner = ["identity", "catalog", "content", "ai", "site"].map((name) => `gateway > ${name}`);
    const keys = ["catalog", "content", "ai", "site"].map((name) => `${name} > identity`);
    const engines = PROCESSES.flatMap((name) => [
      `${name} > nats`,
      `${name} > kube-system`,
      ...(name === "gateway" ? [] : [`${name} > mongodb`]),
    ]);
    const traced = values === "production" ? PROCESSES.map((name) => `${name} > monitoring`) : [];
    const outside = {
      small: ["identity > outside", "ai-worker > outside", "site > outside"],
      production: ["identity > outside", "content > outside", "ai-worker > outside", "ai-worker > search", "site > outside"],
      "air-gapped": ["identity > mail", "content > minio", "ai-worker > ollama"],
    }[values];
    expect(ways).toEqual(
      [
        "ingress-nginx > gateway",
        "ai-worker > content",
        ...monitored,
        ...inner,
        ...keys,
        ...engines,
        ...traced,
        ...(outside ?? []),
      ].toSorted(),
    );
  });

  test("addresses that are called are those of services that there are", () => {
    const services = new Map(
      manifestsOf(values)
        .of("Service")
        .map(({ metadata, spec }) => [metadata?.name, spec?.ports?.[0]?.port]),
    );
    for (const [, container] of processesOf(values)) {
      const addresses = Object.values(environmentOf(container).values).flatMap((value) => [
        ...value.matchAll(/http:\/\/(muhtawa-[a-z-]+):(\d+)/g),
      ]);
      for (const [, host, port] of addresses) expect(services.get(host)).toBe(Number(port));
    }
  });
});

test.each(PROCESSES)(
  "%s takes every setting that it is given, and has all it needs",
  async (name) => {
    const modelKeys = new Set<string>();
    const environments = INSTALLATIONS.map((values) => {
      const container = manifestsOf(values).containers().get(name);
      if (!container) throw new Error(`there is no ${name}`);
      const { values: plain, secrets } = environmentOf(container);
      // The keys of models have the names that AI_MODELS gives them.
      const ofModels = [...(plain["AI_MODELS"] ?? "").matchAll(/"apiKey":"\$(\w+)"/g)].map(([, key]) => key ?? "");
      for (const key of ofModels) {
        expect(Object.keys(secrets)).toContain(key);
        modelKeys.add(key);
      }
      const own = Object.keys(secrets).filter((key) => !ofModels.includes(key));
      return { ...plain, ...Object.fromEntries(own.map((key) => [key, SECRETS[key] ?? `nobody has said what ${key} is`])) };
    });
    const held = Object.fromEntries([...modelKeys].map((key) => [key, "key"]));
    expect(await refusals(name, environments, held)).toEqual({ status: 0, said: "", refused: INSTALLATIONS.map(() => []) });
  },
  120_000,
);

test("the ingress has TLS, keeps event streams open and keeps the cluster's own addresses to itself", () => {
  for (const values of INSTALLATIONS) {
    const [ingress] = manifestsOf(values).of("Ingress");
    expect(ingress?.spec?.tls).toEqual([{ hosts: [ingress?.spec?.rules?.[0]?.host], secretName: "muhtawa-tls" }]);
    expect(ingress?.metadata?.annotations).toMatchObject({
      "nginx.ingress.kubernetes.io/proxy-buffering": "off",
      "nginx.ingress.kubernetes.io/proxy-read-timeout": "3600",
    });
    expect(ingress?.spec?.rules?.[0]?.http?.paths.map(({ path, backend }) => [path, backend.service?.name])).toEqual([
      ["/", "muhtawa-gateway"],
      ["/metrics", "muhtawa-nobody"],
      ["/readyz", "muhtawa-nobody"],
      ["/healthz", "muhtawa-nobody"],
    ]);
  }
});

test("KEDA counts the jobs of the consumers that workers share, and a worker's slots are what one is for", async () => {
  const { durable } = await import("../../../../services/ai/src/jobs/job-queue.ts");
  const lengths = Object.keys(jobSubjects) as (keyof typeof jobSubjects)[];
  const scaled = manifestsOf("production")
    .of("ScaledObject")
    .find(({ metadata }) => metadata?.name === "muhtawa-ai-worker");
  expect(scaled?.spec.triggers.map(({ type, metadata }) => [type, metadata["stream"], metadata["consumer"]]).toSorted()).toEqual(
    lengths.map((length) => ["nats-jetstream", "AI_JOBS", durable(length)]).toSorted(),
  );
  expect(STREAMS.AI_JOBS.subjects).toEqual(["ai.jobs.>"]);
  expect(scaled?.spec.triggers.map(({ name }) => name).join(" + ")).toBe(scaled?.spec.advanced?.scalingModifiers?.formula);
  const worker = manifestsOf("production").containers().get("ai-worker");
  expect(scaled?.spec.advanced?.scalingModifiers?.target).toBe(worker && environmentOf(worker).values["AI_WORKER_SLOTS"]);
});

test("in production all but the workers scale by processor time and by what an answer takes, as the gateway measures it", () => {
  const scaledByLoad = manifestsOf("production")
    .of("ScaledObject")
    .filter(({ metadata }) => metadata?.name !== "muhtawa-ai-worker");
  expect(scaledByLoad.map(({ spec }) => spec.scaleTargetRef.name).toSorted()).toEqual(
    PROCESSES.filter((name) => name !== "ai-worker")
      .map((name) => `muhtawa-${name}`)
      .toSorted(),
  );
  for (const { metadata, spec } of scaledByLoad) {
    const [cpu, p95] = spec.triggers;
    expect([cpu?.type, cpu?.metricType, cpu?.metadata]).toEqual(["cpu", "Utilization", { value: "60" }]);
    const name = metadata?.name?.replace("muhtawa-", "");
    const [figure, labels] =
      name === "gateway"
        ? ["muhtawa_http_request_duration_seconds", 'namespace="muhtawa",operation!=""']
        : ["muhtawa_subgraph_duration_seconds", `namespace="muhtawa",subgraph="${name}"`];
    expect([...declaredMetrics.keys()]).toContain(figure);
    expect([p95?.type, p95?.metricType, p95?.metadata]).toEqual([
      "prometheus",
      "Value",
      {
        serverAddress: "http://prometheus-operated.monitoring.svc.cluster.local:9090",
        query: `histogram_quantile(0.95, sum by (le) (rate(${figure}_bucket{${labels}}[2m]))) > 0 or vector(0)`,
        threshold: name === "gateway" ? "0.5" : "0.3",
      },
    ]);
  }
  expect(manifestsOf("production").of("HorizontalPodAutoscaler")).toEqual([]);
  for (const { metadata, spec } of manifestsOf("production").of("Deployment"))
    expect([metadata?.name, spec?.replicas]).toEqual([metadata?.name, undefined]);
});

test("in production every process keeps the streams that it makes on all three nodes of NATS", () => {
  const told = (values: string) => [...manifestsOf(values).containers().values()].map((one) => environmentOf(one).values["NATS_REPLICAS"]);
  const ours = (values: string) => told(values).filter((replicas) => replicas !== undefined);
  expect(ours("production")).toEqual(PROCESSES.map(() => "3"));
  expect(ours("small")).toEqual(PROCESSES.map(() => "1"));
});

test.each([
  ["a release without a number", "small", "image.tag=latest", /latest is none/],
  ["several content processes on one volume", "small", "processes.content.replicas=2", /S3_BUCKET/],
  ["workers scaled by two at once", "production", "processes.ai-worker.autoscaling.max=4", /KEDA scales it already/],
  ["a time of answers that nobody reads", "small", "processes.site.autoscaling.p95Ms=300", /set keda\.enabled and keda\.prometheus/],
  ["an address that nobody knows", "small", "host=", /where people reach the application/],
])("%s is refused", async (_, values, setting, message) => {
  await expect(renderChart(values, setting)).rejects.toThrow(message);
});

test("without Prometheus, processor time alone is what Kubernetes itself scales by", async () => {
  const limits = ["min=2", "max=5", "cpu=70"].map((limit) => `processes.site.autoscaling.${limit}`);
  const [scaled, ...others] = new Manifests(await renderChart("small", ...limits)).of("HorizontalPodAutoscaler");
  expect(others).toEqual([]);
  expect([scaled?.spec?.scaleTargetRef.name, scaled?.spec?.minReplicas, scaled?.spec?.maxReplicas]).toEqual(["muhtawa-site", 2, 5]);
  expect(scaled?.spec?.metrics?.map(({ resource }) => [resource?.name, resource?.target.averageUtilization])).toEqual([["cpu", 70]]);
});

test("a digest takes the place of the tag, and no worker at all is one", async () => {
  const digest = `sha256:${"0".repeat(64)}`;
  const manifests = new Manifests(await renderChart("production", `image.digest=${digest}`, "keda.min=0"));
  expect(new Set([...manifests.containers().values()].map(({ image }) => image))).toEqual(new Set([`muhtawa@${digest}`]));
  expect(manifests.of("ScaledObject").find(({ metadata }) => metadata?.name === "muhtawa-ai-worker")?.spec.minReplicaCount).toBe(1);
});

/** Who may reach whom, as the policies of both sides have it, by component or by the name of the namespace that is meant; `outside` by address. */
function waysOf(manifests: Manifests): readonly string[] {
  const policies = manifests.of("NetworkPolicy");
  const closed = policies.find(({ metadata }) => metadata?.name === "muhtawa");
  expect(closed?.spec).toEqual({
    podSelector: { matchLabels: { "app.kubernetes.io/name": "muhtawa", "app.kubernetes.io/instance": "muhtawa" } },
    policyTypes: ["Ingress", "Egress"],
  });
  const taken = new Set<string>();
  const opened = new Set<string>();
  for (const { spec } of policies.filter((policy) => policy !== closed)) {
    const own = componentOf(spec?.podSelector?.matchLabels);
    for (const { from } of spec?.ingress ?? []) for (const peer of peersOf(from)) taken.add(`${peer} > ${own}`);
    for (const { to } of spec?.egress ?? []) for (const peer of peersOf(to)) opened.add(`${own} > ${peer}`);
  }
  const components = new Set(manifests.containers().keys());
  const isInner = (way: string) => way.split(" > ").every((end) => components.has(end));
  return [...[...taken].filter((way) => !isInner(way) || opened.has(way)), ...[...opened].filter((way) => !isInner(way))].toSorted();
}

type Peer = {
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly namespaceSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly ipBlock?: { readonly except?: readonly string[] };
};

function peersOf(peers: readonly Peer[] | undefined): readonly string[] {
  // Nobody named is everybody.
  if (!peers?.length) throw new Error("a rule for everybody");
  return peers.map(({ podSelector, namespaceSelector, ipBlock }) => {
    if (ipBlock?.except?.includes("10.0.0.0/8")) return "outside";
    return namespaceSelector?.matchLabels?.["kubernetes.io/metadata.name"] ?? componentOf(podSelector?.matchLabels);
  });
}

/** What a process says of environments: as it starts with the last, and of variables in any that it doesn't know. */
async function refusals(name: string, environments: readonly Readonly<Record<string, string>>[], held: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(ROOT, "infra/local/test/k8s/accepted-settings.ts"), name], {
    env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...environments.at(-1), ...held },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(JSON.stringify(environments));
  const [refused, said, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { status, said, refused: refused && (JSON.parse(refused) as string[][]) };
}
