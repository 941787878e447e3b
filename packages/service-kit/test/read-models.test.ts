import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import {
  asDelivered,
  type EventProbe,
  eventually,
  histories,
  type MongoProxy,
  startEngines,
  startEventProbe,
  startMongoProxy,
  type TestEngines,
} from "@muhtawa/testkit";
import fc from "fast-check";
import { z } from "zod";
import { defineReadModel, type EventMap, newId, onRow, type ReadModel, Rows } from "../src/index.ts";
import { envelop } from "../src/events/envelope.ts";
import { Gaps } from "../src/read-models/gaps.ts";
import { type Kit, recordingLogger, startKit } from "./kit.ts";
import { type NoteCard, noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let proxy: MongoProxy;
let kit: Kit;
let probe: EventProbe;

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  kit = await startKit({ mongoUrl: proxy.url, natsUrl: engines.natsUrl });
  probe = await startEventProbe(engines.natsUrl);
});
afterEach(() => kit.stopFollowing());
afterAll(async () => {
  await probe.stop();
  await kit.stop();
  await proxy.stop();
  await engines.stop();
});

const titles = (name = `titles_${randomUUID().slice(0, 8)}`) =>
  defineReadModel({
    name,
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title }) },
  });

/** The same read model in a release that also keeps whose each note is. */
const titlesAndOwners = (name: string) =>
  defineReadModel({
    name,
    shape: z.object({ title: z.string(), ownerId: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title, ownerId: data.ownerId }) },
    indexes: [{ ownerId: 1 }],
  });

const keeping = (...keeps: ReadModel[]): EventMap<object> => ({
  service: `reader-${randomUUID().slice(0, 8)}`,
  publishes: [],
  keeps,
  does: [],
});
const card = (title: string): NoteCard & { deleted: false } => ({ deleted: false, ownerId: "u", title, stamps: [] });
const note = (title: string) => ({ ownerId: "u", title, stamps: [] });
const collections = async (name: string) =>
  (await kit.connection.listCollections()).map((collection) => collection.name).filter((found) => found.startsWith(name));

const cards = fc.record({ ownerId: fc.uuid(), title: fc.string(), stamps: fc.array(fc.string(), { maxLength: 2 }) });

test("two instances that are told at once and in any order come to what a fold of the histories gives, though upserts race", async () => {
  proxy.raceUpserts();
  proxy.slowAnswers(5);
  const model = titles();
  const map = keeping(model);
  await kit.follow(map, {});
  await kit.follow(map, {});
  const rows = new Rows(kit.connection, model);
  const delivery = histories(noteState, cards, 4).chain((lives) =>
    fc.record({ lives: fc.constant(lives), delivered: asDelivered(lives.flatMap(({ events }) => events)) }),
  );
  await fc.assert(
    fc.asyncProperty(delivery, async ({ lives, delivered }) => {
      // A history's ids may come again in another one.
      const run = randomUUID().slice(0, 8);
      await Promise.all(
        delivered.map(({ aggregateId, data, sourceVersion }) => probe.publish(noteState, `${run}-${aggregateId}`, data, { sourceVersion })),
      );
      const expected = new Map(
        lives.map(({ id, last, events }) => [
          `${run}-${id}`,
          { sourceVersion: events.length, deleted: last.deleted, ...(last.deleted ? {} : { title: last.title }) },
        ]),
      );
      await eventually(async () => {
        const found = await rows.findKnown({ _id: { $in: [...expected.keys()] } });
        expect(new Map(found.map(({ _id, ...row }) => [_id, row]))).toEqual(expected);
        return true;
      });
    }),
    { numRuns: 25, endOnFailure: true },
  );
  proxy.slowAnswers(0);
});

