import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, type MongoProxy, startMongoProxy } from "@muhtawa/testkit";
import { MongoClient } from "mongodb";
import { askEverything } from "./api-queries.ts";
import { ofAi } from "./of-ai.ts";
import { ofCatalog } from "./of-catalog.ts";
import { ofContent } from "./of-content.ts";
import { ofIdentity } from "./of-identity.ts";
import { ofSite } from "./of-site.ts";
import { type Index, isServed, queriesIn, type Query } from "./served-by.ts";
import { startWorld, type World } from "./world.ts";

/** What has as many entries as a person declares or types by hand. */
const SMALL = [
  "muhtawa_ai.modelStates",
  "muhtawa_catalog.businessActivities",
  "muhtawa_catalog.activityRecords",
  "muhtawa_identity.signingKeys",
  "muhtawa_site.basicData",
];
/** Each service's notes of its read models, one for each. */
const NOTES = /^\w+\.(?:readModels|readModelGaps)$/;

const SWEEPS = [
  "RECONCILE_INTERVAL_MS",
  "MEDIA_SWEEP_MS",
  "AI_SWEEP_MS",
  "SEAL_INTERVAL_MS",
  "MEASURE_INTERVAL_MS",
  "EXPIRY_SWEEP_MS",
  "ERASE_SWEEP_MS",
  "AUDIT_SEAL_MS",
];

let world: World;
let proxy: MongoProxy;
const commands: Readonly<Record<string, unknown>>[] = [];
let client: MongoClient;
beforeAll(async () => {
  const before = async (mongoUrl: string) => (proxy = await startMongoProxy(mongoUrl, (command) => commands.push(command))).url;
  world = await startWorld({ before, env: { ...Object.fromEntries(SWEEPS.map((name) => [name, "1500"])), ERASE_AFTER_MS: "0" } });
  client = await new MongoClient(proxy.url).connect();
}, 180_000);
afterAll(async () => {
  await client?.close();
  await world?.stop();
  await proxy?.stop();
}, 60_000);

test("whatever is asked of a collection, by the API, upon facts and by sweeps, an index serves it", async () => {
  for (const { happens } of Object.values({ ...ofIdentity, ...ofCatalog, ...ofContent, ...ofAi, ...ofSite })) await happens(world);
  await askEverything(world);
  const indexes = await allIndexes();
  const unserved = new Set<string>();
  for (const command of commands)
    for (const { collection, query } of queriesIn(command)) {
      const name = `${String(command["$db"])}.${collection}`;
      const declared = name.replace(/_[0-9a-f]{8}$/, "");
      if (SMALL.includes(declared) || NOTES.test(name)) continue;
      if (!isServed(query, indexes.get(name) ?? [])) unserved.add(`${declared} ${shapeOf(query)}`);
    }
  expect([...unserved].toSorted()).toEqual([]);
}, 240_000);

test("whatever a TTL index says has expired goes, in every collection that has one", async () => {
  const expired: [database: string, collection: string][] = [];
  for (const [name, indexes] of await allIndexes())
    for (const { key, expireAfterSeconds } of indexes) {
      if (expireAfterSeconds === undefined) continue;
      const [database = "", collection = ""] = name.split(".");
      const row = { _id: "expired" as never, [Object.keys(key)[0] ?? ""]: new Date(0) };
      await client.db(database).collection(collection).insertOne(row);
      expired.push([database, collection]);
    }
  expect(expired.map(([, collection]) => collection)).toEqual(
    expect.arrayContaining(["inbox", "rateLimits", "sessions", "passwordResets"]),
  );
  for (const [database, collection] of expired)
    await eventually(
      async () =>
        (await client
          .db(database)
          .collection(collection)
          .countDocuments({ _id: "expired" as never })) === 0,
    );
}, 60_000);

/** Of every collection of the services, by `database.collection`. */
async function allIndexes(): Promise<Map<string, (Index & { expireAfterSeconds?: number })[]>> {
  const found = new Map<string, Index[]>();
  for (const { name } of (await client.db().admin().listDatabases()).databases)
    for (const collection of name.startsWith("muhtawa_") ? await client.db(name).collections() : [])
      found.set(collection.namespace, (await collection.indexes()) as unknown as Index[]);
  return found;
}

/** The query with what it looks for left out. */
const shapeOf = ({ filter, sort, limit }: Query): string =>
  JSON.stringify({ filter, sort, limit: limit ? "so many" : undefined }, (key, value: unknown) => {
    if (key.startsWith("$") && Array.isArray(value) && !["$or", "$and"].includes(key)) return ["…"];
    return typeof value === "string" && value !== "so many" ? "…" : value;
  });
