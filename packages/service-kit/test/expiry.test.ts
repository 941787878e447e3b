import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, startEngines, startProcess, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo } from "../src/index.ts";

const DATABASE = "expiry_sample";

let engines: TestEngines;
let connection: Connection;
beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, DATABASE);
});
afterAll(async () => {
  await connection.close();
  await engines.stop();
});

test("a service removes what its schemas' TTL indexes say has expired, and nothing else", async () => {
  const limits = connection.collection<{ _id: string; key: string; points: number; expire: Date | null }>("rateLimits");
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
  await limits.insertMany([
    { _id: "over", key: "over", points: 1, expire: past },
    { _id: "running", key: "running", points: 1, expire: future },
    { _id: "for ever", key: "for ever", points: 1, expire: null },
  ]);
  const service = await startProcess({
    cwd: import.meta.dirname,
    entry: "sample/main.ts",
    env: {
      MONGO_URL: engines.mongoUrl,
      MONGO_DB_PREFIX: "expiry_",
      NATS_URL: engines.natsUrl,
      IDENTITY_URL: "http://127.0.0.1:9",
      INTERNAL_SECRET: "a secret that only this test's processes know",
      EXPIRY_SWEEP_MS: "50",
    },
  });
  try {
    await eventually(async () => (await limits.countDocuments({ _id: "over" })) === 0);
    expect((await limits.find().toArray()).map(({ _id }) => _id).toSorted()).toEqual(["for ever", "running"]);
  } finally {
    await service.stop();
  }
});
