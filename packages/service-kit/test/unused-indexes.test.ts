import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { Schema } from "mongoose";
import { z } from "zod";
import { connectMongo, defineReadModel, ensureIndexes, ReadModelKeeper } from "../src/index.ts";
import { answerForIndexes, askDropUnusedIndexes, askUnusedIndexes } from "../src/persistence/index-requests.ts";
import { dropUnusedIndexes, unusedIndexes } from "../src/persistence/unused-indexes.ts";
import { type Kit, recordingLogger, startKit } from "./kit.ts";
import { noteState, noteStore } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let other: Kit;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  kit = await startKit(engines);
  other = await startKit(engines, kit.connection.name);
});
afterEach(async () => {
  await other.stop();
  await kit.stop();
});
afterAll(() => engines.stop());

const titles = defineReadModel({
  name: "titles",
  shape: z.object({ title: z.string() }),
  from: { note: noteState },
  row: { note: ({ data }) => ({ title: data.title }) },
  indexes: [{ title: 1 }],
});
const makeIndex = (collection: string, key: Record<string, 1 | -1>, name?: string) =>
  kit.connection.collection(collection).createIndex(key, name === undefined ? {} : { name });
const indexesOf = async (collection: string) =>
  (await kit.connection.collection(collection).indexes()).map(({ name }) => String(name)).toSorted();
const OF_NOTES = ["_id_", "eraseAt_1", "outboxAt_1", "titleKey_1"];

test("nothing that a schema or a read model declares is unused, whatever it is called", async () => {
  const named = new Schema({ a: String, b: String }, { collection: "named" });
  named.index({ a: 1 }, { name: "by/a" });
  named.index({ a: 1, b: -1 });
  kit.connection.model("Named", named);
  await ensureIndexes(kit.connection);
  await new ReadModelKeeper(kit.connection, [titles]).prepare();
  expect(await unusedIndexes(kit.connection)).toEqual([]);
  expect(await indexesOf("named")).toEqual(["_id_", "a_1_b_-1", "by/a"]);
  expect(await indexesOf(titles.collection)).toEqual(["_id_", "title_1"]);
});

test("what is declared no more is unused, in a collection of a schema and in that of a read model, until it is dropped", async () => {
  await new ReadModelKeeper(kit.connection, [titles]).prepare();
  await makeIndex("notes", { stamps: 1, title: -1 });
  await makeIndex("notes", { ownerId: 1 }, "by/owner");
  await makeIndex(titles.collection, { deleted: 1 });
  await makeIndex("ofAnother", { a: 1 });
  const unused = ["notes/by/owner", "notes/stamps_1_title_-1", `${titles.collection}/deleted_1`];
  expect((await unusedIndexes(kit.connection)).toSorted()).toEqual(unused);
  const named = ["notes/by/owner", "notes/titleKey_1", "ofAnother/a_1", `${titles.collection}/deleted_1`];
  expect((await dropUnusedIndexes(kit.connection, named)).toSorted()).toEqual(["notes/by/owner", `${titles.collection}/deleted_1`]);
  expect(await unusedIndexes(kit.connection)).toEqual(["notes/stamps_1_title_-1"]);
  expect(await indexesOf("notes")).toEqual([...OF_NOTES, "stamps_1_title_-1"].toSorted());
  expect(await indexesOf("ofAnother")).toEqual(["_id_", "a_1"]);
});

test("a start says which indexes are unused, in one line, and nothing when there are none", async () => {
  const { logger, lines } = recordingLogger();
  await answerForIndexes({ nats: kit.nats, name: "sample", connection: kit.connection, logger });
  expect(lines).toEqual([]);
  await makeIndex("notes", { stamps: 1 });
  await answerForIndexes({ nats: other.nats, name: "sample", connection: other.connection, logger });
  expect(lines).toMatchObject([{ indexes: ["notes/stamps_1"], msg: expect.stringContaining("npm run indexes -- --drop sample") }]);
});

test("what any process of a service declares is neither called unused nor dropped", async () => {
  const { logger, lines } = recordingLogger();
  const newer = new Schema({ stamps: [String] }, { collection: "notes", _id: false });
  newer.index({ stamps: 1 });
  other.connection.model("NewerNote", newer);
  await ensureIndexes(other.connection);
  await makeIndex("notes", { ownerId: 1 });
  for (const { nats, connection } of [kit, other]) {
    await answerForIndexes({ nats, name: "sample", connection, logger });
    // The broker knows of its subscription before anybody asks.
    await nats.flush();
  }
  expect(await askUnusedIndexes(kit.nats, "sample")).toEqual(["notes/ownerId_1"]);
  expect(await askDropUnusedIndexes(kit.nats, "sample")).toEqual(["notes/ownerId_1"]);
  expect(await askDropUnusedIndexes(kit.nats, "sample")).toEqual([]);
  expect(await indexesOf("notes")).toEqual([...OF_NOTES, "stamps_1"].toSorted());
  expect(lines.filter(({ level }) => Number(level) > 40)).toEqual([]);
  // By one process or by both, and once only.
  const dropped = lines.filter(({ msg }) => msg === "unused indexes dropped");
  expect(dropped.length).toBeGreaterThan(0);
  for (const { indexes } of dropped) expect(indexes).toEqual(["notes/ownerId_1"]);
});

test("unused is what every process calls so, dropped what any of them has dropped", async () => {
  const asked: string[] = [];
  const process = (unused: string[], dropped: string[]) =>
    kit.nats.subscribe("ops.indexes.two", {
      callback: (_error, message) => {
        asked.push(message.string());
        message.respond(JSON.stringify({ indexes: message.data.length > 0 ? dropped : unused }));
      },
    });
  process(["a/1", "b/1", "c/1"], ["c/1"]);
  process(["d/1", "c/1", "b/1"], ["b/1", "c/1"]);
  await kit.nats.flush();
  expect(await askUnusedIndexes(other.nats, "two")).toEqual(["b/1", "c/1"]);
  expect(await askDropUnusedIndexes(other.nats, "two")).toEqual(["b/1", "c/1"]);
  expect(asked.filter((wish) => wish !== "")).toEqual([1, 2].map(() => JSON.stringify({ drop: ["b/1", "c/1"] })));
});

test("whoever asks is told what went wrong", async () => {
  const { logger, lines } = recordingLogger();
  const connection = await connectMongo(engines.mongoUrl, kit.connection.name);
  noteStore(connection, kit.relay);
  await answerForIndexes({ nats: kit.nats, name: "sample", connection, logger });
  await connection.close();
  await expect(askUnusedIndexes(kit.nats, "nobody")).rejects.toThrow("nobody is not running");
  kit.nats.subscribe("ops.indexes.deaf", { callback: () => {} });
  await kit.nats.flush();
  await expect(askUnusedIndexes(other.nats, "sample")).rejects.toThrow("sample could not look after its indexes: ");
  expect(lines).toMatchObject([{ level: 50, msg: "a request for indexes failed", err: { message: expect.any(String) } }]);
  await expect(askUnusedIndexes(other.nats, "deaf")).rejects.toThrow("deaf does not answer");
});
