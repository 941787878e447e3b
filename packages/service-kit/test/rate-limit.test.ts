import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, demandPoints, ensureIndexes, limiterOf, take } from "../src/index.ts";

let engines: TestEngines;
let connection: Connection;

beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, "rate_limit_test");
  limiterOf(connection, { name: "any", points: 1, duration: 1 });
  await ensureIndexes(connection);
});
afterAll(async () => {
  await connection?.close();
  await engines?.stop();
});

const outcome = (work: Promise<void>) =>
  work.then(
    () => "passed",
    (error: { code?: string; details?: { retryAfter: number }; message: string }) => [
      error.code ?? error.message,
      error.details?.retryAfter,
    ],
  );

test("as many pass as are allowed in the time, of each who is counted", async () => {
  const limiter = limiterOf(connection, { name: "mails", points: 2, duration: 60 });
  expect([await outcome(take(limiter, "a")), await outcome(take(limiter, "a"))]).toEqual(["passed", "passed"]);
  const [code, seconds] = (await outcome(take(limiter, "a"))) as [string, number];
  expect(code).toBe("RATE_LIMITED");
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await outcome(take(limiter, "b"))).toBe("passed");
});

test("a limit holds over several instances, and those of other names are counted by themselves", async () => {
  const limit = { name: "over-all", points: 1, duration: 60 };
  const other = await connectMongo(engines.mongoUrl, "rate_limit_test");
  expect(await outcome(take(limiterOf(connection, limit), "a"))).toBe("passed");
  expect(await outcome(take(limiterOf(other, limit), "a"))).toEqual(["RATE_LIMITED", expect.any(Number)]);
  expect(await outcome(take(limiterOf(connection, { ...limit, name: "another" }), "a"))).toBe("passed");
  await other.close();
});

test("whether points are left can be asked without taking one", async () => {
  const limiter = limiterOf(connection, { name: "asked", points: 1, duration: 60 });
  for (let time = 0; time < 3; time += 1) expect(await outcome(demandPoints(limiter, "a"))).toBe("passed");
  await take(limiter, "a");
  expect(await outcome(demandPoints(limiter, "a"))).toEqual(["RATE_LIMITED", expect.any(Number)]);
  expect(await outcome(demandPoints(limiter, "b"))).toBe("passed");
});

test.each([
  [4, 1_000, "passed"],
  [5, 1_000, ["RATE_LIMITED", 1]],
  [5, 1_001, ["RATE_LIMITED", 2]],
  [6, 1, ["RATE_LIMITED", 1]],
  [5, 0, "passed"],
])("of five points %i taken, with %i ms to go: %j", async (consumedPoints, msBeforeNext, expected) => {
  const limiter = { points: 5, get: async () => ({ consumedPoints, msBeforeNext }) } as unknown as ReturnType<typeof limiterOf>;
  expect(await outcome(demandPoints(limiter, "a"))).toEqual(expected);
});

test("points come back once their time is over", async () => {
  const limiter = limiterOf(connection, { name: "short", points: 1, duration: 1 });
  await take(limiter, "a");
  // On a busy machine the second may be over already.
  expect(["passed", ["RATE_LIMITED", 1]]).toContainEqual(await outcome(demandPoints(limiter, "a")));
  await eventually(async () => (await outcome(demandPoints(limiter, "a"))) === "passed");
  expect(await outcome(take(limiter, "a"))).toBe("passed");
});

test("who is counted can't be read in the database, and what is counted goes by itself", async () => {
  const limiter = limiterOf(connection, { name: "private", points: 5, duration: 60 });
  await take(limiter, "sara@example.com");
  await take(limiter, "198.51.100.7");
  const rows = await connection
    .collection("rateLimits")
    .find({ key: /^private:/ })
    .toArray();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/sara|198/);
  for (const { key, points, expire } of rows) {
    expect([key, points, expire]).toEqual([expect.stringMatching(/^private:[\w-]{43}$/), 1, expect.any(Date)]);
  }
  expect(connection.modelNames().filter((name) => name === "RateLimit")).toHaveLength(1);
  const indexes = await connection.collection("rateLimits").indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { key: 1 }, unique: true }));
  expect(indexes).toContainEqual(expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }));
});

test("while the database is away each process counts for itself", async () => {
  const gone = await connectMongo(engines.mongoUrl, "rate_limit_test");
  const limiter = limiterOf(gone, { name: "away", points: 1, duration: 60 });
  await gone.close();
  expect(await outcome(take(limiter, "a"))).toBe("passed");
  expect(await outcome(take(limiter, "a"))).toEqual(["RATE_LIMITED", expect.any(Number)]);
});

test("what goes wrong otherwise is no limit", async () => {
  const failing = { consume: () => Promise.reject(new Error("out of order")) };
  expect(await outcome(take(failing, "a"))).toEqual(["out of order", undefined]);
});
