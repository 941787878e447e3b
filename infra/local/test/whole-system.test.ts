import { execFile } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { type SpanCollector, startSpanCollector } from "@muhtawa/testkit";
import { connect } from "nats";
import { apiAt } from "../src/seed/api.ts";
import { ROOT } from "../src/settings.ts";
import { endLaunchers, RunningLauncher, freePort } from "./launcher/running-launcher.ts";
import { scratchFolder } from "./scratch-folder.ts";
import { expectWholeTrace } from "./tracing/whole-trace.ts";

const READY = "Ctrl-C ends it.";
const SECOND_START_MS = 15_000;
const MEMORY_MB = 1_500;

let collector: SpanCollector;
let traced: NodeJS.ProcessEnv;
beforeAll(async () => {
  collector = await startSpanCollector();
  traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
});
afterAll(() => collector.stop());
afterEach(endLaunchers);

async function start(port: number, dataDir: string): Promise<RunningLauncher> {
  const launcher = new RunningLauncher(port, dataDir, traced, join(ROOT, "infra/local/src/start.ts"));
  await launcher.says(READY);
  return launcher;
}

const NAMES = ["Harbour Books", "Sada Coffee Roasters", "شركة دروب للرحلات"];
/** The demo shows each of these. */
const KINDS = {
  type: ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"],
  status: ["DRAFT", "IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
};

interface DemoData {
  companies: { results: { id: string; companyName: string }[] };
  projects: { results: unknown[] };
  contents: { results: { id: string; title: string; type: string; status: string }[] };
}

/** Signed in as the demo's person. */
async function demoToken(launcher: RunningLauncher): Promise<string> {
  const { demoPassword } = JSON.parse(readFileSync(join(launcher.dataDir, "secrets.json"), "utf8")) as { demoPassword: string };
  const { login } = await apiAt(addressOf(launcher))<{ login: { token: string } }>(
    `mutation ($password: String!) { login(email: "demo@muhtawa.local", password: $password) { token } }`,
    { password: demoPassword },
  );
  return login.token;
}

const addressOf = ({ port }: RunningLauncher) => `http://127.0.0.1:${port}`;

async function demoData(launcher: RunningLauncher): Promise<DemoData> {
  return apiAt(
    addressOf(launcher),
    await demoToken(launcher),
  )<DemoData>(`{ companies(pageSize: 50) { results { id companyName } } projects(pageSize: 50) { results { id name } }
    contents(pageSize: 50) { results { id title type status completed stage scheduledFor } } }`);
}

/** Started again, up to three times until it is quick enough: what else a machine does can only slow a start down. */
async function quickStart(port: number, dataDir: string, tries = 3): Promise<{ launcher: RunningLauncher; took: number }> {
  const began = performance.now();
  const launcher = await start(port, dataDir);
  const took = performance.now() - began;
  if (took < SECOND_START_MS || tries === 1) return { launcher, took };
  await end(launcher);
  return quickStart(port, dataDir, tries - 1);
}

async function end(launcher: RunningLauncher): Promise<void> {
  launcher.process.kill("SIGINT");
  expect(await launcher.exitCode()).toBe(0);
}

/** Resident memory of the launcher and all that it started, in MB, shared pages counted in each. */
function memoryOf(launcher: RunningLauncher): number {
  const { pid = 0 } = launcher.process;
  const statuses = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/status`))
    .map((name) => readFileSync(`/proc/${name}/status`, "utf8"))
    .filter((status) => new RegExp(`^(Pid|PPid):\\t${pid}$`, "m").test(status));
  return statuses.reduce((sum, status) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024, 0);
}

/** Each service has a user of its own on the broker, and the operator's commands find theirs. */
async function expectGuardedBroker(dataDir: string): Promise<void> {
  const port = /Listening for client connections on \S+:(\d+)/.exec(readFileSync(join(dataDir, "logs/nats.log"), "utf8"))?.[1];
  await expect(connect({ servers: `127.0.0.1:${port}`, reconnect: false })).rejects.toThrow(/authorization/i);
  const run = promisify(execFile);
  const env = { ...process.env, NODE_OPTIONS: "", NATS_URL: "", DATA_DIR: dataDir };
  const said = async (file: string, ...args: string[]) => (await run(process.execPath, [join(ROOT, file), ...args], { env })).stdout;
  expect(await said("packages/service-kit/src/cli/dlq.ts")).toMatch(/no|0/i);
  expect(await said("packages/service-kit/src/cli/republish.ts", "content")).toMatch(/content/);
  expect(await said("packages/service-kit/src/cli/indexes.ts", "content")).toMatch(/content/);
}

/** As an operator does, after somebody has tried the demo out. */
async function resetDemo({ port, dataDir }: RunningLauncher): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: "", PORT: String(port), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, "infra/local/src/seed/demo/command.ts")], { env });
  expect(stdout).toMatch("The demo is as it was at first.");
}

test("starts with its demo, a second time in seconds with the same data and nothing twice, and again as it was at first", async () => {
  const dataDir = scratchFolder();
  const port = await freePort();
  const first = await start(port, dataDir);
  const made = await demoData(first);
  expect(made.companies.results.map(({ companyName }) => companyName).toSorted()).toEqual(NAMES);
  expect(made.projects.results).toHaveLength(6);
  expect(made.contents.results).toHaveLength(30);
  for (const [field, kinds] of Object.entries(KINDS))
    expect(new Set(made.contents.results.map((content) => content[field as keyof typeof KINDS]))).toEqual(new Set(kinds));
  expect(first.output).not.toMatch(/warning:|error:/);
  await expectGuardedBroker(dataDir);
  await expectWholeTrace(addressOf(first), await demoToken(first), collector);
  await end(first);

  const { launcher: second, took } = await quickStart(port, dataDir);
  expect(took).toBeLessThan(SECOND_START_MS);
  expect(await demoData(second)).toEqual(made);
  if (process.platform === "linux") expect(memoryOf(second)).toBeLessThan(MEMORY_MB);
  await resetDemo(second);
  const { contents } = await demoData(second);
  expect(contents.results.map(({ title }) => title).toSorted()).toEqual(made.contents.results.map(({ title }) => title).toSorted());
  expect(contents.results.map(({ id }) => id)).not.toContain(made.contents.results[0]?.id);
}, 240_000);
