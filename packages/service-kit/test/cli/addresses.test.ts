import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { brokerUrl, onBroker } from "../../src/cli/broker.ts";
import { databaseUrl, onDatabase } from "../../src/cli/database.ts";

let dataDir: string;
let said: string;
const before = { ...process.env };
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "addresses-"));
  mkdirSync(join(dataDir, "logs"));
  said = "";
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
  process.env = { ...before };
  process.exitCode = undefined;
});

const write = (file: string, text: string) => writeFileSync(join(dataDir, file), text);
const secrets = () => write("secrets.json", JSON.stringify({ brokerPasswords: { operator: "op-1" } }));
const NO_BROKER = "No broker is known: set NATS_URL, or run this beside `npm start` (with the same DATA_DIR).";
const NO_DATABASE = "No database is known: set MONGO_URL, or run this beside `npm start` (with the same DATA_DIR).";

test("an address that is set is taken", () => {
  expect(brokerUrl({ NATS_URL: "nats://set", DATA_DIR: dataDir })).toBe("nats://set");
  expect(databaseUrl({ MONGO_URL: "mongodb://set", DATA_DIR: dataDir })).toBe("mongodb://set");
});

test("else the broker is the one that was started, with the operator's password", () => {
  secrets();
  write("logs/nats.log", "[1] Starting\n[1] Listening for client connections on 127.0.0.1:41223\n[1] Server is ready\n");
  expect(brokerUrl({ DATA_DIR: dataDir })).toBe("nats://operator:op-1@127.0.0.1:41223");
});

test.each([
  ["the embedded engine", "building\nready 27123\n", "mongodb://127.0.0.1:27123/?retryWrites=false"],
  [
    "mongod",
    '{"msg":"Opening","attr":{"port":1}}\n{"msg":"Waiting for connections","attr":{"port":27124,"ssl":"off"}}\n',
    "mongodb://127.0.0.1:27124/?retryWrites=false",
  ],
])("else the database is the one that was started: %s", (_which, log, url) => {
  write("logs/mongo.log", log);
  expect(databaseUrl({ DATA_DIR: dataDir })).toBe(url);
});

test("where nothing was started it is said what to do", () => {
  expect(() => brokerUrl({ DATA_DIR: dataDir })).toThrow(NO_BROKER);
  expect(() => databaseUrl({ DATA_DIR: dataDir })).toThrow(NO_DATABASE);
});

test("where an engine hasn't come so far, too", () => {
  secrets();
  write("logs/nats.log", "[1] Starting\n");
  expect(() => brokerUrl({ DATA_DIR: dataDir })).toThrow(NO_BROKER);
  for (const log of ["not ready 1\n", "ready 5 times\n", '{"port":7} before it waits\n']) {
    write("logs/mongo.log", log);
    expect(() => databaseUrl({ DATA_DIR: dataDir })).toThrow(NO_DATABASE);
  }
});

test("an empty DATA_DIR is that of `npm start`", () => {
  const folder = process.cwd();
  process.chdir(dataDir);
  try {
    mkdirSync(join(".data", "logs"), { recursive: true });
    writeFileSync(join(".data", "logs", "mongo.log"), "ready 1\n");
    writeFileSync(join(".data", "logs", "nats.log"), "Listening for client connections on 0.0.0.0:2\n");
    writeFileSync(join(".data", "secrets.json"), JSON.stringify({ brokerPasswords: { operator: "op" } }));
    expect([databaseUrl({ DATA_DIR: "" }), brokerUrl({})]).toEqual([
      "mongodb://127.0.0.1:1/?retryWrites=false",
      "nats://operator:op@127.0.0.1:2",
    ]);
  } finally {
    process.chdir(folder);
  }
});

test("a command that can't reach the broker is one line without a password, and exit 1", async () => {
  process.env["NATS_URL"] = "nats://operator:hunter2@127.0.0.1:9";
  let worked = false;
  await onBroker(async () => void (worked = true));
  expect(said).toMatch(/^NATS at nats:\/\/127\.0\.0\.1:9 can't be reached: .+\n$/);
  expect([process.exitCode, worked]).toEqual([1, false]);
});

test("a command on a database that nobody knows is one line, and exit 1", async () => {
  delete process.env["MONGO_URL"];
  process.env["DATA_DIR"] = dataDir;
  await onDatabase("identity", async () => {});
  expect([said, process.exitCode]).toEqual([`${NO_DATABASE}\n`, 1]);
});
