import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { MongoClient } from "mongodb";
import { type Engine, startMongo } from "../../src/engines/index.ts";
import { scratchFolder } from "../scratch-folder.ts";

const AT_ONCE = 20;
const ROUNDS = 60;

interface Counter {
  _id: string;
  version: number;
  lines: { version: number; text: string }[];
}

let engine: Engine;
let client: MongoClient;

beforeAll(async () => {
  engine = await startMongo({ dataDir: scratchFolder(), mode: "quick" });
  client = new MongoClient(engine.url, { maxPoolSize: AT_ONCE, retryWrites: false });
});

afterAll(async () => {
  await client.close();
  await engine.kill();
});

test("an answer shows the document as its own command left it, whatever others write meanwhile", async () => {
  const counters = client.db("answers").collection<Counter>("counters");
  await counters.insertOne({ _id: "one", version: 0, lines: [] });
  const seen: number[] = [];
  const torn: Counter[] = [];
  const writer = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const line = { version: 0, text: "x".repeat(200) };
      const written = await counters.findOneAndUpdate(
        { _id: "one" },
        { $inc: { version: 1 }, $push: { lines: { $each: [line], $slice: -50 } } },
        { returnDocument: "after" },
      );
      seen.push(written?.version ?? 0);
    }
  };
  const reader = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = await counters.findOne({ _id: "one" });
      if (found && found.lines.length !== Math.min(found.version, 50)) torn.push(found);
    }
  };
  await Promise.all([...Array.from({ length: AT_ONCE - 4 }, writer), ...Array.from({ length: 4 }, reader)]);
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: (AT_ONCE - 4) * ROUNDS }, (_, index) => index + 1));
  expect(torn).toEqual([]);
});