test("what is kept of the deleted is what a fold keeps, though two instances are told at once and in any order", async () => {
  proxy.raceUpserts();
  proxy.slowAnswers(5);
  const model = defineReadModel({
    name: `last_titles_${randomUUID().slice(0, 8)}`,
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title }) },
    keptOfDeleted: (_id, known) => ({ title: known?.title }),
  });
  const map = keeping(model);
  await kit.follow(map, {});
  await kit.follow(map, {});
  const rows = new Rows(kit.connection, model);
  const delivery = histories(noteState, cards, 4).chain((lives) =>
    fc.record({ lives: fc.constant(lives), delivered: asDelivered(lives.flatMap(({ events }) => events)) }),
  );
  await fc.assert(
    fc.asyncProperty(delivery, async ({ lives, delivered }) => {
      const run = randomUUID().slice(0, 8);
      await Promise.all(
        delivered.map(({ aggregateId, data, sourceVersion }) => probe.publish(noteState, `${run}-${aggregateId}`, data, { sourceVersion })),
      );
      const expected = new Map(
        lives.map(({ id, last, events }) => {
          const titlesTold = events.flatMap(({ data }) => (data.deleted ? [] : [data.title]));
          return [`${run}-${id}`, { sourceVersion: events.length, deleted: last.deleted, title: titlesTold.at(-1) }];
        }),
      );
      await eventually(async () => {
        const found = await rows.findKnown({ _id: { $in: [...expected.keys()] } });
        const shown = found.map(({ _id, sourceVersion, deleted, title }) => [_id, { sourceVersion, deleted, title }] as const);
        expect(new Map(shown)).toEqual(expected);
        return true;
      });
    }),
    { numRuns: 25, endOnFailure: true },
  );
  proxy.slowAnswers(0);
});

test("a changed shape fills by itself under writes, while the collection of the old shape serves, and then takes its place", async () => {
  const name = `notes_${randomUUID().slice(0, 8)}`;
  const [old, fresh] = [titles(name), titlesAndOwners(name)];
  const map = keeping(old);
  const first = await kit.follow(map, {});
  const ids = Array.from({ length: 30 }, newId);
  for (const [at, id] of ids.entries()) await kit.notes.create(id, { state: note(`note ${at}`) });
  await kit.notes.delete(ids[0] as string);
  await eventually(() => first.follower.isComplete([old]));
  await first.stop();
  // What the broker kept of it is gone: only the owner can tell.
  await (await kit.nats.jetstreamManager()).streams.purge("SITE");

  const rows = new Rows(kit.connection, fresh);
  const over = new AbortController();
  let refused = 0;
  const writing = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1)
      await kit.notes.update(ids[1 + (at % 29)] as string, (state) => ({ state: { ...state, title: `changed ${at}` } }));
  })();
  const reading = (async () => {
    while (!over.signal.aborted) if (!(await rows.live(ids[5] as string))) refused += 1;
  })();
  const second = await kit.follow({ ...map, keeps: [fresh] }, {}, { keepReplaced: 300 });
  await eventually(() => second.follower.isComplete([fresh]));
  await eventually(async () => (await collections(name)).join() === fresh.collection);
  over.abort();
  await Promise.all([writing, reading]);
  expect(refused).toBe(0);
  await eventually(async () => {
    const found = await rows.findKnown({ _id: { $in: ids } });
    expect(found).toHaveLength(30);
    for (const row of found) {
      const stored = await kit.notes.find(row._id);
      const shown = stored ? { title: stored.title, ownerId: stored.ownerId, deleted: false } : { deleted: true };
      expect(row).toEqual({ _id: row._id, sourceVersion: stored?.version ?? 2, ...shown });
    }
    return true;
  });
});

test("a collection from before shapes were told apart serves until the new one is complete", async () => {
  const model = titles();
  const id = newId();
  await kit.notes.create(id, { state: note("told long ago") });
  await kit.connection.collection(model.name).insertOne({ _id: id as never, sourceVersion: 1, deleted: false, title: "from before" });
  const rows = new Rows(kit.connection, model);
  await kit.follow(keeping(model), {}, { keepReplaced: 100 });
  await eventually(async () => (await rows.live(id))?.title === "told long ago");
  await eventually(async () => (await collections(model.name)).join() === model.collection);
});

