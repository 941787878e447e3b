import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "@jest/globals";

const node = createRequire(import.meta.url).resolve("node/bin/node");
const script = fileURLToPath(new URL("sample/stopping-process.ts", import.meta.url));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** A process that has begun, and how it ends. */
async function start(how = "", channel = false) {
  const child = spawn(node, ["--no-warnings", script, how], { stdio: ["ignore", "pipe", "inherit", ...(channel ? ["ipc" as const] : [])] });
  started.push(child);
  let written = "";
  const ready = Promise.withResolvers<void>();
  child.stdout?.on("data", (data: Buffer) => {
    written += data.toString();
    if (written.includes("ready")) ready.resolve();
  });
  // Its output may end later than itself, and "close" doesn't come once the channel was let go.
  const ended = Promise.all([once(child, "exit"), finished(child.stdout as Readable)]).then(([[code, signal]]) => {
    const lines = written.trim().split("\n");
    const logged = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Record<string, unknown>);
    return { code: (code ?? signal) as unknown, said: lines.filter((line) => !line.startsWith("{")), logged };
  });
  await ready.promise;
  return { child, ended };
}

const ALL = ["ready", "one", "three", "four"];
const FAILED = { level: 40, msg: "a step of the shutdown failed", err: { message: "two can't" } };

test.each(["SIGTERM", "SIGINT"] as const)("%s has every step run in its order, whatever fails, and ends with 0", async (signal) => {
  const { child, ended } = await start();
  child.kill(signal);
  const { code, said, logged } = await ended;
  expect([code, said]).toEqual([0, ALL]);
  expect(logged).toMatchObject([{ level: 30, msg: "shutting down", reason: signal }, FAILED]);
});

test("a parent that goes has the same happen", async () => {
  const { child, ended } = await start("", true);
  child.disconnect();
  const { code, said, logged } = await ended;
  expect([code, said, logged[0]?.["reason"]]).toEqual([0, ALL, "parent gone"]);
});

test("a second signal changes nothing", async () => {
  const { ended } = await start("again");
  const { code, said, logged } = await ended;
  expect([code, said]).toEqual([0, ALL]);
  expect(logged.filter(({ msg }) => msg === "shutting down")).toHaveLength(1);
});

test("the steps can be run, once, without ending the process", async () => {
  const { ended } = await start("close");
  const { code, said, logged } = await ended;
  expect([code, said]).toEqual([0, [...ALL, "closed"]]);
  expect(logged).toMatchObject([FAILED]);
});

test("a step that never ends holds up the end for 10 s only, which is then by force", async () => {
  const { child, ended } = await start("stuck");
  const before = Date.now();
  child.kill("SIGTERM");
  const { code, said } = await ended;
  expect([code, said]).toEqual([1, ["ready", "one"]]);
  expect(Date.now() - before).toBeGreaterThan(9_000);
}, 30_000);
