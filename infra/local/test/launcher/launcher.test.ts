import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "@jest/globals";
import { type ProcessIdentity, identify, isAlive, readRecord } from "../../src/engines/process-record.ts";
import { endLaunchers, RunningLauncher, freePort, startFixture, startFixtureByNpm } from "./running-launcher.ts";

const READY = "Muhtawa is ready.";

async function ask(port: number, path: string): Promise<{ environment: Record<string, string> }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return (await answer.json()) as { environment: Record<string, string> };
}

function engine(launcher: RunningLauncher, name: string): ProcessIdentity {
  const record = readRecord(join(launcher.dataDir, "run", `${name}.json`));
  if (record === undefined) throw new Error(`${name} has no record`);
  return record;
}

afterEach(endLaunchers);

test("starts wave by wave, prints where it is, and Ctrl-C ends everything in order", async () => {
  const launcher = await startFixture();
  await launcher.says("Ctrl-C ends it.");
  expect(launcher.output).toMatch(new RegExp(`Address +http://localhost:${launcher.port}`));
  expect(launcher.output).toMatch(/Super admin +admin@muhtawa\.local +\S{10,}/);
  expect(launcher.output).toMatch(/Demo client +demo@example\.com +of-the-demo/);
  expect(launcher.output).toMatch(/MongoDB +\S.*\n +NATS +nats-server/);
  const mailbox = /Mails +(http:\S+)/.exec(launcher.output)?.[1] ?? "";
  expect(await (await fetch(mailbox)).text()).toContain("No mail yet.");
  const { environment } = await ask(launcher.port, "/");
  const first = await fetch(environment["FIRST_URL"] ?? "");
  expect(first.status).toBe(200);
  const engines = [engine(launcher, "mongo"), engine(launcher, "nats")];

  launcher.process.kill("SIGINT");
  expect(await launcher.exitCode()).toBe(0);
  const { journal } = launcher;
  expect(journal[0]).toBe("began first");
  expect(journal[3]).toBe("began gateway");
  expect(journal[4]).toBe("ended gateway");
  expect(journal.slice(5, 7).toSorted()).toEqual(["ended second", "ended third"]);
  expect(journal[7]).toBe("ended first");
  expect(launcher.output.trim().split("\n").at(-1)).toMatch("Ended: NATS, MongoDB");
  expect(engines.filter(isAlive)).toEqual([]);
});

test("npm, when it is ended, ends what it has started", async () => {
  const launcher = await startFixtureByNpm();
  await launcher.says(READY);
  const engines = [engine(launcher, "mongo"), engine(launcher, "nats")];
  launcher.process.kill("SIGTERM");
  await launcher.exitCode();
  await launcher.says("Ended: NATS, MongoDB");
  expect(launcher.journal.at(-1)).toBe("ended first");
  expect(engines.filter(isAlive)).toEqual([]);
});

test("a process that dies is started again on its port, and said so", async () => {
  const launcher = await startFixture();
  await launcher.says(READY);
  await expect(ask(launcher.port, "/die")).rejects.toThrow("fetch failed");
  await launcher.says("gateway runs again");
  expect(launcher.output).toContain("gateway died (SIGKILL); starting it again in 0.5 s");
  expect((await ask(launcher.port, "/")).environment["NAME"]).toBe("gateway");
});

test("a database that dies is started again on its port, and said so", async () => {
  const launcher = await startFixture();
  await launcher.says(READY);
  process.kill(engine(launcher, "mongo").pid, "SIGKILL");
  await launcher.says("MongoDB runs again");
  expect(launcher.output).toContain("MongoDB died; starting it again");
});

test("a process that can't start is one line with its reason, everything else ends, exit 1", async () => {
  const launcher = await startFixture({ FAILING: "second", FAIL_WITH: "The environment is not complete:\n  KEY_SECRET: too short" });
  expect(await launcher.exitCode()).toBe(1);
  expect(launcher.output.trim().split("\n").at(-1)).toMatch(
    /^second did not start: The environment is not complete: KEY_SECRET: too short \(log: .*second\.log\)$/,
  );
  expect(launcher.journal).toContain("ended first");
  expect(readRecord(join(launcher.dataDir, "run/launcher.json"))).toBeUndefined();
});

