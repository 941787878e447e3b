import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { z } from "zod";
import { connectMongo, defineReadModel, type ReadModel, Rows } from "../../src/index.ts";
import { nativeCollection } from "../../src/persistence/native-collection.ts";
import { ReadModelKeeper } from "../../src/read-models/keeper.ts";
import { NOTES, type ReadModelNote } from "../../src/read-models/serving.ts";
import { noteState } from "../sample/note.ts";
import { named, told } from "./database.ts";

const pageState = { ...noteState, name: "site.page.state", filter: "site.page.*.state.v1" };

const titles = defineReadModel({
  name: "titles",
  shape: z.object({ title: z.string() }),
  from: { note: noteState },
  row: { note: ({ data }) => (data.title === "left out" ? undefined : { title: data.title }) },
});
/** The next release's. */
const owned = defineReadModel({
  name: "titles",
  shape: z.object({ title: z.string(), ownerId: z.string() }),
  from: { note: noteState, page: pageState },
  row: { note: ({ data: { title, ownerId } }) => ({ title, ownerId }), page: ({ data: { title, ownerId } }) => ({ title, ownerId }) },
  indexes: [{ ownerId: 1 }],
});
const declared = {
  name: "last_titles",
  shape: z.object({ title: z.string() }),
  from: { note: noteState },
  row: { note: ({ data }: { data: { title: string } }) => ({ title: data.title }) },
};
const lastTitles = defineReadModel({
  ...declared,
  keptOfDeleted: (_id, known) => (known?.title ? { title: known.title } : {}),
});

let engines: TestEngines;
let connection: Connection;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("keeper"));
});
afterEach(() => connection.close());
afterAll(() => engines.stop());

async function keeperOf(...models: ReadModel[]): Promise<ReadModelKeeper> {
  const keeper = new ReadModelKeeper(connection, models);
  await keeper.prepare();
  return keeper;
}
const collections = async () => (await connection.listCollections()).map(({ name }) => name).toSorted();
const rowsOf = (collection: string) => nativeCollection<{ _id: string }>(connection, collection).find().sort({ _id: 1 }).toArray();
const notes = () => nativeCollection<ReadModelNote>(connection, NOTES).find().sort({ _id: 1 }).toArray();
const nothing = async () => {};
const OWN = ["readModelCheckpoints", "readModelGaps", "readModels"];

test("a first start makes collections, indexes and a note; a second one changes nothing", async () => {
  await keeperOf(owned, titles);
  const note = { _id: "titles", serving: owned.collection, filling: titles.collection, filled: [] };
  expect(await notes()).toEqual([note]);
  expect(await collections()).toEqual([...OWN, owned.collection, titles.collection].toSorted());
  expect((await connection.collection(owned.collection).indexes()).map(({ key }) => key)).toContainEqual({ ownerId: 1 });
  const keeper = await keeperOf(titles);
  await keeper.filled(titles, [noteState]);
  await keeperOf(titles);
  expect(await notes()).toEqual([{ ...note, serving: titles.collection, completed: titles.collection, filled: [noteState.name] }]);
});

test("a start fails when its note can't be written", async () => {
  const proxy = await startMongoProxy(engines.mongoUrl);
  const broken = await connectMongo(proxy.url, connection.name);
  proxy.stepDown(`insert ${NOTES}`);
  await expect(new ReadModelKeeper(broken, [titles]).prepare()).rejects.toThrow("not primary");
  await broken.close();
  await proxy.stop();
});

test("a state is written to the collection that fills and to the one that still serves, and told of once", async () => {
  await keeperOf(titles);
  const keeper = await keeperOf(owned);
  const written: unknown[] = [];
  await keeper.take(told("a", 1, "one"), async ({ collection }, row) => void written.push([collection, row]));
  const row = { _id: "a", sourceVersion: 1, deleted: false, title: "one", ownerId: "u" };
  expect(written).toEqual([[owned.collection, row]]);
  expect([await rowsOf(owned.collection), await rowsOf(titles.collection)]).toEqual([[row], [row]]);
});

