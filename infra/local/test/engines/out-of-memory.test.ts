import { afterAll, expect, test } from "@jest/globals";
import { MongoClient } from "mongodb";
import type { Engine } from "../../src/engines/index.ts";
import { startJavaMongo } from "../../src/engines/java-mongo.ts";
import { scratchFolder } from "../scratch-folder.ts";

const LARGE = 7_500_000;
const DOCUMENTS = 20;
const MOST_ROUNDS = 20;

let engine: Engine | undefined;
const clients: MongoClient[] = [];
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await engine?.kill();
});

async function documents({ url }: Engine) {
  const client = await new MongoClient(url, { retryWrites: false, serverSelectionTimeoutMS: 2_000 }).connect();
  clients.push(client);
  return client.db("memory").collection<{ _id: number; round: number; text: string }>("large");
}

/** Rounds of writing, each document larger than before, until one fails. Resolves to the round of each document that was acknowledged. */
async function writtenUntilItFails(large: Awaited<ReturnType<typeof documents>>): Promise<Map<number, number>> {
  const acknowledged = new Map<number, number>();
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    for (let id = 0; id < DOCUMENTS; id += 1) {
      const text = String(round % 10).repeat(LARGE + round * 1_000);
      const failed = await large.replaceOne({ _id: id }, { round, text }, { upsert: true }).then(
        () => false,
        () => true,
      );
      if (failed) return acknowledged;
      acknowledged.set(id, round);
    }
  throw new Error("it never ran out of memory");
}

test("an engine that runs out of memory ends, and has all that it has acknowledged when it is started again", async () => {
  const dataDir = scratchFolder();
  const small = (engine = await startJavaMongo({ dataDir, heap: 64 }));
  const acknowledged = await writtenUntilItFails(await documents(small));
  await small.ended;
  engine = await startJavaMongo({ dataDir });
  const large = await documents(engine);
  const rounds = await large.find({}, { projection: { round: 1 } }).toArray();
  const stored = new Map(rounds.map(({ _id, round }) => [_id, round]));
  // The one that failed may be there, or not.
  for (const [id, round] of acknowledged) expect([round, round + 1]).toContain(stored.get(id));
  await large.insertOne({ _id: -1, round: 0, text: "goes on" });
}, 120_000);
