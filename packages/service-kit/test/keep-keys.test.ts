import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { keepKeys } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";

let engines: TestEngines;
let kit: Kit;
beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
afterAll(async () => {
  await kit?.stop();
  await engines?.stop();
});

interface Row {
  readonly _id: string;
  readonly title?: string;
  readonly keys?: readonly string[];
}

test("documents get the keys of a revision once, from where the pass before has ended", async () => {
  const documents = kit.connection.collection<{ _id: string; title?: string; version: number; keys?: string[] }>("titled");
  await documents.insertMany([
    ...Array.from({ length: 120 }, (_, at) => ({ _id: `a${1_000 + at}`, title: `t${at}`, version: 1 })),
    { _id: "b", version: 2 },
  ]);
  const read: string[] = [];
  const pass = (revision: number, stopAt?: string) =>
    keepKeys<Row>(kit.connection, {
      collectionName: "titled",
      revision,
      fields: ["title"],
      keysOf: ({ _id, title }) => {
        if (_id === stopAt) throw new Error("the service ends");
        read.push(_id);
        return title === undefined ? undefined : { keys: [`${title}/${revision}`] };
      },
    });
  await expect(pass(1, "a1110")).rejects.toThrow("the service ends");
  expect(read).toHaveLength(110);
  await pass(1);
  // The batch that was interrupted is read again, and no other.
  expect(read).toHaveLength(110 + 21);
  await pass(1);
  expect(read).toHaveLength(131);
  expect(await documents.countDocuments({ keys: { $exists: true } })).toBe(120);
  await pass(2);
  expect((await documents.findOne({ _id: "a1119" }))?.keys).toEqual(["t119/2"]);
});

test("a document that changes while its keys are made keeps those of the change", async () => {
  const documents = kit.connection.collection<{ _id: string; title: string; version: number; keys: string[] }>("changing");
  await documents.insertOne({ _id: "one", title: "old", version: 1, keys: ["stale"] });
  await keepKeys<Row>(kit.connection, {
    collectionName: "changing",
    revision: 1,
    fields: ["title"],
    keysOf: async ({ title }) => {
      await documents.updateOne({ _id: "one" }, { $set: { title: "new", version: 2, keys: ["new"] } });
      return { keys: [title ?? ""] };
    },
  });
  expect((await documents.findOne({ _id: "one" }))?.keys).toEqual(["new"]);
});

test("a document that changes while its keys are made, and keeps stale ones, is read again", async () => {
  const documents = kit.connection.collection<{ _id: string; title: string; version: number; keys: string[] }>("busy");
  await documents.insertOne({ _id: "one", title: "old", version: 1, keys: ["stale"] });
  const read: (string | undefined)[] = [];
  await keepKeys<Row>(kit.connection, {
    collectionName: "busy",
    revision: 1,
    fields: ["title"],
    keysOf: async ({ title }) => {
      read.push(title);
      if (read.length === 1) await documents.updateOne({ _id: "one" }, { $set: { title: "new", version: 2 } });
      return { keys: [title ?? ""] };
    },
  });
  expect(read).toEqual(["old", "new"]);
  expect((await documents.findOne({ _id: "one" }))?.keys).toEqual(["new"]);
});