test("a model that fills for the first time keeps its process from being ready, until its owner has told all or patience ends", async () => {
  const owner = `owner-${randomUUID().slice(0, 8)}`;
  const model = defineReadModel({
    name: `strangers_${randomUUID().slice(0, 8)}`,
    shape: z.object({}),
    from: { stranger: { ...noteState, name: `${owner}.stranger.state` } },
    row: { stranger: () => ({}) },
  });
  const map = keeping(model);
  const { logger, lines } = recordingLogger();
  const { isReady } = await kit.follow(map, {}, { firstFill: 3_600_000, logger });
  expect(await isReady()).toBe(false);
  expect(lines.filter(({ models }) => models)).toEqual([]);
  const impatient = await kit.follow(map, {}, { firstFill: 0, logger });
  expect([await impatient.isReady(), await impatient.isReady()]).toEqual([true, true]);
  expect(lines.filter(({ models }) => models)).toMatchObject([{ level: 40, models: [model.name] }]);
  const answering = probe.nats.subscribe(`ops.republish.${owner}`, {
    callback: (_error, message) => void message.respond(JSON.stringify({ status: "done", count: 0 })),
  });
  await eventually(isReady);
  answering.unsubscribe();
  // From then on without its owner: after another start, and in another shape.
  expect(await (await kit.follow(map, {})).isReady()).toBe(true);
  const changed = { ...model, collection: `${model.name}_0000000a` };
  expect(await (await kit.follow({ ...map, keeps: [changed] }, {})).isReady()).toBe(true);
});

test("a state that has been given up keeps nobody from being ready", async () => {
  const model = titles();
  const id = newId();
  await kit.nats.jetstream().publish(noteState.subject(id), "{ not json");
  const { follower, isReady } = await kit.follow(keeping(model), {}, { firstFill: 60_000 });
  await eventually(isReady);
  expect(await follower.isComplete([model])).toBe(false);
  await probe.publish(noteState, id, card("readable again"), { sourceVersion: 2 });
  await eventually(() => follower.isComplete([model]));
});

test("a model that is declared no more goes with all its rows", async () => {
  const [left, kept] = [titles(), titles()];
  const first = await kit.follow(keeping(left, kept), {});
  await kit.notes.create(newId(), { state: note("somebody's") });
  await eventually(() => first.follower.isComplete([left, kept]));
  await first.stop();
  await kit.follow(keeping(kept), {}, { keepReplaced: 100 });
  await eventually(async () => (await collections(left.name)).length === 0);
  expect(await collections(kept.name)).toEqual([kept.collection]);
});

test("nothing is proven complete while an owner doesn't answer or a state has been given up", async () => {
  const model = titles();
  const { follower, metrics } = await kit.follow(keeping(model), {});
  await eventually(() => follower.isComplete([model]));

  const id = newId();
  await kit.nats.jetstream().publish(noteState.subject(id), "{ not json");
  await eventually(async () => !(await follower.isComplete([model])));
  expect(await metrics.getSingleMetricAsString("muhtawa_read_model_missing")).toMatch(/\{model="titles_\w+"\} 1$/m);
  await probe.publish(noteState, id, card("readable again"), { sourceVersion: 2 });
  await eventually(() => follower.isComplete([model]));

  const strange = defineReadModel({
    name: `strangers_${randomUUID().slice(0, 8)}`,
    shape: z.object({}),
    from: { stranger: { ...noteState, name: "nobody.stranger.state" } },
    row: { stranger: () => ({}) },
  });
  const second = await kit.follow(keeping(strange), {});
  expect(await second.follower.isComplete([strange])).toBe(false);
});

test("a gap closes with the next state, also where another instance has noted it and this one takes the next state in", async () => {
  const model = titles();
  const { follower } = await kit.follow(keeping(model), {});
  await eventually(() => follower.isComplete([model]));
  const rows = new Rows(kit.connection, model);
  const id = newId();
  await probe.publish(noteState, id, card("one"));
  await eventually(() => rows.live(id));
  const manager = await kit.nats.jetstreamManager();
  const { seq } = await manager.streams.getMessage("SITE", { last_by_subj: noteState.subject(id) });
  await new Gaps(kit.connection).open(noteState.subject(id), seq, "given up by another instance");
  expect(await follower.isComplete([model])).toBe(false);
  await probe.publish(noteState, id, card("two"), { sourceVersion: 2 });
  await eventually(() => follower.isComplete([model]));

  // The next state was taken in before the gap was written down.
  await new Gaps(kit.connection).open(noteState.subject(id), seq, "given up late");
  await eventually(() => follower.isComplete([model]));
});

