import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, ensureIndexes, ExclusiveTurn } from "../src/index.ts";
import { named } from "./read-models/database.ts";

let engines: TestEngines;
let proxy: MongoProxy;
let connection: Connection;
let turn: ExclusiveTurn;
let warnings: unknown[];

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  proxy = await startMongoProxy(engines.mongoUrl);
  connection = await connectMongo(proxy.url, named("turns"));
  warnings = [];
  turn = turnOf("sweep");
  await ensureIndexes(connection);
});
afterEach(async () => {
  await connection.close();
  await proxy.stop();
});
afterAll(() => engines.stop());

const turnOf = (name: string, lease?: number) =>
  new ExclusiveTurn(connection, name, { warn: (about: unknown) => void warnings.push(about) }, lease);
const turns = () => connection.collection<{ _id: string; holder: string; until: Date }>("turns");
/** Work that goes on until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await promise;
    return "done";
  };
  return { work, begun: begun.promise, release: resolve };
}

test("one piece of work of a kind runs at a time, another kind's meanwhile", async () => {
  const first = held();
  const running = turn.run(first.work);
  await first.begun;
  const order: string[] = [];
  const second = turnOf("sweep").run(async () => void order.push("second"));
  await turnOf("other").run(async () => void order.push("other"));
  order.push("released");
  first.release();
  expect(await running).toBe("done");
  await second;
  expect(order).toEqual(["other", "released", "second"]);
  expect(await turns().countDocuments()).toBe(0);
});

test("an attempt does nothing while somebody else is at it, and works afterwards", async () => {
  const first = held();
  const running = turn.attempt(first.work);
  await first.begun;
  const done: string[] = [];
  await turn.attempt(async () => done.push("meanwhile"));
  first.release();
  await running;
  await turn.attempt(async () => done.push("afterwards"));
  expect(done).toEqual(["afterwards"]);
});

test("work that fails says so and gives its turn back", async () => {
  await expect(turn.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turn.run(async () => "next")).toBe("next");
});

test("the turn of a holder that has died is over after its lease, and not before; whoever was late takes nobody's away", async () => {
  const first = held();
  const running = turn.run(first.work);
  await first.begun;
  const { until, holder } = (await turns().findOne({ _id: "sweep" })) ?? {};
  expect((until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(5_000);
  expect((until?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(10_000);
  await turns().updateOne({ _id: "sweep" }, { $set: { until: new Date(Date.now() - 1) } });
  const second = held();
  const next = turn.run(second.work);
  await second.begun;
  first.release();
  await running;
  expect((await turns().findOne({ _id: "sweep" }))?.holder).not.toBe(holder);
  second.release();
  await next;
  expect(await turns().countDocuments()).toBe(0);
});

test("work that takes longer than a lease keeps its turn until it is over", async () => {
  const lasting = turnOf("sweep", 300);
  const first = held();
  const running = lasting.attempt(first.work);
  await first.begun;
  const { until } = (await turns().findOne({ _id: "sweep" })) ?? {};
  await eventually(async () => ((await turns().findOne({ _id: "sweep" }))?.until.getTime() ?? 0) > (until?.getTime() ?? 0) + 300);
  const done: string[] = [];
  await turn.attempt(async () => done.push("meanwhile"));
  // A renewal that fails ends nothing.
  proxy.exceedTime("update turns");
  await eventually(async () => ((await turns().findOne({ _id: "sweep" }))?.until.getTime() ?? 0) > (until?.getTime() ?? 0) + 600);
  first.release();
  await running;
  expect(done).toEqual([]);
  expect(warnings).toEqual([{ err: expect.any(Error), turn: "sweep" }]);
  expect(await turns().countDocuments()).toBe(0);
});

test("SERVICE_UNAVAILABLE when others keep the turn", async () => {
  await turns().insertOne({ _id: "sweep", holder: "another", until: new Date(Date.now() + 60_000) });
  await expect(turn.run(async () => "never")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test("a database that refuses is no other holder", async () => {
  proxy.exceedTime("update turns");
  await expect(turn.attempt(async () => "never")).rejects.toThrow(/time/);
});
