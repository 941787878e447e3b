import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, givenFields, type Migration } from "../../src/index.ts";
import { named } from "../read-models/database.ts";

interface Row {
  readonly _id: string;
  readonly title?: string;
  readonly keys?: readonly string[];
}
interface Stored {
  _id: string;
  title?: string;
  version: number;
  keys?: string[];
}

let engines: TestEngines;
let connection: Connection;
beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, named("given-fields"));
});
afterAll(async () => {
  await connection?.close();
  await engines?.stop();
});

const documentsOf = (collectionName: string) => connection.collection<Stored>(collectionName);
const titled = (collectionName: string, given: (row: Row) => Promise<{ keys: string[] } | undefined>) =>
  givenFields<Row>(connection, { name: "keys", revision: 1, collectionName, fields: ["title"], given });

async function carriedOut(migration: Migration): Promise<number> {
  let done = 0;
  for (let step = await migration.next(undefined); step; step = await migration.next(step.after)) done += step.done;
  return done;
}

test("every document is read once and given its fields; one that needs none stays as it is", async () => {
  const documents = documentsOf("titled");
  await documents.insertMany([
    ...Array.from({ length: 120 }, (_, at) => ({ _id: `a${1_000 + at}`, title: `t${at}`, version: 1 })),
    { _id: "b", version: 2 },
  ]);
  const read: string[] = [];
  const migration = titled("titled", async ({ _id, title }) => {
    read.push(_id);
    return title === undefined ? undefined : { keys: [title] };
  });
  expect(await migration.total()).toBe(121);
  expect(await carriedOut(migration)).toBe(121);
  expect(new Set(read).size).toBe(121);
  expect(read).toHaveLength(121);
  expect(await documents.countDocuments({ keys: { $exists: true } })).toBe(120);
  expect(await documents.findOne({ _id: "a1119" })).toEqual({ _id: "a1119", title: "t119", version: 1, keys: ["t119"] });
  expect(await documents.findOne({ _id: "b" })).toEqual({ _id: "b", version: 2 });
});

test("it goes on behind the document that it is told", async () => {
  const read: string[] = [];
  const migration = titled("titled", async ({ _id }) => {
    read.push(_id);
    return undefined;
  });
  const step = await migration.next("a1100");
  expect(read[0]).toBe("a1101");
  expect(step).toEqual({ after: "b", done: 20 });
  expect(await migration.next("b")).toBeUndefined();
});

test("a document that changes meanwhile keeps what the change has made of it", async () => {
  const documents = documentsOf("changing");
  await documents.insertOne({ _id: "one", title: "old", version: 1, keys: ["stale"] });
  const migration = titled("changing", async ({ title = "" }) => {
    await documents.updateOne({ _id: "one" }, { $set: { title: "new", version: 2, keys: ["new"] } });
    return { keys: [title] };
  });
  await carriedOut(migration);
  expect((await documents.findOne({ _id: "one" }))?.keys).toEqual(["new"]);
});

test("a document that changes meanwhile, and keeps stale fields, is read again", async () => {
  const documents = documentsOf("busy");
  await documents.insertOne({ _id: "one", title: "old", version: 1, keys: ["stale"] });
  const read: (string | undefined)[] = [];
  const migration = titled("busy", async ({ title = "" }) => {
    read.push(title);
    if (read.length === 1) await documents.updateOne({ _id: "one" }, { $set: { title: "new", version: 2 } });
    return { keys: [title] };
  });
  await carriedOut(migration);
  expect(read).toEqual(["old", "new"]);
  expect((await documents.findOne({ _id: "one" }))?.keys).toEqual(["new"]);
});
