import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { MongoClient, MongoNetworkError } from "mongodb";
import { type Engine, startMongo } from "../../src/engines/index.ts";
import { scratchFolder } from "../scratch-folder.ts";

type Note = { _id: number; text: string };

let dataDir: string;
let engine: Engine | undefined;
beforeEach(() => void (dataDir = scratchFolder()));
afterEach(() => engine?.kill());

const stands = (word: string) => readFileSync(join(dataDir, "mongo", "data.h2"), "latin1").includes(word);

test("a word that was deleted or written over is gone from the engine's file soon, however small that is, and what stays survives a crash", async () => {
  engine = await startMongo({ dataDir, mode: "java", eraseEvery: 1_000 });
  const client = await new MongoClient(engine.url).connect();
  const notes = client.db("erased").collection<Note>("notes");
  await notes.createIndex({ text: 1 });
  // Two documents of a page that others stay in, and a collection of its own.
  const words = new Map([
    [100, "deletedcanary"],
    [101, "replacedcanary"],
  ]);
  await notes.insertMany(Array.from({ length: 200 }, (_, n) => ({ _id: n, text: words.get(n) ?? `kept ${n}` })));
  await client.db("erased").collection("gone").insertOne({ text: "droppedcanary" });
  for (const word of ["deletedcanary", "replacedcanary", "droppedcanary"]) expect(stands(word)).toBe(true);

  await notes.deleteOne({ _id: 100 });
  await notes.updateOne({ _id: 101 }, { $set: { text: "kept 101" } });
  await client.db("erased").collection("gone").drop();

  await eventually(() => !["deletedcanary", "replacedcanary", "droppedcanary"].some(stands), 60_000);
  await client.close();
  await engine.kill();
  engine = await startMongo({ dataDir });
  const reader = await new MongoClient(engine.url).connect();
  const kept = await reader.db("erased").collection<Note>("notes").find().sort({ text: 1 }).toArray();
  await reader.close();
  expect(kept.map(({ text }) => text)).toEqual(
    Array.from({ length: 200 }, (_, n) => n)
      .filter((n) => n !== 100)
      .map((n) => `kept ${n}`)
      .toSorted(),
  );
}, 120_000);

test("a crash while it erases loses nothing that was acknowledged", async () => {
  engine = await startMongo({ dataDir, mode: "java", eraseEvery: 20 });
  const client = new MongoClient(engine.url, { retryWrites: false });
  const notes = client.db("erased").collection<{ _id: number; turn: number; text: string }>("notes");
  await notes.insertMany(Array.from({ length: 20 }, (_, n) => ({ _id: n, turn: 0, text: "" })));
  const acknowledged = Array.from({ length: 20 }, () => 0);
  const { kill } = engine;
  // Space is given back, and made blank, after five seconds.
  const until = performance.now() + 9_000;
  const ends = await Promise.allSettled(
    acknowledged.map(async (_, n) => {
      for (let turn = 1; ; turn += 1) {
        // The others are in the middle of their writes.
        if (n === 0 && performance.now() > until) return kill();
        await notes.updateOne({ _id: n }, { $set: { turn, text: String(turn).repeat(500) } });
        acknowledged[n] = turn;
      }
    }),
  );
  for (const end of ends.slice(1)) expect(end).toMatchObject({ reason: expect.any(MongoNetworkError) });
  await client.close();
  engine = await startMongo({ dataDir });
  const reader = await new MongoClient(engine.url).connect();
  const kept = await reader.db("erased").collection<{ _id: number; turn: number }>("notes").find().sort({ _id: 1 }).toArray();
  await reader.close();
  expect(Math.max(...acknowledged)).toBeGreaterThan(10);
  expect(kept.map(({ turn }, n) => turn === acknowledged[n] || turn === (acknowledged[n] ?? 0) + 1)).toEqual(acknowledged.map(() => true));
}, 120_000);
