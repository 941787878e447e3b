import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { type Connection, Schema } from "mongoose";
import { connectMongo } from "../src/index.ts";
import { removeExpired } from "../src/persistence/expiry.ts";
import { named } from "./read-models/database.ts";

let engines: TestEngines;
let connection: Connection;

beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, named("expiry"));
});
afterAll(async () => {
  await connection.close();
  await engines.stop();
});

test("what has expired by a schema's TTL index goes at that very millisecond, and nothing of an index without one", async () => {
  const schema = new Schema({ at: Date, seenAt: Date }, { collection: "codes", versionKey: false });
  schema.index({ seenAt: 1 });
  schema.index({ at: 1 }, { expireAfterSeconds: 60 });
  const model = connection.model("Code", schema);
  const now = Date.now();
  const [over, running] = [new Date(now - 60_000), new Date(now - 59_999)];
  await model.insertMany([{ at: over, seenAt: running }, { at: running, seenAt: new Date(0) }, { seenAt: new Date(0) }]);
  await removeExpired(connection, now);
  const left = await model.find().sort({ at: 1 }).lean<{ at?: Date }[]>();
  expect(left.map(({ at }) => at)).toEqual([undefined, running]);
  // By then its time has come.
  await removeExpired(connection);
  expect((await model.find().lean<{ at?: Date }[]>()).map(({ at }) => at)).toEqual([undefined]);
});
