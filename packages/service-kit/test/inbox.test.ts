import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, ensureIndexes, Inbox } from "../src/index.ts";
import { named, told } from "./read-models/database.ts";

let engines: TestEngines;
let proxy: MongoProxy;
let connection: Connection;
let inbox: Inbox;
let effects: string[];

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  proxy = await startMongoProxy(engines.mongoUrl);
  connection = await connectMongo(proxy.url, named("inbox"));
  inbox = new Inbox(connection);
  await ensureIndexes(connection);
  effects = [];
});
afterEach(async () => {
  await connection.close();
  await proxy.stop();
});
afterAll(() => engines.stop());

const event = told("a", 1, "one");
const had = async (what: string) => void effects.push(what);
const received = () => connection.collection<{ _id: string; at: Date }>("inbox").find().toArray();

test("a reaction has an event once, another reaction has it too, and so has this one another event", async () => {
  await inbox.once("mail", event, () => had("mail"));
  await inbox.once("mail", event, () => had("mail again"));
  await inbox.once("log", event, () => had("log"));
  await new Inbox(connection).once("mail", event, () => had("mail of another instance"));
  await inbox.once("mail", told("a", 2, "two"), () => had("next mail"));
  expect(effects).toEqual(["mail", "log", "next mail"]);
});

test("what is done with is noted with its time, and forgotten after a hundred days, longer than it could be replayed", async () => {
  const before = Date.now();
  await inbox.once("mail", event, () => had("mail"));
  expect(await received()).toEqual([{ _id: `mail/${event.id}`, at: expect.any(Date) }]);
  expect((await received())[0]?.at.getTime()).toBeGreaterThanOrEqual(before);
  const indexes = await connection.collection("inbox").indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 100 * 24 * 3_600 }));
});

test("an effect that fails is noted by nobody and comes again", async () => {
  const failing = inbox.once("mail", event, () => Promise.reject(new Error("the mail server is away")));
  await expect(failing).rejects.toThrow("the mail server is away");
  expect(await received()).toEqual([]);
  await inbox.once("mail", event, () => had("mail"));
  expect(effects).toEqual(["mail"]);
});

test("two instances that are given the same event at once may both have the effect, and neither fails", async () => {
  const { promise: bothBegun, resolve } = Promise.withResolvers<void>();
  const slow = async () => {
    effects.push("mail");
    if (effects.length === 2) resolve();
    await bothBegun;
  };
  await Promise.all([inbox.once("mail", event, slow), new Inbox(connection).once("mail", event, slow)]);
  expect(await received()).toHaveLength(1);
});

test("a note that the database refuses is a failure; one whose answer was lost is known the next time", async () => {
  proxy.exceedTime("insert inbox");
  await expect(inbox.once("mail", event, () => had("mail"))).rejects.toThrow("time limit");
  proxy.loseAnswer("insert inbox");
  await expect(inbox.once("mail", event, () => had("mail again"))).rejects.toThrow("closed");
  await inbox.once("mail", event, () => had("mail a third time"));
  expect(effects).toEqual(["mail", "mail again"]);
});
