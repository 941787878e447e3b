import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { MongoClient } from "mongodb";
import { connect, NatsError } from "nats";
import { type Engine, startMongo, startNats } from "../../src/engines/index.ts";
import { apiAt } from "../../src/seed/api.ts";
import { freePort, RunningLauncher } from "../launcher/running-launcher.ts";
import { scratchFolder } from "../scratch-folder.ts";

const ADMIN = { email: "admin@muhtawa.local", password: "Erasure-test-1" };
const PASSWORD = "Quiet-Palm-2026";
/** What tells of the person, and stands nowhere else. */
const CANARIES = ["canaryuser", "canarymail", "501234987", "canaryfirst", "canarylast", "canarytext", "canarybrand"];
const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

const dataDir = scratchFolder();
const engineDir = scratchFolder();
let mongo: Engine;
let nats: Engine;
let launcher: RunningLauncher;
let address: string;

beforeAll(async () => {
  [mongo, nats] = await Promise.all([startMongo({ dataDir: engineDir, mode: "quick" }), startNats({ dataDir: engineDir })]);
  const port = await freePort();
  const env = {
    MONGO_URL: mongo.url,
    NATS_URL: nats.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONFIRM_EMAIL: "false",
    CASCADE_SETTLE_MS: "500",
    RECONCILE_INTERVAL_MS: "1000",
    ERASE_AFTER_MS: "1000",
    ERASE_SWEEP_MS: "500",
  };
  launcher = new RunningLauncher(port, dataDir, env, join(import.meta.dirname, "start.ts"));
  address = `http://127.0.0.1:${port}`;
  await launcher.says("Ctrl-C ends it.");
}, 180_000);
afterAll(async () => {
  launcher?.process.kill("SIGTERM");
  await launcher?.exitCode();
  await Promise.all([mongo?.kill(), nats?.kill()]);
}, 60_000);

/** Where any of the canaries stands: databases by collection, streams by subject (dead letters and buckets too), files. */
async function places(): Promise<string[]> {
  return [...(await inDatabases()), ...(await inStreams()), ...inFiles(dataDir)].toSorted();
}

const said = (text: string) => CANARIES.filter((canary) => text.includes(canary));

async function inDatabases(): Promise<string[]> {
  const client = await new MongoClient(mongo.url).connect();
  const found: string[] = [];
  for (const { name } of (await client.db().admin().listDatabases()).databases) {
    for (const collection of await client.db(name).collections())
      for await (const document of collection.find())
        for (const canary of said(JSON.stringify(document))) found.push(`${name}.${collection.collectionName}: ${canary}`);
  }
  await client.close();
  return [...new Set(found)];
}

async function inStreams(): Promise<string[]> {
  const connection = await connect({ servers: nats.url });
  const manager = await connection.jetstreamManager();
  const found: string[] = [];
  for await (const { config, state } of manager.streams.list())
    // An empty stream names 0 as its first.
    for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
      const message = await manager.streams.getMessage(config.name, { seq }).catch(whenTaken);
      if (message) for (const canary of said(`${message.subject} ${message.string()}`)) found.push(`${message.subject}: ${canary}`);
    }
  await connection.close();
  return found;
}

/** What a sequence number stood for may have been purged; whatever else goes wrong would hide a canary. */
function whenTaken(error: unknown): undefined {
  if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
}

function inFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // What is sent is no longer ours; the local mailbox keeps it for a day.
  return readdirSync(folder)
    .filter((name) => name !== "mail")
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return inFiles(path);
      return said(`${name} ${readFileSync(path, "latin1")}`).map((canary) => `${path}: ${canary}`);
    });
}

/** Looks again until it is so, or a minute is over: what the test then expects tells what was missing. */
async function untilSo(what: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await what()) && Date.now() < until) await delay(250);
}

/** Leaves traces in every service; resolves to the person's id. */
async function livesHere(): Promise<string> {
  const nobody = apiAt(address);
  const { registerUser } = await nobody<{ registerUser: { token: string; user: { id: string } } }>(
    `mutation ($password: String!) { registerUser(username: "canaryuser", email: "canarymail@example.com", password: $password,
      confirmPassword: $password, phoneCode: "966", phoneNumber: "501234987", countryId: "SA", firstName: "canaryfirst",
      lastName: "canarylast") { token user { id } } }`,
    { password: PASSWORD },
  );
  const { token, user } = registerUser;
  const api = apiAt(address, token);
  const { createCompany } = await api<{ createCompany: { company: { id: string } } }>(
    `mutation { createCompany(input: { companyName: "canarybrand", brandName: "canarybrand" }) { company { id } } }`,
  );
  const companyId = createCompany.company.id;
  await api(`mutation ($companyId: ID!) { createProject(companyId: $companyId, input: { name: "canarytext" }) { project { id } } }`, {
    companyId,
  });
  const { createContent } = await api<{ createContent: { content: { id: string } } }>(
    `mutation ($companyId: ID!) { createContent(companyId: $companyId, input: { title: "canarytext", type: ARTICLE }) { content { id } } }`,
    { companyId },
  );
  const id = createContent.content.id;
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "canarytext" }] }] };
  await api(`mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`, {
    id,
    input: { body },
  });
  await api(`mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`, {
    input: { kind: "FIELD", field: "idea", companyId, contentId: id, prompt: "canarytext" },
  });
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PIXEL)], { type: "image/png" }), "canarytext.png");
  const upload = await fetch(`${address}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } });
  expect(upload.ok).toBe(true);
  await nobody(`mutation { submitContactForm(name: "canaryfirst", email: "canarymail@example.com", message: "canarytext") { success } }`);
  await expect(nobody(`mutation { login(email: "canarymail@example.com", password: "wrong") { token } }`)).rejects.toThrow();
  await nobody(`mutation { requestPasswordReset(email: "canarymail@example.com") { success } }`);
  return user.id;
}

test("nothing of a deleted person is left in any database, stream, dead letter, bucket or file", async () => {
  const id = await livesHere();
  await untilSo(async () => (await places()).some((place) => place.includes("muhtawa_site")));
  const before = await places();
  for (const canary of CANARIES) expect(before.join("\n")).toContain(canary);
  const { login } = await apiAt(address)<{ login: { token: string } }>(
    `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
    ADMIN,
  );
  await apiAt(address, login.token)(`mutation ($id: ID!) { deleteUser(id: $id) { success } }`, { id });
  await untilSo(async () => (await places()).length === 0);
  expect(await places()).toEqual([]);
}, 240_000);