test("what still serves keeps the fields that its own release has and the one that fills has not, until the thing is gone", async () => {
  const named = defineReadModel({
    name: "titles",
    shape: z.object({ name: z.string(), ownerId: z.string().optional() }),
    from: { note: noteState },
    row: { note: ({ data: { title, ownerId } }) => ({ name: title, ...(ownerId === "u" ? { ownerId } : {}) }) },
  });
  const older = await keeperOf(titles);
  await older.take(told("a", 1, "one"), nothing);
  const newer = await keeperOf(named);
  await newer.take(told("a", 2, "two"), nothing);
  expect(await rowsOf(titles.collection)).toEqual([
    { _id: "a", sourceVersion: 2, deleted: false, title: "one", name: "two", ownerId: "u" },
  ]);
  const nobodys = told("a", 3, "three");
  await newer.take({ ...nobodys, data: { ...nobodys.data, ownerId: "nobody" } as never }, nothing);
  expect(await rowsOf(titles.collection)).toEqual([{ _id: "a", sourceVersion: 3, deleted: false, title: "one", name: "three" }]);
  expect(await rowsOf(named.collection)).toEqual([{ _id: "a", sourceVersion: 3, deleted: false, name: "three" }]);
  await newer.take(told("a", 2, "late"), nothing);
  await newer.take(told("a", 4), nothing);
  expect(await rowsOf(titles.collection)).toEqual([{ _id: "a", sourceVersion: 4, deleted: true }]);
});

test("an older release that goes on beside a newer one writes nothing where the newer one serves", async () => {
  const older = await keeperOf(titles);
  await older.filled(titles, [noteState]);
  const newer = await keeperOf(owned);
  await older.refresh();
  await older.take(told("a", 1, "one"), nothing);
  await newer.take(told("a", 1, "one"), nothing);
  await newer.filled(owned, [noteState, pageState]);
  await older.refresh();
  await older.take(told("a", 1, "one"), nothing);
  await older.take(told("b", 1, "two"), nothing);
  expect(await rowsOf(owned.collection)).toEqual([{ _id: "a", sourceVersion: 1, deleted: false, title: "one", ownerId: "u" }]);
});

test("another event's state, another version's and one that changes nothing are left", async () => {
  const keeper = await keeperOf(titles);
  const written: unknown[] = [];
  const take = (event: ReturnType<typeof told>) => keeper.take(event, async (_model, row) => void written.push(row));
  await take({ ...told("a", 1, "a page's"), name: pageState.name });
  await take({ ...told("a", 1, "of a later release"), version: 2 });
  await take(told("a", 1, "left out"));
  expect([written, await rowsOf(titles.collection)]).toEqual([[], []]);
});

test("what is kept of the deleted is what was known, also where only the collection that serves has it", async () => {
  const old = await keeperOf({ ...lastTitles, collection: "last_titles_00000001" });
  await old.take(told("a", 1, "one"), nothing);
  const keeper = await keeperOf(lastTitles);
  await keeper.take(told("b", 1, "two"), nothing);
  await keeper.take(told("a", 2), nothing);
  await keeper.take(told("b", 2), nothing);
  await keeper.take(told("c", 1), nothing);
  const left = [
    { _id: "a", sourceVersion: 2, deleted: true, title: "one", keptFrom: 1 },
    { _id: "b", sourceVersion: 2, deleted: true, title: "two", keptFrom: 1 },
    { _id: "c", sourceVersion: 1, deleted: true },
  ];
  expect(await rowsOf(lastTitles.collection)).toEqual(left);
  expect(await keeper.rowCount(lastTitles)).toBe(3);
});

