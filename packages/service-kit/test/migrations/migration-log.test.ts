import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, type Migration } from "../../src/index.ts";
import { MigrationLog } from "../../src/migrations/migration-log.ts";
import { named } from "../read-models/database.ts";

let engines: TestEngines;
let connection: Connection;
let log: MigrationLog;

beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, named("migration-log"));
  log = new MigrationLog(connection);
  await log.prepare();
});
afterAll(async () => {
  await connection?.close();
  await engines?.stop();
});

const called = (name: string, revision = 1): Migration => ({
  name,
  revision,
  total: async () => 10,
  next: async () => undefined,
});

test("each migration has an entry of its own, which its steps alone change", async () => {
  const [one, other] = [called("a-one"), called("b-other")];
  const [begun, beside] = [await log.begun(one), await log.begun(other)];
  await log.advance(beside, "x5", 5);
  expect(await log.entry(one)).toEqual(begun);
  expect(await log.entry(other)).toMatchObject({ after: "x5", done: 5, total: 10 });
  expect(await log.begun(other)).toMatchObject({ after: "x5", done: 5 });
  await log.fail(other, new Error("broken"));
  expect((await log.entry(one))?.failure).toBeUndefined();
  await log.finish(beside, 7);
  expect((await log.entry(one))?.finishedAt).toBeUndefined();
  expect(await log.entry(other)).toMatchObject({ done: 7, total: 7, finishedAt: expect.any(Date) });
});

test("a failure is told in 500 letters until the next step", async () => {
  const migration = called("failing");
  const entry = await log.begun(migration);
  await log.fail(migration, new Error("x".repeat(700)));
  expect((await log.entry(migration))?.failure).toBe("x".repeat(500));
  await log.advance(entry, "x1", 1);
  expect((await log.entry(migration))?.failure).toBeUndefined();
  await log.fail(migration, "the database is away");
  expect((await log.entry(migration))?.failure).toBe("the database is away");
  await log.finish(entry, 2);
  expect((await log.entry(migration))?.failure).toBeUndefined();
});

test("more documents than were estimated raise the total", async () => {
  const migration = called("growing");
  const entry = await log.begun(migration);
  await log.advance(entry, "x12", 12);
  expect(await log.entry(migration)).toMatchObject({ done: 12, total: 12 });
});

test("what an older process still does at another revision changes nothing", async () => {
  const older = await log.begun(called("revised"));
  await log.begun(called("revised", 2));
  await log.advance(older, "x9", 9);
  await log.finish(older, 9);
  const entry = await log.entry(called("revised", 2));
  expect(entry).toMatchObject({ revision: 2, done: 0 });
  expect(entry).not.toHaveProperty("after");
  expect(entry).not.toHaveProperty("finishedAt");
});
