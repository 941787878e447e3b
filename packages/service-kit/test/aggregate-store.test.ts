import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { MAX_EVENT_BYTES } from "@muhtawa/contracts";
import { startEngines, startFlakyProxy, type TestEngines } from "@muhtawa/testkit";
import { fact, newId, type Where } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";
import { type Note, noteStamped } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
const kits: Kit[] = [];

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
afterEach(async () => {
  await Promise.all(kits.splice(0).map((other) => other.stop()));
});
afterAll(async () => {
  await kit.stop();
  await engines.stop();
});

const note = (title = "one"): Note => ({ ownerId: "u", title, stamps: [] });

async function anotherProcess(database = kit.connection.name) {
  const other = await startKit(engines, database);
  kits.push(other);
  return other;
}

test("an aggregate is created, changed and deleted, and every write leaves its events", async () => {
  const id = newId();
  const created = await kit.notes.create(id, { state: { ...note(), titleKey: "one" } });
  expect(created.version).toBe(1);
  const updated = await kit.notes.update(id, (current) => ({
    state: { ...current, title: "two", titleKey: undefined, stamps: ["a"] },
    facts: [fact(noteStamped, { stamp: "a" })],
  }));
  expect(updated).toMatchObject({ version: 2, title: "two", stamps: ["a"] });
  expect(await kit.notes.get(id)).toEqual(updated);
  const events = await kit.eventsOf(id, ({ length }) => length === 3);
  expect(events.map(({ name, sourceVersion }) => [name, sourceVersion])).toEqual([
    ["site.note.state", 1],
    ["site.note.state", 2],
    ["site.note.stamped", 2],
  ]);
  await kit.notes.delete(id, [fact(noteStamped, { stamp: "deleted" })]);
  expect(await kit.notes.find(id)).toBeUndefined();
  await expect(kit.notes.get(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(kit.notes.update(id, (current) => ({ state: current }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await kit.eventsOf(id, ({ length }) => length === 5)).slice(3)).toMatchObject([
    { name: "site.note.state", sourceVersion: 3, data: { deleted: true } },
    { name: "site.note.stamped", sourceVersion: 3, data: { stamp: "deleted" } },
  ]);
  await kit.relay.idle();
  const tombstone = await kit.stored.findOne({ _id: id });
  expect(Object.keys(tombstone ?? {}).toSorted()).toEqual([
    "_id",
    "commandIds",
    "createdAt",
    "deletedAt",
    "eraseAt",
    "outbox",
    "updatedAt",
    "version",
  ]);
  await kit.notes.delete(id);
  expect((await kit.stored.findOne({ _id: id }))?.version).toBe(3);
});

test("a decision without a change writes nothing", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  await kit.notes.update(id, () => undefined);
  await kit.notes.update(id, (current) => ({ state: { ...current } }));
  expect((await kit.notes.get(id)).version).toBe(1);
});

test("what a decision clears is gone, even if it was set in between by a write that left the version alone", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  await kit.notes.update(id, (current) => ({ state: { ...current, title: "two", titleKey: undefined } }), {
    beforeWrite: () => kit.stored.updateOne({ _id: id }, { $set: { titleKey: "set in between" } }),
  });
  expect(await kit.notes.get(id)).not.toHaveProperty("titleKey");
});

test("what comes before a write sees what is replaced and by what, again when somebody was faster, and can refuse it", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  const seen: unknown[] = [];
  const mine = (current: Note) => ({ state: { ...current, title: `${current.title}, mine` } });
  const beforeWrite = async (before: Note, after: Note) => {
    seen.push([before.title, after.title]);
    if (seen.length === 1) await kit.notes.update(id, (current) => ({ state: { ...current, title: "theirs" } }));
  };
  expect(await kit.notes.update(id, mine, { beforeWrite })).toMatchObject({ version: 3, title: "theirs, mine" });
  expect(seen).toEqual([
    ["one", "one, mine"],
    ["theirs", "theirs, mine"],
  ]);
  await kit.notes.update(id, (current) => ({ state: current }), { beforeWrite });
  expect(seen).toHaveLength(2);
  const refused = kit.notes.update(id, mine, { beforeWrite: () => Promise.reject(new Error("refused")) });
  await expect(refused).rejects.toThrow("refused");
  expect(await kit.notes.get(id)).toMatchObject({ version: 3, title: "theirs, mine" });
});

