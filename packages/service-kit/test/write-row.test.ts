import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { connectMongo } from "../src/index.ts";
import { nativeCollection } from "../src/persistence/native-collection.ts";
import type { RowRecord } from "../src/read-models/define-read-model.ts";
import { writeRow } from "../src/read-models/write-row.ts";

type Row = RowRecord & { title?: string | undefined };

let engines: TestEngines;
let proxy: MongoProxy;
let connection: Connection;
let rows: Collection<RowRecord>;

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  connection = await connectMongo(proxy.url, `rows_${randomUUID().slice(0, 8)}`);
});
beforeEach(() => {
  rows = nativeCollection(connection, `rows_${randomUUID().slice(0, 8)}`);
});
afterAll(async () => {
  await connection.close();
  await proxy.stop();
  await engines.stop();
});

const row = (_id: string, sourceVersion: number, title?: string): Row => ({ _id, sourceVersion, deleted: false, title });

test("an older row changes nothing, the same version and a newer one take its place", async () => {
  await writeRow(rows, row("a", 2, "two"));
  await writeRow(rows, row("a", 1, "one"));
  expect(await rows.findOne({ _id: "a" })).toMatchObject({ sourceVersion: 2, title: "two" });
  await writeRow(rows, row("a", 2, "two again"));
  expect(await rows.findOne({ _id: "a" })).toMatchObject({ sourceVersion: 2, title: "two again" });
  await writeRow(rows, row("a", 3));
  expect(await rows.findOne({ _id: "a" })).toEqual({ _id: "a", sourceVersion: 3, deleted: false });
});

test("of two versions of a new row at once the newer stays, without the fields that it hasn't", async () => {
  proxy.raceUpserts();
  proxy.slowAnswers(10);
  const ids = Array.from({ length: 20 }, (_, at) => `race ${at}`);
  await Promise.all(ids.flatMap((id) => [writeRow(rows, row(id, 1, "one")), writeRow(rows, row(id, 2))]));
  proxy.slowAnswers(0);
  expect(proxy.racesLost).toBeGreaterThan(0);
  expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual(ids.toSorted().map((_id) => ({ _id, sourceVersion: 2, deleted: false })));
});

test("what fails for another reason fails", async () => {
  proxy.stepDown(`update ${rows.collectionName}`);
  await expect(writeRow(rows, row("b", 1, "one"))).rejects.toThrow("not primary");
  expect(await rows.findOne({ _id: "b" })).toBeNull();
});
