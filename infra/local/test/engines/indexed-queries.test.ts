import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type Collection as AnyCollection, type Filter as AnyFilter, MongoClient } from "mongodb";
import { type Engine, startMongo } from "../../src/engines/index.ts";
import { scratchFolder } from "../scratch-folder.ts";

type Row = Record<string, unknown> & { _id: string };
type Collection = AnyCollection<Row>;
type Filter = AnyFilter<Row>;

const HISTORIES = Number(process.env["HISTORIES"] ?? 100);
const QUERIES = 20;
/** Of the declarations that the services have: one field, several, descending, over a list, within a document, sparse, unique. */
const INDEXES: Record<string, 1 | -1>[] = [
  { a: 1 },
  { a: 1, b: -1, _id: -1 },
  { b: -1, _id: -1 },
  { a: 1, words: 1 },
  { words: 1 },
  { "inner.x": 1 },
  { a: -1, at: 1 },
  { at: -1, b: 1, _id: -1 },
];

let engine: Engine;
let client: MongoClient;
/** Each with one of the indexes, so that no other can hide its fault; then one with all of them. */
let alone: Collection[];
let indexed: Collection;
let plain: Collection;
const dataDir = scratchFolder();

async function open(): Promise<void> {
  engine = await startMongo({ dataDir, mode: "java" });
  client = new MongoClient(engine.url, { retryWrites: false });
  indexed = client.db("queries").collection<Row>("indexed");
  plain = client.db("queries").collection<Row>("plain");
  alone = INDEXES.map((_, at) => client.db("queries").collection<Row>(`alone-${at}`));
}

async function close(): Promise<void> {
  await client.close();
  await engine.stop();
}

beforeAll(async () => {
  await open();
  for (const [at, key] of INDEXES.entries()) await Promise.all([indexed.createIndex(key), alone[at]?.createIndex(key)]);
  await indexed.createIndex({ once: 1 }, { unique: true, sparse: true });
});
afterAll(close);

const text = fc.constantFrom("", "a", "ab", "abc", "b", "\u0000", "a\u0000", "\u0001", "~", "é", "قهوة", "قه", "\uFFFF", "😀", "a.b", "zz");
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, -0, 1.5, -1e300, 1e300, 2 ** 31, 2 ** 53));
const moment = fc.integer({ min: -2, max: 2 }).map((day) => new Date(day * 86_400_000));
const scalar = fc.oneof({ weight: 4, arbitrary: number }, { weight: 4, arbitrary: text }, fc.boolean(), moment, fc.constant(null));
const words = fc.array(text, { maxLength: 3 });
const changeable = {
  a: fc.option(scalar, { nil: undefined }),
  b: fc.option(fc.oneof(text, number), { nil: undefined }),
  at: fc.option(moment, { nil: undefined }),
  words: fc.option(words, { nil: undefined }),
  inner: fc.option(fc.oneof(fc.record({ x: scalar }), fc.array(fc.record({ x: scalar }), { maxLength: 2 })), { nil: undefined }),
};
const row = fc.record(changeable).map(withoutNothing);

function withoutNothing(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const range = fc
  .tuple(fc.constantFrom("$gt", "$gte", "$lt", "$lte"), scalar, fc.option(fc.tuple(fc.constantFrom("$lt", "$lte", "$gt"), scalar)))
  .map(([one, bound, two]) => ({ [one]: bound, ...(two ? { [two[0]]: two[1] } : {}) }));
/** None matches a number's digits: MongoDB compares strings only, the engine without an index anything. */
const beginning = fc.constantFrom(/^a/, /^ab?/, /^ab*c/, /^a\.b/, /^قه/, /^[ab]/, /a/, /^a|^b/);
const asked = fc.oneof(
  scalar,
  range,
  fc.array(scalar, { maxLength: 3 }).map(($in) => ({ $in })),
  fc.constantFrom({ $ne: "a" }, { $exists: true }, { $exists: false }, { $nin: [1, "a"] }),
);
/** Behind a list the engine forgets the one condition for the other. */
const askedTwice = fc.oneof({ weight: 9, arbitrary: asked }, { weight: 1, arbitrary: fc.constant({ $gt: "a", $ne: "ab" }) });
const ofText = fc.oneof(
  text,
  beginning,
  fc.array(fc.oneof(text, fc.constantFrom(/^a/, /^قه/)), { maxLength: 3 }).map(($in) => ({ $in })),
);
/** As a search asks for the beginning of a key. */
const ofElement = fc
  .tuple(text, text, fc.constantFrom("$lt", "$lte"))
  .map(([from, to, before]) => ({ $elemMatch: { $gte: from, [before]: to } }));
const askable = {
  a: askedTwice,
  b: ofText,
  words: fc.oneof(ofText, ofElement),
  "inner.x": asked,
  at: asked,
  _id: fc.constantFrom("row-1", { $gt: "row-2" }),
};
const conditions = fc.record(askable, { requiredKeys: [] }).map((filter) => filter as Filter);
/** Such as an index alone answers, also how many there are. */
const oneCondition = fc
  .constantFrom(...(Object.keys(askable) as (keyof typeof askable)[]))
  .chain((field) => (askable[field] as fc.Arbitrary<unknown>).map((value) => ({ [field]: value }) as Filter));
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: conditions },
  { weight: 3, arbitrary: oneCondition },
  fc.tuple(conditions, fc.array(conditions, { minLength: 1, maxLength: 3 })).map(([all, $or]) => ({ ...all, $or }) as Filter),
  fc.array(conditions, { minLength: 1, maxLength: 3 }).map(($and) => ({ $and }) as Filter),
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const order = fc.constantFrom("a", "b", "at").chain((field) =>
  fc.tuple(direction, direction, fc.option(fc.constantFrom("b", "at"))).map(([first, last, second]) => ({
    [field]: first,
    ...(second && second !== field ? { [second]: first } : {}),
    _id: last,
  })),
);
const query = fc.record({
  filter,
  sort: fc.option(order, { nil: undefined }),
  skip: fc.nat({ max: 3 }),
  limit: fc.nat({ max: 6 }),
});

