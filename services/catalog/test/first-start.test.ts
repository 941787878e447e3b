import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { companyCreated, companyState } from "@muhtawa/contracts";
import {
  eventually,
  type EventProbe,
  type ServiceProcess,
  startEngines,
  startEventProbe,
  startProcess,
  type TestEngines,
} from "@muhtawa/testkit";
import mongoose, { type Connection } from "mongoose";

const OWNER = "sara@example.com";
const COMPANY = {
  owner: OWNER,
  companyName: "Sada Coffee",
  brandName: "Sada",
  businessActivityId: "food-production",
  words: ["Sada"],
  brandVoice: { rules: [{ locale: "en", kind: "BAN", term: "cheap" }] },
};
const FILE = JSON.stringify({
  users: [{ email: OWNER, invite: true }],
  companies: [COMPANY, { ...COMPANY, companyName: "Sada Roasters" }],
});

let engines: TestEngines;
let events: EventProbe;
let identity: ServiceProcess;
let database: Connection;
const prefix = `test_${randomBytes(4).toString("hex")}_`;
const running: ServiceProcess[] = [];

const service = async (name: "identity" | "catalog", identityUrl: string) => {
  const started = await startProcess({
    cwd: fileURLToPath(new URL(`../../${name}`, import.meta.url)),
    entry: "src/main.ts",
    env: {
      MONGO_URL: engines.mongoUrl,
      MONGO_DB_PREFIX: prefix,
      NATS_URL: engines.natsUrl,
      INTERNAL_SECRET: "a secret that only this suite's processes know",
      KEY_SECRET: "this secret encrypts the signing keys",
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "first-admin's secret 1",
      IDENTITY_URL: identityUrl,
      MUHTAWA_BOOTSTRAP: FILE,
      PORT: name === "identity" ? new URL(identityUrl).port : "0",
    },
  });
  running.push(started);
  return started;
};

beforeAll(async () => {
  engines = await startEngines();
  events = await startEventProbe(engines.natsUrl);
  database = await mongoose
    .createConnection(engines.mongoUrl, { dbName: `${prefix}catalog`, autoIndex: false, autoCreate: false })
    .asPromise();
  identity = await service("identity", "http://127.0.0.1:0");
});
afterAll(async () => {
  await events?.stop();
  await database?.close();
  await Promise.all(running.map((process) => process.stop()));
  await engines?.stop();
});

const isMade = () => database.collection("firstStart").countDocuments({}).then(Boolean);
const companies = () => database.collection("companies").find({}).toArray();

test("makes the file's companies for their owner once identity answers, once, by its own command", async () => {
  const { url } = identity;
  await identity.stop();
  const first = await service("catalog", url);
  await eventually(() => first.logs().includes("can't be made yet"));
  expect(await companies()).toEqual([]);
  identity = await service("identity", url);
  await eventually(isMade);

  const made = await events.awaited(companyState, ({ data }) => !data.deleted && data.companyName === COMPANY.companyName);
  expect(made.data).toMatchObject({
    brandName: "Sada",
    businessActivityId: "food-production",
    words: ["Sada"],
    brandVoice: { rules: [{ term: "cheap" }] },
  });
  const created = await events.awaited(companyCreated, ({ aggregateId }) => aggregateId === made.aggregateId);
  expect(created.data.ownerId).toMatch(/^[0-9a-f]{24}$/);
  const before = await companies();
  expect(before.map(({ companyName }) => companyName as string).toSorted()).toEqual(["Sada Coffee", "Sada Roasters"]);

  // Cut off before it was remembered, after somebody has changed one and deleted the other.
  await database.collection("firstStart").deleteMany({});
  await database.collection("companies").updateOne({ companyName: "Sada Coffee" }, { $set: { slogan: "theirs" } });
  await database
    .collection<{ companyName?: string }>("companies")
    .updateOne({ companyName: "Sada Roasters" }, { $set: { deletedAt: new Date() } });
  const changed = await companies();
  await Promise.all([service("catalog", url), service("catalog", url)]);
  await eventually(isMade);
  expect(await companies()).toEqual(changed);
}, 180_000);
