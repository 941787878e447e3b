import { expect, test } from "@jest/globals";
import { isServed, type Query, queriesIn } from "./served-by.ts";

const INDEXES = [
  { key: { _id: 1 } },
  { key: { owner: 1, at: -1, _id: -1 } },
  { key: { at: -1, _id: -1 } },
  { key: { name: 1 }, unique: true },
  { key: { gone: 1 }, sparse: true },
] as const;
const NEWEST = { at: -1, _id: -1 } as const;

test.each<[string, Query, boolean]>([
  ["one by its id", { filter: { _id: "x", other: 1 } }, true],
  ["a page of an owner's", { filter: { owner: "x", other: 1 }, sort: NEWEST, limit: 10 }, true],
  ["a page of several owners'", { filter: { owner: { $in: ["x", "y"] } }, sort: NEWEST, limit: 10 }, true],
  ["a page of an owner's, oldest first", { filter: { owner: "x" }, sort: { at: 1, _id: 1 }, limit: 10 }, true],
  ["a page of an owner's, by name", { filter: { owner: "x" }, sort: { title: 1 }, limit: 10 }, false],
  ["all of an owner's, by name", { filter: { owner: "x" }, sort: { title: 1 } }, true],
  ["a page of everybody's", { filter: { deletedAt: { $exists: false } }, sort: NEWEST, limit: 10 }, true],
  ["everything, in an index's order", { filter: {}, sort: { _id: 1 } }, true],
  ["everything, in another order", { filter: {}, sort: { title: 1 } }, false],
  ["how many there are", { filter: { deletedAt: { $exists: false } } }, false],
  ["any", { filter: {}, limit: 1 }, true],
  ["one by a unique value", { filter: { name: "x" }, sort: NEWEST, limit: 1 }, true],
  ["what has no such field", { filter: { other: "x" } }, false],
  ["what isn't there, by a sparse index", { filter: { gone: { $exists: false } } }, false],
  ["what is there, by a sparse index", { filter: { gone: { $exists: true } } }, true],
  ["one or the other, both indexed", { filter: { $or: [{ owner: "x" }, { name: "x" }] } }, true],
  ["one or the other, one not indexed", { filter: { $or: [{ owner: "x" }, { other: "x" }] } }, false],
  ["the one and the other", { filter: { $and: [{ other: "x" }, { owner: "x" }] } }, true],
])("%s", (_what, query, served) => {
  expect(isServed(query, INDEXES)).toBe(served);
});

test("commands say what they ask for", () => {
  const filter = { owner: "x" };
  expect(queriesIn({ find: "things", filter, sort: NEWEST, limit: 3 })).toEqual([
    { collection: "things", query: { filter, sort: NEWEST, limit: 3 } },
  ]);
  expect(queriesIn({ aggregate: "things", pipeline: [{ $match: filter }, { $group: {} }] })).toMatchObject([{ query: { filter } }]);
  expect(queriesIn({ update: "things", updates: [{ q: filter }, { q: {} }] })).toMatchObject([
    { query: { filter } },
    { query: { filter: {} } },
  ]);
  expect(queriesIn({ count: "things" })).toEqual([]);
  expect(queriesIn({ ping: 1 })).toEqual([]);
});