const id = fc.nat({ max: 12 }).map((number) => `row-${number}`);
type Change = (collection: Collection) => Promise<unknown>;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(id, row).map(
    ([_id, values]): Change =>
      (rows) =>
        rows.replaceOne({ _id }, values, { upsert: true }),
  ),
  fc.tuple(id, row).map(
    ([_id, values]): Change =>
      (rows) =>
        rows.updateOne({ _id }, Object.keys(values).length > 0 ? { $set: values } : { $unset: { a: "" } }),
  ),
  fc.tuple(id, text).map(
    ([_id, word]): Change =>
      (rows) =>
        rows.updateOne({ _id, words: { $type: "array" } }, { $push: { words: word } } as never),
  ),
  fc.tuple(id, fc.constantFrom("a", "b", "words", "inner")).map(
    ([_id, field]): Change =>
      (rows) =>
        rows.updateOne({ _id }, { $unset: { [field]: "" } }),
  ),
  id.map(
    (_id): Change =>
      (rows) =>
        rows.deleteOne({ _id }),
  ),
  fc.tuple(text, number).map(
    ([b, a]): Change =>
      (rows) =>
        rows.updateMany({ b }, { $set: { a } }),
  ),
);

describe("queries answer the same with indexes and without", () => {
  test(
    "after any changes, in any order and page, found and counted",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: INDEXES.length }),
          fc.array(row, { minLength: 20, maxLength: 20 }),
          fc.array(change, { minLength: 5, maxLength: 15 }),
          fc.array(query, { minLength: QUERIES, maxLength: QUERIES }),
          async (at, rows, changes, queries) => {
            const tried = alone[at] ?? indexed;
            for (const each of [tried, plain]) {
              await each.deleteMany({});
              await each.insertMany(rows.map((values, number) => ({ ...values, _id: `row-${number}` })));
            }
            for (const apply of changes) await Promise.all([apply(tried), apply(plain)]);
            await expectSameAnswers(tried, queries);
          },
        ),
        { numRuns: HISTORIES },
      );
    },
    HISTORIES * 2_000,
  );

  test("after a restart, and after an index is made over what is there", async () => {
    await Promise.all([indexed.deleteMany({}), plain.deleteMany({})]);
    const rows = fc.sample(row, { numRuns: 200, seed: 7 }).map((values, at) => ({ ...values, _id: `row-${at}` }));
    await Promise.all([indexed.insertMany(rows), plain.insertMany(rows)]);
    await indexed.dropIndex("b_-1__id_-1");
    await indexed.createIndex({ b: -1, _id: -1 });
    await close();
    await open();
    await expectSameAnswers(indexed, fc.sample(query, { numRuns: 200, seed: 8 }));
    expect(await planOf({ b: "a" }, { _id: -1 })).toMatchObject({ stage: "IXSCAN", indexNames: ["b_-1__id_-1"], sorted: true });
  });
});

type Query = { filter: Filter; sort?: Record<string, 1 | -1>; skip: number; limit: number };

