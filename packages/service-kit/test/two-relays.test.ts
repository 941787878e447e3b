import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, startEngines, type TestEngines } from "@muhtawa/testkit";
import { fact, newId } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";
import { noteRowModel, noteRows } from "./sample/note-rows.ts";
import { noteStamped } from "./sample/note.ts";

const node = createRequire(import.meta.url).resolve("node/bin/node");
const script = fileURLToPath(new URL("sample/stopping-relay.ts", import.meta.url));

let engines: TestEngines;
let kit: Kit;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
afterAll(async () => {
  await kit.stop();
  await engines.stop();
});

/** Linux: the third field of a process's stat is T while a signal holds it. */
const isStopped = (pid: number) => / T /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));

test.each(["before", "after"])("a relay held %s its publish and continued later repeats at most what is older", async (moment) => {
  const id = newId();
  const rows = noteRowModel(kit.connection);
  await kit.runner().start([noteRows(rows, `sample--rows-${moment}-v1`)]);
  const held = spawn(node, [script, engines.mongoUrl, kit.connection.name, engines.natsUrl, id, moment], { stdio: "inherit" });
  const ended = once(held, "exit");
  try {
    await eventually(() => isStopped(held.pid!));

    await kit.relay.sweep();
    await eventually(() => rows.exists({ _id: id, title: "first" }));
    await kit.notes.update(id, (current) => ({
      state: { ...current, title: "second" },
      facts: [fact(noteStamped, { stamp: "second" })],
    }));
    await kit.relay.idle();
    await eventually(() => rows.exists({ _id: id, title: "second" }));
    // It stands still while the other relay has published everything.
    expect(isStopped(held.pid!)).toBe(true);
    expect(await kit.relay.pending()).toBe(0);

    held.kill("SIGCONT");
    expect(await ended).toEqual([0, null]);
  } finally {
    held.kill("SIGKILL");
  }
  const every = ["site.note.state 1", "site.note.stamped 1", "site.note.state 2", "site.note.stamped 2"];
  await kit.eventsOf(id, (events) => {
    const told = events.map(({ name, sourceVersion }) => `${name} ${sourceVersion}`);
    return every.every((event) => told.includes(event));
  });
  const manager = await kit.nats.jetstreamManager();
  await eventually(async () => (await manager.consumers.info("SITE", `sample--rows-${moment}-v1`)).num_ack_pending === 0);
  expect(await rows.findById(id).lean()).toMatchObject({ title: "second", sourceVersion: 2 });
  expect(await kit.stored.findOne({ _id: id })).toMatchObject({ version: 2, outbox: [] });
  expect(await kit.relay.pending()).toBe(0);
});

test("what a killed process has written and not published is published by the next start's sweep", async () => {
  const id = newId();
  const killed = spawn(node, [script, engines.mongoUrl, kit.connection.name, engines.natsUrl, id, "before"], { stdio: "inherit" });
  const ended = once(killed, "exit");
  await eventually(() => isStopped(killed.pid!));
  killed.kill("SIGKILL");
  await ended;
  const next = await startKit(engines, kit.connection.name);
  expect(await kit.eventsOf(id, ({ length }) => length === 2)).toHaveLength(2);
  await next.stop();
});

test("what another process has left behind is found by the regular sweep, too", async () => {
  const id = newId();
  const sweeping = await startKit(engines, kit.connection.name, 100);
  const killed = spawn(node, [script, engines.mongoUrl, kit.connection.name, engines.natsUrl, id, "before"], { stdio: "inherit" });
  const ended = once(killed, "exit");
  await eventually(() => isStopped(killed.pid!));
  killed.kill("SIGKILL");
  await ended;
  expect(await kit.eventsOf(id, ({ length }) => length === 2)).toHaveLength(2);
  await sweeping.stop();
});