test("reads see what lives, however they ask, and nothing that the store keeps beside the state", async () => {
  const [alive, dead] = [newId(), newId()];
  const ownerId = newId();
  for (const id of [alive, dead]) await kit.notes.create(id, { state: { ...note(), ownerId } });
  await kit.notes.delete(dead);
  const both = { _id: { $in: [alive, dead] } };
  const asked: Where<Note>[] = [
    both,
    { ...both, titleKey: { $exists: false } },
    { ...both, titleKey: null as never },
    { ...both, titleKey: { $in: ["x", null as never] } },
    { ...both, title: { $ne: "x" } },
    { ...both, createdAt: { $gt: new Date(0) } },
    { ...both, $or: [{ title: "one" }, { titleKey: { $exists: false } }] },
    { ownerId },
    { ownerId: { $in: [ownerId] } },
    { ownerId: { $gte: ownerId, $lte: ownerId } },
  ];
  for (const where of asked) {
    expect([where, await kit.notes.count(where)]).toEqual([where, 1]);
    expect(await kit.notes.matching(where)).toEqual([await kit.notes.get(alive)]);
  }
  expect(await kit.notes.matching({ ownerId }, { fields: ["title"] })).toEqual([{ _id: alive, title: "one" }]);
});

test("sub-documents get no ids of their own", async () => {
  const id = newId();
  const lines = [{ text: "a" }];
  await kit.notes.create(id, { state: { ...note(), lines } });
  expect((await kit.notes.get(id)).lines).toEqual(lines);
  await kit.notes.update(id, (current) => ({ state: { ...current, lines: [...lines, { text: "b" }] } }));
  expect((await kit.notes.get(id)).lines).toEqual([{ text: "a" }, { text: "b" }]);
});

test("of twenty writers at once, in two processes, every decision is applied once", async () => {
  const other = await anotherProcess();
  const id = newId();
  await kit.notes.create(id, { state: note() });
  const stamps = Array.from({ length: 20 }, (_, index) => `stamp ${index}`);
  await Promise.all(
    stamps.map((stamp, index) =>
      (index % 2 ? kit : other).notes.update(id, (current) => ({
        state: { ...current, stamps: [...current.stamps, stamp] },
        facts: [fact(noteStamped, { stamp })],
      })),
    ),
  );
  const stored = await kit.notes.get(id);
  expect(stored.version).toBe(21);
  expect(stored.stamps.toSorted()).toEqual(stamps.toSorted());
  expect((await kit.stampsOf(id, 20)).toSorted()).toEqual(stamps.toSorted());
});

test("a taken unique value names its field, on creation and on change, and stores nothing", async () => {
  const [first, second] = [newId(), newId()];
  await kit.notes.create(first, { state: { ...note(), titleKey: "taken" } });
  const refusal = { code: "CONFLICT", fields: [{ field: "title" }] };
  await expect(kit.notes.create(second, { state: { ...note(), titleKey: "taken" } })).rejects.toMatchObject(refusal);
  expect(await kit.notes.find(second)).toBeUndefined();
  await kit.notes.create(second, { state: { ...note(), titleKey: "free" } });
  await expect(kit.notes.update(second, (current) => ({ state: { ...current, titleKey: "taken" } }))).rejects.toMatchObject(refusal);
  expect(await kit.notes.get(second)).toMatchObject({ version: 1, titleKey: "free" });
  await kit.notes.create(newId(), { state: note("without a key") });
  await kit.notes.create(newId(), { state: note("another without a key") });
});

test("a unique value is free again after its aggregate is deleted", async () => {
  const [first, second] = [newId(), newId()];
  await kit.notes.create(first, { state: { ...note(), titleKey: "reused" } });
  await kit.notes.delete(first);
  await expect(kit.notes.create(second, { state: { ...note(), titleKey: "reused" } })).resolves.toMatchObject({ version: 1 });
});

test("an edit of an older version is CONFLICT with the stored version", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  await kit.notes.update(id, (current) => ({ state: { ...current, title: "theirs" } }), { expectedVersion: 1 });
  const edit = kit.notes.update(id, (current) => ({ state: { ...current, title: "ours" } }), { expectedVersion: 1 });
  await expect(edit).rejects.toMatchObject({ code: "CONFLICT", details: { version: 2 } });
  expect((await kit.notes.get(id)).title).toBe("theirs");
});

test("a deletion of an older version is CONFLICT, and a tombstone keeps when its aggregate was made", async () => {
  const id = newId();
  const { createdAt } = await kit.notes.create(id, { state: note() });
  await kit.notes.update(id, (current) => ({ state: { ...current, title: "theirs" } }));
  await expect(kit.notes.delete(id, [], { expectedVersion: 1 })).rejects.toMatchObject({ code: "CONFLICT", details: { version: 2 } });
  expect(await kit.notes.get(id)).toMatchObject({ version: 2 });
  await kit.notes.delete(id, [], { expectedVersion: 2 });
  expect(await kit.stored.findOne({ _id: id })).toMatchObject({ version: 3, createdAt });
});

