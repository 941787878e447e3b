import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import { fact, newId } from "../src/index.ts";
import { COMMAND_IDS_KEPT } from "../src/persistence/command-ids.ts";
import { type Kit, startKit } from "./kit.ts";
import { type Note, noteStamped } from "./sample/note.ts";

let engines: TestEngines;
let proxy: MongoProxy;
/** Speaks to the database through the proxy; `other` doesn't. */
let kit: Kit;
let other: Kit;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  proxy = await startMongoProxy(engines.mongoUrl);
  other = await startKit(engines);
  kit = await startKit({ ...engines, mongoUrl: proxy.url }, other.connection.name);
});
afterEach(async () => {
  await kit.stop();
  await other.stop();
  await proxy.stop();
});
afterAll(() => engines.stop());

const note = (title = "one"): Note => ({ ownerId: "u", title, stamps: [] });
const stamped = (stamp: string) => (current: Note) => ({
  state: { ...current, stamps: [...current.stamps, stamp] },
  facts: [fact(noteStamped, { stamp })],
});

/** Lets the next such command be carried out, then what happens in between, and breaks the connection instead of answering. */
async function loseAnswer(command: string, inBetween: () => Promise<unknown>): Promise<void> {
  const answer = proxy.holdAnswer(command);
  proxy.loseAnswer(command);
  await answer.reached;
  await inBetween();
  answer.release();
}

test("a change whose answer is lost is recognised although others have written since", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  const changing = kit.notes.update(id, stamped("mine"));
  await loseAnswer("findAndModify notes", async () => {
    for (const stamp of Array.from({ length: 15 }, (_, index) => `other ${index}`)) await other.notes.update(id, stamped(stamp));
  });
  const changed = await changing;
  expect(changed.stamps.filter((stamp) => stamp === "mine")).toEqual(["mine"]);
  expect((await other.notes.get(id)).stamps).toHaveLength(16);
  expect(await other.stampsOf(id, 16)).toContain("mine");
});

test("a change whose answer is lost and that more others follow than are remembered is decided again upon what they have left", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  const seen: number[] = [];
  const changing = kit.notes.update(id, (current) => {
    seen.push(current.stamps.length);
    return current.stamps.includes("mine") ? undefined : stamped("mine")(current);
  });
  await loseAnswer("findAndModify notes", async () => {
    for (let at = 0; at < COMMAND_IDS_KEPT; at += 1) await other.notes.update(id, stamped(`other ${at}`));
  });
  const changed = await changing;
  expect(seen).toEqual([0, COMMAND_IDS_KEPT + 1]);
  expect(changed.stamps).toHaveLength(COMMAND_IDS_KEPT + 1);
  expect(await other.notes.get(id)).toEqual(changed);
});

test("a creation whose answer is lost is recognised although somebody has written since", async () => {
  const id = newId();
  const creating = kit.notes.create(id, { state: { ...note(), titleKey: "lost" } });
  await loseAnswer("insert notes", () => other.notes.update(id, stamped("other")));
  expect(await creating).toMatchObject({ _id: id, title: "one" });
  expect(await other.notes.get(id)).toMatchObject({ version: 2, stamps: ["other"] });
});

test("a write that a server refuses because it is a secondary now is decided again", async () => {
  const id = newId();
  proxy.stepDown("insert notes");
  await kit.notes.create(id, { state: note() });
  proxy.stepDown("findAndModify notes");
  await kit.notes.update(id, stamped("once"));
  expect(await other.notes.get(id)).toMatchObject({ version: 2, stamps: ["once"] });
  proxy.stepDown("update notes");
  await kit.notes.delete(id, [fact(noteStamped, { stamp: "deleted" })]);
  expect(await other.notes.find(id)).toBeUndefined();
  expect(await other.stampsOf(id, 2)).toEqual(["once", "deleted"]);
});

test("a deletion of what was never there leaves a tombstone that nothing late brings to life", async () => {
  const id = newId();
  await kit.notes.delete(id, [fact(noteStamped, { stamp: "never" })]);
  await expect(kit.notes.create(id, { state: note() })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await kit.notes.find(id)).toBeUndefined();
  const told = await other.eventsOf(id, ({ length }) => length > 0);
  expect(told).toMatchObject([{ name: "site.note.state", sourceVersion: 1, data: { deleted: true } }]);
});

test("a document of the release before is changed and deleted like any other", async () => {
  const [changed, deleted] = [newId(), newId()];
  const at = new Date();
  const record = { ...note(), version: 4, lastCommandId: "earlier", createdAt: at, updatedAt: at, outbox: [] };
  await other.stored.insertMany([
    { ...record, _id: changed },
    { ...record, _id: deleted },
  ] as never);
  await kit.notes.update(changed, stamped("new"));
  expect(await other.stored.findOne({ _id: changed })).not.toHaveProperty("lastCommandId");
  expect(await other.notes.get(changed)).toMatchObject({ version: 5, stamps: ["new"] });
  await kit.notes.delete(deleted);
  expect(await other.notes.find(deleted)).toBeUndefined();
});

test("a deletion that somebody was faster than is decided again", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  // The relay, which has sent the creation, writes by the same command.
  await eventually(async () => (await other.stored.findOne({ _id: id }))?.outbox?.length === 0);
  const held = proxy.hold("update notes");
  const deleting = kit.notes.delete(id);
  await held.reached;
  await other.notes.update(id, stamped("faster"));
  held.release();
  await deleting;
  expect(await other.notes.find(id)).toBeUndefined();
  expect(await other.stored.findOne({ _id: id })).toMatchObject({ version: 3 });
});

test("of a command's writes the newest twenty are known, however many there were", async () => {
  const id = newId();
  await kit.notes.create(id, { state: note() });
  for (let at = 0; at < 25; at += 1) await kit.notes.update(id, stamped(`earlier ${at}`));
  const changing = kit.notes.update(id, stamped("mine"));
  await loseAnswer("findAndModify notes", async () => {});
  expect((await changing).stamps.filter((stamp) => stamp === "mine")).toEqual(["mine"]);
  expect((await other.stored.findOne({ _id: id }))?.commandIds).toHaveLength(20);
  await kit.notes.delete(id);
  expect((await other.stored.findOne({ _id: id }))?.commandIds).toHaveLength(20);
});
