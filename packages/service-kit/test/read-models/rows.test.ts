import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { z } from "zod";
import { connectMongo, defineReadModel, Rows } from "../../src/index.ts";
import { nativeCollection } from "../../src/persistence/native-collection.ts";
import type { RowRecord } from "../../src/read-models/define-read-model.ts";
import { noteState } from "../sample/note.ts";
import { named } from "./database.ts";

const titles = defineReadModel({
  name: "titles",
  shape: z.object({ title: z.string(), pages: z.number() }),
  from: { note: noteState },
  row: { note: ({ data }) => ({ title: data.title, pages: 1 }) },
});

const [a, b, c] = [
  { _id: "a", sourceVersion: 1, deleted: false, title: "one", pages: 1 },
  { _id: "b", sourceVersion: 4, deleted: false, title: "two", pages: 2 },
  { _id: "c", sourceVersion: 2, deleted: true, title: "one" },
];

let engines: TestEngines;
let connection: Connection;
let rows: Rows<{ title: string; pages: number }>;

beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, named("rows"));
  rows = new Rows(connection, titles);
  await nativeCollection<RowRecord>(connection, titles.collection).insertMany([a, b, c]);
});
afterAll(async () => {
  await connection.close();
  await engines.stop();
});

test("what is known of one is told of a deleted one, too", async () => {
  expect([await rows.known("a"), await rows.known("c"), await rows.known("x")]).toEqual([a, c, undefined]);
});

test("a living one is told if it fits", async () => {
  expect([await rows.live("a"), await rows.live("c"), await rows.live("x")]).toEqual([a, undefined, undefined]);
  expect([await rows.live("a", { title: "one" }), await rows.live("a", { title: "two" })]).toEqual([a, undefined]);
  // A filter asks for nothing else than the id, and for nothing that is deleted.
  expect([await rows.live("a", { _id: "b" }), await rows.live("c", { deleted: true })]).toEqual([a, undefined]);
});

test("those that fit are told in the order and number asked for, deleted ones only to whom asks for them", async () => {
  const sort = { _id: -1 } as const;
  expect(await rows.find({}, { sort })).toEqual([b, a]);
  expect(await rows.find({ deleted: true, title: "one" })).toEqual([a]);
  expect(await rows.find({}, { sort, limit: 1, projection: { title: 1 } })).toEqual([{ _id: "b", title: "two" }]);
  expect(await rows.findKnown({}, { sort })).toEqual([c, b, a]);
  expect(await rows.findKnown({ title: "one" }, { sort })).toEqual([c, a]);
  expect(await rows.ids({ title: "one" })).toEqual(new Set(["a", "c"]));
  expect(await rows.aggregate([{ $match: { deleted: false } }, { $group: { _id: null, pages: { $sum: "$pages" } } }])).toEqual([
    { _id: null, pages: 3 },
  ]);
});