async function expectSameAnswers(tried: Collection, queries: readonly Query[]): Promise<void> {
  const compare = async ({ filter, sort, skip, limit }: Query) => {
    const ids = async (rows: Collection) => {
      const found = await rows.find(filter, { skip, limit, projection: { _id: 1 }, ...(sort ? { sort } : {}) }).toArray();
      return found.map(({ _id }) => _id);
    };
    const [withIndexes, without] = await Promise.all([ids(tried), ids(plain)]);
    const [counted, countedWithout] = await Promise.all([tried, plain].map((rows) => rows.countDocuments(filter)));
    expect({ filter, sort, skip, limit, ids: withIndexes, counted }).toEqual({
      filter,
      sort,
      skip,
      limit,
      ids: without,
      counted: countedWithout,
    });
  };
  await Promise.all(queries.map(compare));
}

async function planOf(filter: Filter, sort?: Record<string, 1 | -1>, limit = 0): Promise<Record<string, unknown>> {
  const answer = await client.db("queries").command({ explain: { find: "indexed", filter, ...(sort ? { sort } : {}), limit } });
  return answer["queryPlanner"].winningPlan as Record<string, unknown>;
}

describe("reads by an index", () => {
  beforeAll(async () => {
    await indexed.deleteMany({});
    await indexed.insertMany(
      Array.from({ length: 500 }, (_, at) => ({
        _id: `row-${at}`,
        a: at % 10,
        b: `b-${at}`,
        at: new Date(at),
        words: [`w${at}`, "every"],
      })),
    );
  });

  test.each<[string, Filter, Record<string, 1 | -1> | undefined, number]>([
    ["a key and more", { _id: "row-1", a: 3 } as Filter, undefined, 1],
    ["a value", { b: "b-7" }, undefined, 1],
    ["values", { b: { $in: ["b-7", "b-8", "none"] } }, undefined, 2],
    ["a range", { at: { $gte: new Date(10), $lt: new Date(20) } }, undefined, 10],
    ["a beginning", { b: /^b-49/ }, undefined, 11],
    ["beginnings in a list", { words: { $in: [/^w49/, /^w48/] } } as Filter, undefined, 22],
    ["a beginning of an element", { words: { $elemMatch: { $gte: "w49", $lt: "w4:" } } } as Filter, undefined, 11],
    ["a value and a beginning of an element", { a: 3, words: { $elemMatch: { $gte: "w3", $lt: "w4" } } } as Filter, undefined, 12],
    ["alternatives", { $or: [{ b: "b-7" }, { words: "w8" }] } as Filter, undefined, 2],
    ["a value of a list and one beside it", { a: 3, words: /^w3/ } as Filter, undefined, 12],
  ])("%s", async (_, filter, sort, entries) => {
    expect(await planOf(filter, sort)).toMatchObject({ stage: "IXSCAN", entries });
  });

  test("a page in the index's order needs no sorting", async () => {
    expect(await planOf({ a: 3 }, { b: -1, _id: -1 }, 20)).toMatchObject({ stage: "IXSCAN", sorted: true });
    expect(await planOf({ a: 3 }, { b: 1, _id: 1 }, 20)).toMatchObject({ stage: "IXSCAN", sorted: true });
    expect(await planOf({}, { b: -1, _id: -1 }, 20)).toMatchObject({ stage: "IXSCAN", sorted: true });
    expect(await planOf({ a: 3 }, { b: -1, _id: 1 }, 20)).toMatchObject({ stage: "IXSCAN", sorted: false });
  });

  test("a value that is named twice counts once", async () => {
    expect(await indexed.countDocuments({ a: { $in: [3, 3, -0, 0] } })).toBe(100);
  });

  test("what no index helps with is read whole", async () => {
    expect(await planOf({ nowhere: 1 })).toEqual({ stage: "COLLSCAN" });
    expect(await planOf({})).toEqual({ stage: "COLLSCAN" });
  });

  test("a unique key is kept unique", async () => {
    await indexed.insertOne({ _id: "first", once: "x" });
    await expect(indexed.insertOne({ _id: "second", once: "x" })).rejects.toMatchObject({ code: 11_000 });
    await indexed.deleteOne({ _id: "first" });
    await indexed.insertOne({ _id: "second", once: "x" });
    expect(await planOf({ once: "x" })).toMatchObject({ stage: "IXSCAN", indexNames: ["once_1"], entries: 1 });
  });

  test("what an index counts is counted without reading, also when it is everything", async () => {
    await indexed.updateMany({}, { $set: { a: 3 } });
    const planOfCount = async (query: Filter) =>
      (await client.db("queries").command({ explain: { count: "indexed", query } }))["queryPlanner"].winningPlan as unknown;
    expect(await planOfCount({ a: 3 })).toMatchObject({ stage: "COUNT_SCAN", entries: 501 });
    expect(await indexed.countDocuments({ a: 3 })).toBe(501);
    expect(await planOfCount({ a: 3, words: "every" })).toEqual({ stage: "COLLSCAN" });
  });
});