test("a stop doesn't wait for owners that never say that they have told all", async () => {
  const asked: string[] = [];
  const owners = ["silent", "mute"];
  const silences = owners.map((owner) =>
    kit.nats.subscribe(`ops.republish.${owner}`, { callback: (_error, { subject }) => void asked.push(subject) }),
  );
  const strangers = owners.map((owner) =>
    defineReadModel({
      name: `${owner}_${randomUUID().slice(0, 8)}`,
      shape: z.object({}),
      from: { stranger: { ...noteState, name: `${owner}.stranger.state`, filter: `site.${owner}.*.state.v1` } },
      row: { stranger: () => ({}) },
    }),
  );
  const { stop } = await kit.follow(keeping(...strangers), {});
  await eventually(() => asked.length === 1);
  await stop();
  expect(asked).toHaveLength(1);
  for (const silence of silences) silence.unsubscribe();
});

test("what is stored when the proof begins is in the rows when it is given", async () => {
  const model = titles();
  const { follower } = await kit.follow(keeping(model), {});
  await eventually(() => follower.isComplete([model]));
  const rows = new Rows(kit.connection, model);
  for (let at = 0; at < 10; at += 1) {
    const id = newId();
    await kit.notes.create(id, { state: note(`note ${at}`) });
    await eventually(() => follower.isComplete([model]));
    expect(await rows.live(id)).toMatchObject({ title: `note ${at}` });
  }
});

test("what a crash has left in an owner's outbox is published and taken in before the proof is given", async () => {
  const model = titles();
  const { follower } = await kit.follow(keeping(model), {});
  await eventually(() => follower.isComplete([model]));
  const [id, now] = [newId(), new Date()];
  const pendingState = envelop(noteState, id, 1, card("left"));
  await kit.stored.insertOne({
    ...note("left"),
    _id: id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    outbox: [],
    outboxAt: now,
    pendingState,
  });
  expect(await follower.isComplete([model])).toBe(true);
  expect(await new Rows(kit.connection, model).live(id)).toMatchObject({ title: "left" });
});

test("what must follow a row happens after it is written and before its event is done with", async () => {
  const model = defineReadModel({
    name: `days_${randomUUID().slice(0, 8)}`,
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => (data.title === "left out" ? undefined : { title: data.title }) },
    keptOfDeleted: (_id, known) => ({ title: `was ${known?.title}` }),
  });
  const rows = new Rows(kit.connection, model);
  const seen: unknown[] = [];
  const id = newId();
  const isHere = onRow("look", model, async (_ports: object, { _id, title }) => {
    if (_id === id) seen.push([title, (await rows.known(_id))?.title]);
  });
  await kit.follow({ ...keeping(model), does: [isHere] }, {});
  await probe.publish(noteState, id, card("left out"), { sourceVersion: 1 });
  await probe.publish(noteState, id, card("here"), { sourceVersion: 2 });
  await probe.publish(noteState, id, { deleted: true }, { sourceVersion: 3 });
  await eventually(() => seen.length === 2);
  expect(seen).toEqual([
    ["here", "here"],
    ["was here", "was here"],
  ]);
});

test("a read model is not made of facts", () => {
  const declare = () =>
    defineReadModel({ name: "x", shape: z.object({}), from: { stamp: noteStamped as never }, row: { stamp: () => ({}) } as never });
  expect(declare).toThrow(/is a fact/);
});

test("another version of a source, another name for it or another revision is another collection", () => {
  const of = (from: Record<string, typeof noteState>, revision = 0) =>
    defineReadModel({
      name: "notes",
      shape: z.object({}),
      from,
      row: Object.fromEntries(Object.keys(from).map((source) => [source, () => ({})])),
      revision,
    }).collection;
  const all = [of({ note: noteState }), of({ note: { ...noteState, version: 2 } }), of({ memo: noteState }), of({ note: noteState }, 1)];
  expect(new Set(all).size).toBe(4);
  expect(of({ note: noteState })).toBe(all[0]);
});