test("what is kept of the deleted comes from the newest state before, also when that arrives after the deletion", async () => {
  const keeper = await keeperOf(lastTitles);
  const written: unknown[] = [];
  const take = (event: ReturnType<typeof told>) => keeper.take(event, async (_model, row) => void written.push(row));
  const left = (title: string, keptFrom: number) => ({ _id: "a", sourceVersion: 5, deleted: true, title, keptFrom });
  await take(told("a", 5));
  await take(told("a", 2, "two"));
  expect(await rowsOf(lastTitles.collection)).toEqual([left("two", 2)]);
  await take(told("a", 4, "four"));
  await take(told("a", 3, "three"));
  await take(told("a", 5));
  expect(await rowsOf(lastTitles.collection)).toEqual([left("four", 4)]);
  expect(written.slice(0, 3)).toEqual([{ _id: "a", sourceVersion: 5, deleted: true }, left("two", 2), left("four", 4)]);
});

test.each([
  ["row", "update", 2],
  ["nothing", "insert", 1],
] as const)("a state that is taken in while a deletion takes the place of its %s is what is kept", async (_what, command, late) => {
  const proxy = await startMongoProxy(engines.mongoUrl);
  const slow = await connectMongo(proxy.url, connection.name);
  const [keeper, held] = [await keeperOf(lastTitles), proxy.hold(`${command} ${lastTitles.collection}`)];
  if (late > 1) await keeper.take(told("a", 1, "one"), nothing);
  const burying = new ReadModelKeeper(slow, [lastTitles]).take(told("a", 3), nothing);
  await held.reached;
  await keeper.take(told("a", late, "late"), nothing);
  held.release();
  await burying;
  expect(await rowsOf(lastTitles.collection)).toEqual([{ _id: "a", sourceVersion: 3, deleted: true, title: "late", keptFrom: late }]);
  await slow.close();
  await proxy.stop();
});

test("of what was never known nothing is kept, and what can't be written fails", async () => {
  const unsure = defineReadModel({ ...declared, keptOfDeleted: (_id, known) => ({ title: known?.title }) });
  const proxy = await startMongoProxy(engines.mongoUrl);
  const slow = await connectMongo(proxy.url, connection.name);
  await keeperOf(unsure);
  const keeper = new ReadModelKeeper(slow, [unsure]);
  proxy.stepDown(`insert ${unsure.collection}`);
  await expect(keeper.take(told("a", 1), nothing)).rejects.toThrow("not primary");
  expect(await rowsOf(unsure.collection)).toEqual([]);
  await keeper.take(told("a", 1), nothing);
  expect(await rowsOf(unsure.collection)).toStrictEqual([{ _id: "a", sourceVersion: 1, deleted: true }]);
  await slow.close();
  await proxy.stop();
});

test("where a late state has nothing to be kept, nothing older is kept in its place", async () => {
  const keeper = await keeperOf(lastTitles);
  for (const event of [told("a", 4), told("a", 2, "two"), told("a", 3, "")]) await keeper.take(event, nothing);
  expect(await rowsOf(lastTitles.collection)).toEqual([{ _id: "a", sourceVersion: 4, deleted: true, keptFrom: 3 }]);
});

test("a thing that is back is shown whole, and what was kept of it gives way to what it was last", async () => {
  const keeper = await keeperOf(lastTitles);
  for (const event of [told("a", 1, "one"), told("a", 2), told("a", 3, "three")]) await keeper.take(event, nothing);
  const back = [{ _id: "a", sourceVersion: 3, deleted: false, title: "three" }];
  expect(await rowsOf(lastTitles.collection)).toEqual(back);
  await keeper.take(told("a", 2), nothing);
  expect(await rowsOf(lastTitles.collection)).toEqual(back);
  for (const event of [told("a", 4), told("a", 5), told("a", 4), told("a", 1, "one")]) await keeper.take(event, nothing);
  expect(await rowsOf(lastTitles.collection)).toEqual([{ _id: "a", sourceVersion: 5, deleted: true, title: "three", keptFrom: 3 }]);
});

