import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { connectMongo } from "../../src/index.ts";
import { nativeCollection } from "../../src/persistence/native-collection.ts";
import { NOTES, type ReadModelNote, Serving } from "../../src/read-models/serving.ts";
import { named } from "./database.ts";

let engines: TestEngines;
let connection: Connection;
let notes: Collection<ReadModelNote>;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("serving"));
  notes = nativeCollection(connection, NOTES);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await connection.close();
});
afterAll(() => engines.stop());

const model = { lineage: "titles", collection: "titles_00000002" };
const serve = (serving: string) =>
  notes.updateOne({ _id: model.lineage }, { $set: { serving, filling: model.collection, filled: [] } }, { upsert: true });
/** From now on it is so many milliseconds later. */
const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now + milliseconds);
};

test("there is one for a connection", async () => {
  const another = await connectMongo(engines.mongoUrl, connection.name);
  expect(Serving.of(connection)).toBe(Serving.of(connection));
  expect(Serving.of(another)).not.toBe(Serving.of(connection));
  await another.close();
});

test("a model of which nothing is noted is read from its own collection, another from where its note says", async () => {
  const serving = Serving.of(connection);
  await serve("titles_00000001");
  expect(await serving.nameOf(model)).toBe("titles_00000001");
  expect(await serving.nameOf({ lineage: "others", collection: "others_00000002" })).toBe("others_00000002");
});

test("while another collection serves, what is noted is believed for two seconds", async () => {
  const serving = Serving.of(connection);
  await serve("titles_00000001");
  await serving.nameOf(model);
  later(0);
  await serving.refresh();
  await serve(model.collection);
  later(2_000);
  expect(await serving.nameOf(model)).toBe("titles_00000001");
  later(1);
  expect(await serving.nameOf(model)).toBe(model.collection);
});

test("once its own serves, for thirty seconds", async () => {
  const serving = Serving.of(connection);
  await serve(model.collection);
  await serving.nameOf(model);
  later(0);
  await serving.refresh();
  await serve("titles_00000003");
  later(30_000);
  expect(await serving.nameOf(model)).toBe(model.collection);
  later(1);
  expect(await serving.nameOf(model)).toBe("titles_00000003");
});

test("several who ask at once share one look, and the next one looks again", async () => {
  const serving = Serving.of(connection);
  const looks = jest.spyOn(notes, "find");
  await Promise.all([serving.nameOf(model), serving.nameOf(model), serving.refresh()]);
  expect(looks).toHaveBeenCalledTimes(1);
  await serving.refresh();
  expect(looks).toHaveBeenCalledTimes(2);
});
