import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { setImmediate as turn } from "node:timers/promises";
import { openDB } from "idb";
import { keptEntries } from "./kept-entries.ts";

const ENTRY = { key: "u1/text", userId: "u1", value: "typed" };

// the database of the tests goes on by these
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] }));
afterEach(() => void jest.useRealTimers());

/** Nobody can open a database that is being deleted while somebody has it open. Hands back the way to end that. */
async function block(name: string): Promise<() => void> {
  const holder = await openDB(name, 1);
  indexedDB.deleteDatabase(name);
  return () => holder.close();
}

test("a browser whose database never answers keeps nobody waiting: entries last as long as the page", async () => {
  await block("never");
  const entries = keptEntries<typeof ENTRY>("never");
  const found = Promise.all([entries.read(ENTRY.key), entries.ofUser("u1")]);
  const written = entries.write(ENTRY);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await found).toEqual([ENTRY, [ENTRY]]);
  await written;
  expect(await entries.update(ENTRY.key, (one) => ({ ...one, value: "more" }))).toEqual(ENTRY);
  expect(await entries.ofUser("u1")).toEqual([{ ...ENTRY, value: "more" }]);
  await entries.remove(ENTRY.key);
  expect(await entries.ofUser("u1")).toEqual([]);
});

test("what was kept meanwhile is stored when it answers after all", async () => {
  const end = await block("late");
  const written = keptEntries<typeof ENTRY>("late").write(ENTRY);
  await jest.advanceTimersByTimeAsync(3_000);
  await written;
  jest.useRealTimers();
  const reopened = keptEntries<typeof ENTRY>("late");
  end();
  let found = await reopened.read(ENTRY.key);
  while (!found) {
    await turn();
    found = await reopened.read(ENTRY.key);
  }
  expect(found).toEqual(ENTRY);
});

test("what an earlier page has left isn't written over by one whose database answers too late to be read", async () => {
  const left = { ...ENTRY, value: "an hour's work" };
  const before = await openDB("slow", 1, {
    upgrade: (database) => void database.createObjectStore("entries", { keyPath: "key" }).createIndex("userId", "userId"),
  });
  await before.put("entries", left);
  before.close();
  let answerAtLast = () => {};
  const answered = new Promise<void>((resolve) => (answerAtLast = resolve));
  const { open } = indexedDB;
  const slowly = jest.spyOn(indexedDB, "open").mockImplementation((...asked) => {
    const request = open.apply(indexedDB, asked);
    const listen = request.addEventListener.bind(request);
    jest.spyOn(request, "addEventListener").mockImplementation((type: string, hear: unknown, options?: unknown) => {
      const late = (event: Event) => void answered.then(() => (hear as (event: Event) => void)(event));
      listen(type, (type === "success" ? late : hear) as EventListener, options as AddEventListenerOptions);
    });
    return request;
  });
  const another = (entry: typeof ENTRY) => ({ ...entry, key: "u1/text@another" });
  const entries = keptEntries<typeof ENTRY>("slow", { another });
  const found = entries.read(ENTRY.key);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await found).toBeUndefined();
  await entries.write(ENTRY);
  slowly.mockRestore();
  answerAtLast();
  jest.useRealTimers();
  let kept = await entries.ofUser("u1");
  while (kept.length < 2) {
    await turn();
    kept = await entries.ofUser("u1");
  }
  expect(kept).toEqual(expect.arrayContaining([ENTRY, another(left)]));
});
