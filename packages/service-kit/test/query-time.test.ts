import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Model } from "mongoose";
import { isUnreachable, newId } from "../src/index.ts";
import { asAvailability } from "../src/http/graphql-errors.ts";
import { nativeCollection } from "../src/persistence/native-collection.ts";
import { type Kit, startKit } from "./kit.ts";

let engines: TestEngines;
let proxy: MongoProxy;
let kit: Kit;

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  kit = await startKit({ ...engines, mongoUrl: proxy.url });
});
afterAll(async () => {
  await kit?.stop();
  await proxy?.stop();
  await engines?.stop();
});

test("every command of models and of collections without one tells the server how long it may take", async () => {
  const id = newId();
  // As a store of its own has it.
  const model = kit.connection.models["Note"] as Model<unknown>;
  await kit.notes.create(id, { state: { ownerId: "u", title: "one", stamps: [] } });
  await kit.relay.idle();
  const rows = nativeCollection<{ _id: string }>(kit.connection, "rows");
  const times = await proxy.timesDuring(async () => {
    await kit.notes.matching({ ownerId: "u" });
    await kit.notes.update(id, (note) => ({ state: { ...note, title: "two" } }));
    await model.countDocuments({ ownerId: "u" });
    await model.distinct("title");
    await model.aggregate([{ $match: { ownerId: "u" } }]);
    await model.updateMany({ ownerId: "nobody" }, { $set: { title: "three" } });
    await model.deleteMany({ ownerId: "nobody" });
    for await (const _ of model.find().lean().cursor());
    await rows.find({}).toArray();
    await rows.updateOne({ _id: "x" }, { $set: { a: 1 } }, { upsert: true });
    await kit.relay.idle();
  });
  const asked = times.filter(([command]) => !/^(?:hello|ping|endSessions|getMore)/.test(command));
  expect(asked.length).toBeGreaterThanOrEqual(10);
  for (const [command, time] of asked) expect([command, Number(time) > 0 && Number(time) <= 8_000]).toEqual([command, true]);
});

test("a walk through a whole collection has no limit", async () => {
  const times = await proxy.timesDuring(() => kit.notes.republish());
  expect(times.find(([command]) => command === "find notes")?.[1]).toBe(0);
});

test("a command that took too long is told as something that isn't available now", async () => {
  proxy.exceedTime("find notes");
  const failed = await kit.notes.find("any").catch((error: unknown) => error);
  expect(isUnreachable(failed)).toBe(true);
  expect(asAvailability(failed)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  proxy.exceedTime("findAndModify notes");
  const id = newId();
  await kit.notes.create(id, { state: { ownerId: "u", title: "slow", stamps: [] } });
  await expect(kit.notes.update(id, (note) => ({ state: { ...note, title: "slower" } }))).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
});