test("what still serves keeps of the deleted as much, in whichever order it is told", async () => {
  const older = { ...lastTitles, collection: "last_titles_00000001" };
  await keeperOf(older);
  const keeper = await keeperOf(lastTitles);
  for (const event of [told("a", 3), told("a", 2, "two"), told("a", 1, "one")]) await keeper.take(event, nothing);
  const left = [{ _id: "a", sourceVersion: 3, deleted: true, title: "two", keptFrom: 2 }];
  expect([await rowsOf(older.collection), await rowsOf(lastTitles.collection)]).toEqual([left, left]);
});

test("what others keep goes with its source", async () => {
  const keeper = await keeperOf(titles);
  await keeper.take(told("a", 1, "one"), nothing);
  await keeper.take(told("a", 2), nothing);
  expect(await rowsOf(titles.collection)).toEqual([{ _id: "a", sourceVersion: 2, deleted: true }]);
});

test("a model serves once all its sources have been told, and wants only those that have not", async () => {
  await keeperOf(titles);
  const keeper = await keeperOf(owned);
  expect(await keeper.unfilled()).toEqual(new Map([[owned, [noteState, pageState]]]));
  expect(await keeper.filled(owned, [noteState])).toBe(false);
  expect(await new Rows(connection, owned).known("a")).toBeUndefined();
  expect((await notes())[0]).toMatchObject({ serving: titles.collection, filled: [noteState.name] });
  expect(await keeper.toFill()).toEqual(new Map([[owned, [pageState]]]));
  expect(await keeper.filled(owned, [noteState, pageState])).toBe(true);
  expect((await notes())[0]).toEqual({
    _id: "titles",
    serving: owned.collection,
    filling: owned.collection,
    filled: [noteState.name, pageState.name],
    completed: owned.collection,
  });
  expect([await keeper.unfilled(), await keeper.toFill()]).toEqual([new Map(), new Map()]);
});

test("of an older release what a newer one fills is incomplete, and is not asked for", async () => {
  const older = await keeperOf(titles, lastTitles);
  await older.filled(titles, [noteState]);
  expect(await older.unfilled()).toEqual(new Map([[lastTitles, [noteState]]]));
  const newer = await keeperOf(owned);
  expect(await older.unfilled()).toEqual(
    new Map<ReadModel, unknown>([
      [titles, [noteState]],
      [lastTitles, [noteState]],
    ]),
  );
  expect(await older.unfilled([lastTitles])).toEqual(new Map([[lastTitles, [noteState]]]));
  expect(await older.toFill()).toEqual(new Map([[lastTitles, [noteState]]]));
  expect(await older.filled(titles, [noteState])).toBe(false);
  expect((await notes()).find(({ _id }) => _id === "titles")).toMatchObject({ serving: titles.collection, filled: [] });
  // However far the newer one has come.
  await newer.filled(owned, [noteState]);
  expect(await older.unfilled([titles])).toEqual(new Map([[titles, [noteState]]]));
});

test("never complete is what has no earlier shape that serves, until its sources have all been told; what it may miss later changes nothing", async () => {
  const first = await keeperOf(owned, lastTitles);
  expect(await first.neverComplete()).toEqual([owned, lastTitles]);
  await first.filled(owned, [noteState]);
  await first.filled(lastTitles, [noteState]);
  expect(await first.neverComplete()).toEqual([owned]);
  await first.filled(owned, [noteState, pageState]);
  expect(await first.neverComplete()).toEqual([]);
  await first.missed([noteState]);
  expect(await first.neverComplete()).toEqual([]);
  const changed = await keeperOf(titles);
  expect(await changed.neverComplete()).toEqual([]);
  // What a newer release fills is not the older one's to wait for, complete or not.
  expect(await first.neverComplete()).toEqual([]);
});