test("warnings of a process come to the terminal in short form, all of its output to its log", async () => {
  const launcher = await startFixture();
  await launcher.says(READY);
  await ask(launcher.port, "/warn");
  await launcher.says("gateway: warning: the disk is nearly full");
  expect(readFileSync(join(launcher.dataDir, "logs/gateway.log"), "utf8")).toContain('"level":40');
});

test("a taken port is one line and exit 1, before anything is started", async () => {
  const server = createServer().listen(0, "0.0.0.0");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const launcher = await startFixture({ PORT: String(port) });
  expect(await launcher.exitCode()).toBe(1);
  expect(launcher.output).toBe(`Port ${port} is taken by another program. Stop it, or choose another PORT.\n`);
  server.close();
});

test.each([
  [{ PORT: "eighty" }, 'PORT must be a number from 1 to 65535, not "eighty".'],
  [{ SEED_DEMO: "perhaps" }, 'SEED_DEMO must be true or false, not "perhaps".'],
  [{ NATS_URL: "nats://127.0.0.1:1" }, "NATS_URL nats://127.0.0.1:1 does not answer"],
  [{ MONGO_URL: "mongodb://127.0.0.1:1" }, "MONGO_URL mongodb://127.0.0.1:1 does not answer"],
])("%j is one clear line and exit 1", async (env, line) => {
  const launcher = await startFixture(env);
  expect(await launcher.exitCode()).toBe(1);
  expect(launcher.output.trim().split("\n").at(-1)).toContain(line);
});

test("two stacks run side by side; the same data folder is refused", async () => {
  const one = await startFixture();
  const other = await startFixture();
  await Promise.all([one.says(READY), other.says(READY)]);
  const third = new RunningLauncher(await freePort(), one.dataDir);
  expect(await third.exitCode()).toBe(1);
  expect(third.output).toBe(
    `${one.dataDir} is in use by a running start (process ${one.process.pid}). Stop it, or choose another DATA_DIR.\n`,
  );
  expect((await ask(one.port, "/")).environment["PORT"]).toBe(String(one.port));
  expect((await ask(other.port, "/")).environment["PORT"]).toBe(String(other.port));
});

test("what a killed launcher leaves: processes end by themselves, engines are ended by the next start, which keeps the secrets", async () => {
  const killed = await startFixture();
  await killed.says(READY);
  const engines = [engine(killed, "mongo"), engine(killed, "nats")];
  const secrets = readFileSync(join(killed.dataDir, "secrets.json"), "utf8");
  expect(statSync(join(killed.dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  killed.process.kill("SIGKILL");
  await killed.exitCode();
  while (!killed.journal.includes("ended gateway")) await delay(20);

  const next = new RunningLauncher(killed.port, killed.dataDir);
  await next.says(READY);
  expect(engines.filter(isAlive)).toEqual([]);
  expect(readFileSync(join(next.dataDir, "secrets.json"), "utf8")).toBe(secrets);
});

test("a second Ctrl-C forces the end", async () => {
  const launcher = await startFixture();
  await launcher.says(READY);
  const stuck = identify(launcher.pidOf("first"));
  const all = [engine(launcher, "mongo"), engine(launcher, "nats"), stuck];
  process.kill(stuck.pid, "SIGSTOP");
  launcher.process.kill("SIGINT");
  await launcher.says("Ended: second, third");
  // Sooner, it would count as the first one, told twice.
  await delay(600);
  launcher.process.kill("SIGINT");
  expect(await launcher.exitCode()).toBe(1);
  while (all.some(isAlive)) await delay(20);
});

test("a closed terminal ends everything in order too", async () => {
  const launcher = await startFixture();
  await launcher.says(READY);
  const engines = [engine(launcher, "mongo"), engine(launcher, "nats")];
  launcher.process.stdout?.destroy();
  launcher.process.stderr?.destroy();
  launcher.process.kill("SIGHUP");
  expect(await launcher.exitCode()).toBe(0);
  expect(launcher.journal.filter((entry) => entry.startsWith("ended"))).toHaveLength(4);
  expect(engines.filter(isAlive)).toEqual([]);
});
