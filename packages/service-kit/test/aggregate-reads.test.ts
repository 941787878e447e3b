import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import { newId, type Where } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";
import type { Note } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let ownerId: string;
let mine: Where<Note>;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
beforeEach(() => {
  ownerId = newId();
  mine = { ownerId };
});
afterAll(async () => {
  await kit.stop();
  await engines.stop();
});

/** Notes of one owner, made at the seconds 1, 2, 3… */
async function made(...titles: string[]): Promise<string[]> {
  const ids = titles.map(() => newId()).toSorted();
  for (const [at, title] of titles.entries()) {
    await kit.notes.create(ids[at] ?? "", { state: { ownerId, title, stamps: [title] } });
    await kit.stored.updateOne({ _id: ids[at] ?? "" }, { $set: { createdAt: new Date((at + 1) * 1_000) } });
  }
  return ids;
}
const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}

test("lists are newest first unless sorted otherwise; of those made at once the larger id comes first", async () => {
  const ids = await made("a", "c", "b");
  expect(titlesOf(await kit.notes.matching(mine))).toEqual(["b", "c", "a"]);
  expect(titlesOf(await kit.notes.matching(mine, { sort: { title: 1 } }))).toEqual(["a", "b", "c"]);
  await kit.stored.updateMany({ ownerId }, { $set: { createdAt: new Date(0) } });
  expect((await kit.notes.matching(mine)).map(({ _id }) => _id)).toEqual(ids.toReversed());
  expect((await kit.notes.first(mine))?._id).toBe(ids.at(-1));
});

test("a list has no more than so many; the first is one, or none", async () => {
  await made("a", "b", "c");
  expect(titlesOf(await kit.notes.matching(mine, { limit: 2 }))).toEqual(["c", "b"]);
  expect((await kit.notes.first(mine, { sort: { title: 1 } }))?.title).toBe("a");
  expect(await kit.notes.first({ ...mine, title: "x" })).toBeUndefined();
});

test("of each the named fields are read, or all but the named ones, and nothing of the store's own or of search keys", async () => {
  const [id = ""] = await made("a");
  await kit.stored.updateOne({ _id: id }, { $set: { searchKeys: ["a"], lastCommandId: "x" } } as never);
  const whole = await kit.notes.first(mine);
  expect(Object.keys(whole ?? {}).toSorted()).toEqual(["_id", "createdAt", "ownerId", "stamps", "title", "updatedAt", "version"]);
  expect(await kit.notes.first(mine, { fields: ["title"] })).toEqual({ _id: id, title: "a" });
  expect(await kit.notes.first(mine, { fields: [] })).toEqual({ _id: id });
  const { stamps: _stamps, title: _title, ...rest } = whole as Note;
  expect(await kit.notes.first(mine, { without: ["stamps", "title"] })).toEqual(rest);
});

test("a page has its part of the list and the number of all", async () => {
  await made("a", "b", "c", "d", "e");
  const page = await kit.notes.page(mine, { page: 2, pageSize: 2 }, { fields: ["title"], sort: { title: 1 } });
  expect([titlesOf(page.results as { title: string }[]), page.totalCount]).toEqual([["c", "d"], 5]);
  expect(titlesOf((await kit.notes.page(mine, { page: 3, pageSize: 2 })).results)).toEqual(["a"]);
});

test("one after the other come all, by their ids unless sorted otherwise, so many from the database at once", async () => {
  const ids = await made("c", "a", "b");
  expect((await all(kit.notes.each(mine))).map(({ _id }) => _id)).toEqual(ids);
  expect(titlesOf(await all(kit.notes.each(mine, { sort: { title: 1 }, atOnce: 1 })))).toEqual(["a", "b", "c"]);
});

test("the values of a field come in order, each once, in parts; the deleted have none", async () => {
  const ids = await made("t1", "t2", "t3");
  for (const [at, id] of ids.entries()) await kit.stored.updateOne({ _id: id }, { $set: { titleKey: `${ownerId} ${at}` } });
  await made("without a key");
  const parts = (await all(kit.notes.valuesOf("titleKey", 2))).map((part) => part.map((value) => value.split(" ")[1]));
  expect(parts).toEqual([["0", "1"], ["2"]]);
  expect((await all(kit.notes.valuesOf("ownerId", 1))).flat()).toEqual(
    [...new Set((await kit.notes.matching({}, { fields: ["ownerId"] })).map(({ ownerId: owner }) => owner))].toSorted(),
  );
  await kit.stored.updateMany({}, { $unset: { titleKey: 1 } });
  expect(await all(kit.notes.valuesOf("titleKey", 2))).toEqual([]);
});

test("they are counted, by each value of a field too, and summed", async () => {
  const [, second = ""] = await made("a", "b", "b", "c");
  await kit.notes.delete(second);
  expect([await kit.notes.count(mine), await kit.notes.count({ ...mine, title: "x" })]).toEqual([3, 0]);
  expect(await kit.notes.countBy("title", mine)).toEqual([
    { value: "a", count: 1 },
    { value: "b", count: 1 },
    { value: "c", count: 1 },
  ]);
  expect(await kit.notes.countBy("ownerId", mine)).toEqual([{ value: ownerId, count: 3 }]);
  await kit.stored.updateOne({ ownerId, title: "a" }, { $set: { stamps: ["one", "two", "three"] } });
  expect([await kit.notes.entries("stamps", mine), await kit.notes.entries("stamps", { ownerId: "nobody" })]).toEqual([5, 0]);
  expect([await kit.notes.sum("version", mine), await kit.notes.sum("version", { ownerId: "nobody" })]).toEqual([3, 0]);
});

test("whether there is one, and which have been deleted", async () => {
  const [alive = "", dead = "", ...others] = await made("a", "b", "unasked", "unasked");
  await kit.notes.delete(dead);
  await kit.notes.delete(others[0] ?? "");
  expect([await kit.notes.exists({ _id: alive }), await kit.notes.exists({ _id: dead })]).toEqual([true, false]);
  const ids = [alive, dead, "never"];
  expect(await kit.notes.knownAmong(ids)).toEqual(new Set([alive, dead]));
  expect(await kit.notes.deletedAmong(ids)).toEqual(new Set([dead]));
});

test("a collection is untouched until there has been one, though it is deleted since", async () => {
  const other = await startKit(engines);
  expect(await other.notes.isUntouched()).toBe(true);
  await other.notes.delete("never there");
  expect(await other.notes.isUntouched()).toBe(false);
  expect(other.notes.collectionName).toBe("notes");
  await other.stop();
});

test("what goes through a whole collection has no limit in all, every other read has one", async () => {
  await made("a");
  const asked: unknown[] = [];
  const documents = (kit.notes as unknown as { documents: Collection }).documents;
  const real = documents.find.bind(documents);
  documents.find = ((filter: object, options: object) => {
    asked.push((options as { maxTimeMS?: number }).maxTimeMS);
    return real(filter, options);
  }) as never;
  try {
    await all(kit.notes.valuesOf("titleKey", 2));
  } finally {
    documents.find = real as never;
  }
  expect(asked).toEqual([0]);
});
