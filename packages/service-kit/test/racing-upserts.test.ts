import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { asDelivered, histories, type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import fc from "fast-check";
import type { Connection } from "mongoose";
import { connectMongo } from "../src/index.ts";
import { noteState } from "./sample/note.ts";
import { noteRowModel, noteRows } from "./sample/note-rows.ts";

let engines: TestEngines;
let proxy: MongoProxy;
let connection: Connection;

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  connection = await connectMongo(proxy.url, `racing_${randomUUID().slice(0, 8)}`);
});
afterAll(async () => {
  await connection.close();
  await proxy.stop();
  await engines.stop();
});

const first = { attempt: 1, sequence: 1, signal: new AbortController().signal, progress: () => {} };
const card = fc.record({ ownerId: fc.uuid(), title: fc.string(), stamps: fc.array(fc.string(), { maxLength: 2 }) });

test("events delivered at once and in any order leave the last state of each aggregate, though upserts race", async () => {
  proxy.raceUpserts();
  proxy.slowAnswers(5);
  const delivery = histories(noteState, card, 3).chain((lives) =>
    fc.record({ lives: fc.constant(lives), delivered: asDelivered(lives.flatMap(({ events }) => events)) }),
  );
  await fc.assert(
    fc.asyncProperty(delivery, async ({ lives, delivered }) => {
      const model = noteRowModel(connection, `rows_${randomUUID().slice(0, 8)}`);
      const { handle } = noteRows(model);
      await Promise.all(delivered.map((event) => handle(event, first)));
      const rows = await model.find().lean();
      expect(new Map(rows.map(({ _id, title, deleted }) => [_id, { title, deleted }]))).toEqual(
        new Map(lives.map(({ id, last }) => [id, last.deleted ? { deleted: true } : { title: last.title, deleted: false }])),
      );
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(proxy.racesLost).toBeGreaterThan(10);
});
