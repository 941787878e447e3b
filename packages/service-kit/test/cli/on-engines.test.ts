import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { onBroker } from "../../src/cli/broker.ts";
import { onDatabase } from "../../src/cli/database.ts";
import type { NatsConnection } from "../../src/nats.ts";

let engines: TestEngines;
let said: string;
const before = { ...process.env };
beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(() => {
  process.env["NATS_URL"] = engines.natsUrl;
  process.env["MONGO_URL"] = engines.mongoUrl;
  said = "";
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
  process.exitCode = undefined;
});
afterAll(() => engines?.stop());

test("a command works on the broker, and lets it go", async () => {
  let used: NatsConnection | undefined;
  await onBroker(async (nats) => {
    used = nats;
    expect(nats.isClosed()).toBe(false);
    expect((await nats.jetstreamManager()).consumers).toBeDefined();
  });
  expect([used?.isClosed(), said, process.exitCode]).toEqual([true, "", undefined]);
});

test("a command that fails lets its engine go, and is one line and exit 1, whatever was thrown", async () => {
  let nats: NatsConnection | undefined;
  await onBroker(async (given) => {
    nats = given;
    throw new Error("no such stream");
  });
  expect([nats?.isClosed(), said, process.exitCode]).toEqual([true, "no such stream\n", 1]);
  let connection: Connection | undefined;
  said = "";
  process.exitCode = undefined;
  await onDatabase("sample", async (given) => {
    connection = given;
    throw "no such user";
  });
  expect([connection?.readyState, said, process.exitCode]).toEqual([0, "no such user\n", 1]);
});

test("a broker's command tells what isn't an error, too", async () => {
  await onBroker(async () => {
    throw "stopped";
  });
  expect([said, process.exitCode]).toEqual(["stopped\n", 1]);
  said = "";
  await onDatabase("sample", async () => {
    throw new Error("no such user");
  });
  expect(said).toBe("no such user\n");
});

test("a command works on the service's own database, makes nothing in it, and lets it go", async () => {
  const prefix = `cli_${randomUUID().slice(0, 8)}_`;
  process.env["MONGO_DB_PREFIX"] = prefix;
  let used: Connection | undefined;
  await onDatabase("identity", async (connection) => {
    used = connection;
    expect([connection.name, connection.readyState]).toEqual([`${prefix}identity`, 1]);
    expect(await connection.listCollections()).toEqual([]);
  });
  expect([used?.readyState, said, process.exitCode]).toEqual([0, "", undefined]);
  delete process.env["MONGO_DB_PREFIX"];
  await onDatabase("identity", async ({ name }) => expect(name).toBe("muhtawa_identity"));
  expect(said).toBe("");
});
