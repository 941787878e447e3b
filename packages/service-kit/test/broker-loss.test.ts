import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Broker, eventually, startBroker, startEngines, type TestEngines } from "@muhtawa/testkit";
import { streamConfig } from "@muhtawa/contracts";
import type { StreamConfig } from "../src/nats.ts";
import { z } from "zod";
import { defineReadModel, ensureStreams, fact, newId, Rows } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";
import { noteRowModel, noteRows } from "./sample/note-rows.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let broker: Broker;
let kit: Kit;

beforeEach(async () => {
  [engines, broker] = await Promise.all([startEngines(), startBroker()]);
  kit = await startKit({ mongoUrl: engines.mongoUrl, natsUrl: broker.url });
});
afterEach(async () => {
  await kit.stop();
  await Promise.all([broker.stop(), engines.stop()]);
});

const note = (title: string) => ({ ownerId: "u", title, stamps: [] });

test("with the broker down commands succeed, and their events arrive once it is back", async () => {
  const rows = noteRowModel(kit.connection);
  await kit.runner().start([noteRows(rows)]);
  await broker.down();
  const ids = [newId(), newId()];
  for (const id of ids) await kit.notes.create(id, { state: note("written meanwhile") });
  await kit.notes.update(ids[0]!, (current) => ({ state: { ...current, title: "changed meanwhile" } }));
  // By now every attempt to publish has been given up.
  await kit.relay.idle();
  expect(await kit.relay.pending()).toBe(2);
  await broker.up();
  await eventually(async () => (await rows.countDocuments({ deleted: false })) === 2, 20_000);
  expect(await rows.findById(ids[0]).lean()).toMatchObject({ sourceVersion: 2, title: "changed meanwhile" });
  await eventually(async () => (await kit.relay.pending()) === 0);
});

test("facts of several writes keep their order over a broker's absence", async () => {
  await broker.down();
  const id = newId();
  await kit.notes.create(id, { state: note("one"), facts: [fact(noteStamped, { stamp: "1" })] });
  for (const stamp of ["2", "3"]) await kit.notes.update(id, (state) => ({ state, facts: [fact(noteStamped, { stamp })] }));
  await broker.up();
  await eventually(async () => (await kit.relay.pending()) === 0, 20_000);
  expect(await kit.stampsOf(id, 3)).toEqual(["1", "2", "3"]);
});

test("a wiped broker is filled again by a republish: running consumers go on, a new read model is complete, facts don't come again", async () => {
  const rows = noteRowModel(kit.connection);
  await kit.runner().start([noteRows(rows)]);
  const [kept, deleted, waiting] = [newId(), newId(), newId()];
  await kit.notes.create(kept, { state: note("kept"), facts: [fact(noteStamped, { stamp: "mailed" })] });
  await kit.notes.create(deleted, { state: note("deleted") });
  await kit.notes.delete(deleted);
  await eventually(async () => (await rows.countDocuments()) === 2);
  await kit.relay.idle();

  await broker.down();
  await kit.notes.create(waiting, { state: note("waiting"), facts: [fact(noteStamped, { stamp: "unsent" })] });
  await broker.wipe();
  await eventually(() => rows.exists({ _id: waiting }), 20_000);

  expect(await kit.notes.republish()).toBe(3);
  const fresh = noteRowModel(kit.connection, "noteRowsFresh");
  await kit.runner().start([noteRows(fresh, "sample--note-rows-v2")]);
  await eventually(async () => (await fresh.countDocuments()) === 3);
  const shown = await fresh.find().sort({ _id: 1 }).lean();
  expect(shown.map(({ _id, deleted, title }) => [_id, deleted, title])).toEqual([
    [kept, false, "kept"],
    [deleted, true, undefined],
    [waiting, false, "waiting"],
  ]);
  const manager = await kit.nats.jetstreamManager();
  const facts = await manager.streams.info("SITE", { subjects_filter: noteStamped.filter });
  expect(facts.state.subjects).toEqual({ [noteStamped.subject(waiting)]: 1 });

  await kit.notes.update(kept, (current) => ({ state: { ...current, title: "still read" } }));
  await eventually(() => rows.exists({ _id: kept, title: "still read" }));
});

test("what a broker lost before a read model had it is asked for again, without anybody's doing", async () => {
  const titles = defineReadModel({
    name: "titles",
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data: { title } }) => ({ title }) },
  });
  const map = { service: "reader", publishes: [], keeps: [titles], does: [] };
  const first = await kit.follow(map, {});
  const id = newId();
  await kit.notes.create(id, { state: note("as it was") });
  await eventually(() => first.follower.isComplete([titles]));
  await first.stop();
  await kit.notes.update(id, (current) => ({ state: { ...current, title: "as the lost event told" } }));
  await kit.relay.idle();
  expect(await kit.relay.pending()).toBe(0);
  await broker.wipe();
  await eventually(() => ensureStreams(kit.nats, ["SITE"]).then(() => true));
  await kit.follow(map, {});
  const rows = new Rows(kit.connection, titles);
  await eventually(async () => (await rows.live(id))?.title === "as the lost event told");
});

test("streams made by ten processes at once are made once", async () => {
  await Promise.all(Array.from({ length: 10 }, () => ensureStreams(kit.nats, ["IDENTITY", "CATALOG", "AI_JOBS", "AI_OUTPUT", "DLQ"])));
  const manager = await kit.nats.jetstreamManager();
  const names = await manager.streams.names().next();
  expect(names.toSorted()).toEqual(["AI_JOBS", "AI_OUTPUT", "CATALOG", "DLQ", "IDENTITY", "SITE"]);
});

test("a stream of events drops nothing for want of room, also one that an older release made with a limit", async () => {
  const manager = await kit.nats.jetstreamManager();
  await manager.streams.add({ ...(streamConfig("CATALOG") as Partial<StreamConfig>), name: "CATALOG", max_bytes: 1_000_000 });
  await ensureStreams(kit.nats, ["CATALOG", "SITE"]);
  for (const stream of ["CATALOG", "SITE"]) expect((await manager.streams.info(stream)).config.max_bytes).toBe(-1);
});
