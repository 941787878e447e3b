import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { Schema } from "mongoose";
import { connectMongo, ensureIndexes } from "../src/index.ts";
import { named } from "./read-models/database.ts";

let engines: TestEngines;

beforeAll(async () => {
  engines = await startEngines();
});
afterAll(() => engines.stop());

test("a server's writes are for the majority and repeated by the driver, the embedded engine's are not, which has neither", async () => {
  const address = new URL(engines.mongoUrl);
  const settings = async (url: string) => {
    const connection = await connectMongo(url, named("settings"));
    const { retryWrites, writeConcern, readPreference, serverSelectionTimeoutMS, maxPoolSize } = connection.getClient().options;
    await connection.close();
    return [retryWrites, writeConcern?.w, readPreference.mode, serverSelectionTimeoutMS, maxPoolSize];
  };
  expect(await settings(`mongodb://${address.host}/?retryWrites=false`)).toEqual([false, undefined, "primary", 10_000, 20]);
  expect(await settings(`mongodb://${address.host}/`)).toEqual([true, "majority", "primary", 10_000, 20]);
  expect(await settings(`mongodb://${address.host}/?retryWrites=true`)).toEqual([true, "majority", "primary", 10_000, 20]);
});

test("nothing is made by itself; then collections and indexes are, as often as that is asked", async () => {
  const connection = await connectMongo(engines.mongoUrl, named("made"));
  const schema = new Schema({ at: Date }, { collection: "codes" });
  schema.index({ at: 1 });
  const model = connection.model("Code", schema);
  await model.init();
  expect(await connection.listCollections()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await ensureIndexes(connection);
  expect((await model.collection.indexes()).map(({ name }) => String(name)).toSorted()).toEqual(["_id_", "at_1"]);
  await connection.close();
});
