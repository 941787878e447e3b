import { statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { MongoClient } from "mongodb";
import { connect } from "nats";
import { startMongo, startNats } from "../../src/engines/index.ts";
import { scratchFolder } from "../scratch-folder.ts";

const WRITES = 3_000;
const AT_ONCE = 50;

/** Runs the writes, some at once, calls `atHalf` in their middle and says which ones were acknowledged. */
async function writeAndKill(write: (n: number) => Promise<unknown>, atHalf: () => Promise<void>): Promise<number[]> {
  const acknowledged: number[] = [];
  let next = 0;
  let killed: Promise<void> | undefined;
  const writer = async (): Promise<void> => {
    while (next < WRITES && killed === undefined) {
      const n = next++;
      await write(n);
      acknowledged.push(n);
      if (acknowledged.length === WRITES / 2) killed = atHalf();
    }
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, writer));
  await killed;
  return acknowledged;
}

describe("after SIGKILL in the middle of concurrent writes", () => {
  test("MongoDB has every insert it acknowledged, whole", async () => {
    const dataDir = scratchFolder();
    const engine = await startMongo({ dataDir, mode: "quick" });
    const client = new MongoClient(engine.url, {
      maxPoolSize: AT_ONCE,
      serverSelectionTimeoutMS: 2_000,
      retryWrites: false,
    });
    const inserts = client.db("durability").collection<{ _id: number; key: string }>("inserts");
    await inserts.createIndex({ key: 1 }, { unique: true });

    const acknowledged = await writeAndKill((n) => inserts.insertOne({ _id: n, key: `key-${n}` }), engine.kill);
    await client.close();
    const again = await startMongo({ dataDir, port: engine.port });
    const reader = await new MongoClient(again.url).connect();
    const found = await reader.db("durability").collection<{ _id: number }>("inserts").find().toArray();
    const kept = new Set(found.map((document) => document._id));
    await reader.close();
    await again.stop();

    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  });

  test("NATS has every publish it acknowledged", async () => {
    const dataDir = scratchFolder();
    const engine = await startNats({ dataDir });
    const connection = await connect({ servers: engine.url, reconnect: false });
    await (await connection.jetstreamManager()).streams.add({ name: "KEPT", subjects: ["kept.>"] });
    const jetstream = connection.jetstream();

    const acknowledged = await writeAndKill((n) => jetstream.publish(`kept.${n}`, "x".repeat(300)), engine.kill);
    await connection.close();
    const again = await startNats({ dataDir, port: engine.port });
    const reader = await connect({ servers: again.url });
    const manager = await reader.jetstreamManager();
    const { state } = await manager.streams.info("KEPT", { subjects_filter: "kept.>" });
    const kept = new Set(Object.keys(state.subjects ?? {}).map((subject) => Number(subject.slice("kept.".length))));
    await reader.close();
    await again.stop();

    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  });
});

test("a clean stop keeps the data and gives the space of overwritten documents back", async () => {
  const dataDir = scratchFolder();
  const engine = await startMongo({ dataDir, mode: "java" });
  const client = await new MongoClient(engine.url).connect();
  const documents = client.db("space").collection<{ _id: number; text: string }>("documents");
  await documents.insertMany(Array.from({ length: 100 }, (_, n) => ({ _id: n, text: "" })));
  for (let round = 0; round < 10; round++) await documents.updateMany({}, { $set: { text: String(round).repeat(20_000) } });
  await client.close();
  await engine.stop();
  const stopped = statSync(`${dataDir}/mongo/data.h2`).size;

  const again = await startMongo({ dataDir });
  const reader = await new MongoClient(again.url).connect();
  const kept = await reader
    .db("space")
    .collection("documents")
    .countDocuments({ text: "9".repeat(20_000) });
  await reader.close();
  await again.stop();

  expect(kept).toBe(100);
  expect(stopped).toBeLessThan(8 << 20);
});