test("a model under a new name takes over from the old one: its rows serve, are written and then go, for both releases", async () => {
  const renamed = defineReadModel({ ...declared, name: "headlines", formerly: lastTitles.name });
  const older = await keeperOf(lastTitles);
  await older.take(told("a", 1, "one"), nothing);
  await older.filled(lastTitles, [noteState]);
  const newer = await keeperOf(renamed);
  expect(await newer.neverComplete()).toEqual([]);
  expect(await new Rows(connection, renamed).known("a")).toMatchObject({ title: "one" });
  await newer.take(told("a", 2, "two"), nothing);
  expect(await rowsOf(lastTitles.collection)).toMatchObject([{ _id: "a", title: "two" }]);
  await newer.take(told("a", 3, "three"), nothing);
  expect(await newer.filled(renamed, [noteState])).toBe(true);
  for (const model of [renamed, lastTitles]) expect(await new Rows(connection, model).known("a")).toMatchObject({ title: "three" });
  expect(await notes()).toMatchObject([{ _id: "last_titles", serving: renamed.collection }]);
  await newer.dropReplaced();
  expect(await collections()).toEqual([...OWN, renamed.collection].toSorted());
});

test("what may have been missed is wanted again, with its gaps forgotten; the rest stays", async () => {
  const others = await keeperOf(lastTitles);
  await others.filled(lastTitles, [noteState]);
  const keeper = await keeperOf(owned);
  await keeper.filled(owned, [noteState, pageState]);
  await keeper.gaps.open(noteState.subject("a"), 1, "given up");
  await keeper.missed([noteState]);
  expect(await keeper.unfilled()).toEqual(new Map([[owned, [noteState]]]));
  expect(await keeper.gaps.count([noteState])).toBe(0);
  expect(await others.unfilled()).toEqual(new Map());
});

test("other instances' starts and ends of filling are heard of", async () => {
  const [one, other] = [await keeperOf(titles), await keeperOf(titles)];
  await nativeCollection<ReadModelNote>(connection, NOTES).updateOne({ _id: "titles" }, { $set: { serving: "titles_00000001" } });
  await other.gaps.open(noteState.subject("a"), 1, "given up");
  await one.refresh();
  await one.take(told("a", 1, "one"), nothing);
  expect(await rowsOf("titles_00000001")).toHaveLength(1);
  await one.gaps.close(noteState.subject("a"), 2);
  expect(await other.gaps.count([noteState])).toBe(0);
});

test("a collection from before shapes were told apart serves at first", async () => {
  await connection.createCollection("titles");
  await keeperOf(titles);
  expect(await notes()).toMatchObject([{ serving: "titles", filling: titles.collection }]);
});

test("what is replaced goes once its successor serves, and nothing that only looks like it", async () => {
  const others = [
    "titles",
    "titles_0123abcd",
    "titles_of_others",
    "titles_0123abcd9",
    "titlesX0123abcd",
    "subtitles_0123abcd",
    "titles_0123ABCD",
  ];
  for (const name of others) await connection.createCollection(name);
  const keeper = await keeperOf(titles);
  await keeper.dropReplaced();
  expect(await collections()).toEqual([...OWN, ...others, titles.collection].toSorted());
  await keeper.filled(titles, [noteState]);
  await keeper.dropReplaced();
  const left = others.filter((name) => !["titles", "titles_0123abcd"].includes(name));
  expect(await collections()).toEqual([...OWN, ...left, titles.collection].toSorted());
});

test("an older release drops nothing that a newer one fills", async () => {
  const older = await keeperOf(titles);
  await older.filled(titles, [noteState]);
  await keeperOf(owned);
  await older.dropReplaced();
  expect(await collections()).toEqual([...OWN, owned.collection, titles.collection].toSorted());
});

test("a model that is declared no more goes with its note and all its collections", async () => {
  await connection.createCollection("titles_0123abcd");
  await keeperOf(titles, lastTitles);
  const keeper = await keeperOf(lastTitles);
  await keeper.filled(lastTitles, [noteState]);
  await keeper.dropReplaced();
  expect(await collections()).toEqual([...OWN, lastTitles.collection].toSorted());
  expect(await notes()).toMatchObject([{ _id: "last_titles" }]);
});