test("an id that is taken is CONFLICT in both languages", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  const again = kit.notes.create(id, { state: note() });
  await expect(again).rejects.toMatchObject({
    code: "CONFLICT",
    localised: { en: expect.stringMatching(/./), ar: expect.stringMatching(/./) },
  });
});

test("a republish tells every state once more, tombstones too", async () => {
  const [alive, dead] = [newId(), newId()];
  for (const id of [alive, dead]) await kit.notes.create(id, { state: note() });
  await kit.notes.delete(dead);
  await kit.relay.idle();
  expect(await kit.notes.republish()).toBe(await kit.stored.countDocuments({}));
  const last = (id: string, count: number) => kit.eventsOf(id, ({ length }) => length === count).then((events) => events.at(-1));
  expect(await last(alive, 2)).toMatchObject({ sourceVersion: 1, data: { deleted: false, title: "one" } });
  expect(await last(dead, 3)).toMatchObject({ sourceVersion: 2, data: { deleted: true } });
});

test("an event larger than the broker takes is refused before anything is stored", async () => {
  const [id, other] = [newId(), newId()];
  const title = "x".repeat(MAX_EVENT_BYTES);
  await expect(kit.notes.create(id, { state: note(title) })).rejects.toThrow(/bytes/);
  expect(await kit.notes.find(id)).toBeUndefined();
  await kit.notes.create(other, { state: note() });
  await expect(kit.notes.update(other, (current) => ({ state: { ...current, title } }))).rejects.toThrow(/bytes/);
  expect(await kit.notes.get(other)).toMatchObject({ version: 1, title: "one" });
});

test("a document larger than the database should take is refused before anything is stored", async () => {
  const id = newId();
  const body = "x".repeat(8 * 1024 * 1024);
  await expect(kit.notes.create(id, { state: { ...note(), body } })).rejects.toThrow(/bytes/);
  expect(await kit.notes.find(id)).toBeUndefined();
  await kit.notes.create(id, { state: note() });
  await expect(kit.notes.update(id, (current) => ({ state: { ...current, body } }))).rejects.toThrow(/bytes/);
  expect((await kit.notes.get(id)).version).toBe(1);
});

test("a state that breaks the event's schema or the document's is refused before anything is stored", async () => {
  const id = newId();
  await expect(kit.notes.create(id, { state: { ...note(), title: 7 as never } })).rejects.toThrow();
  await expect(kit.notes.create(id, { state: { ...note(), unknown: true } as never })).rejects.toThrow(/unknown/);
  expect(await kit.notes.find(id)).toBeUndefined();
});

test("at a hundred facts that wait to be published, commands answer SERVICE_UNAVAILABLE", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  await kit.relay.idle();
  const stuck = Array.from({ length: 100 }, () => ({ subject: "site.note.x.stamped.v1", envelope: {} }));
  await kit.stored.updateOne({ _id: id }, { $set: { outbox: stuck as never } });
  const stamp = fact(noteStamped, { stamp: "a" });
  const refusal = { code: "SERVICE_UNAVAILABLE" };
  await expect(kit.notes.update(id, (current) => ({ state: current, facts: [stamp] }))).rejects.toMatchObject(refusal);
  await expect(kit.notes.delete(id, [stamp])).rejects.toMatchObject(refusal);
  expect((await kit.notes.get(id)).version).toBe(1);
  await kit.stored.deleteOne({ _id: id });
});

test("a write whose answer was lost on the way is recognised as done", async () => {
  const proxy = await startFlakyProxy(engines.mongoUrl);
  try {
    const other = await startKit({ ...engines, mongoUrl: proxy.url }, kit.connection.name);
    kits.push(other);
    const id = newId();
    proxy.loseAnswerTo("lost creation");
    await expect(other.notes.create(id, { state: note("lost creation") })).resolves.toMatchObject({ version: 1 });
    proxy.loseAnswerTo("lost change");
    const changed = other.notes.update(id, (current) => ({ state: { ...current, title: "lost change" } }));
    await expect(changed).resolves.toMatchObject({ version: 2 });
    expect(await kit.notes.get(id)).toMatchObject({ version: 2, title: "lost change" });
    proxy.loseAnswerTo("lost deletion");
    await other.notes.delete(id, [fact(noteStamped, { stamp: "lost deletion" })]);
    expect(await kit.notes.find(id)).toBeUndefined();
    expect(proxy.lost()).toBe(3);
    expect(await kit.stampsOf(id, 1)).toEqual(["lost deletion"]);
    const states = await kit.eventsOf(id, (events) => events.some(({ sourceVersion }) => sourceVersion === 3));
    expect(states.find(({ name, sourceVersion }) => name === "site.note.state" && sourceVersion === 3)?.data).toEqual({ deleted: true });
  } finally {
    await Promise.all(kits.splice(0).map((other) => other.stop()));
    await proxy.stop();
  }
});
