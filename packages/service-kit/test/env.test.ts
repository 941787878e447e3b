import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { z } from "zod";
import { cascadeEnv, commaSeparated, flag, processEnv, readEnv, serviceEnv, tokenEnv } from "../src/index.ts";

let said: string;
let ended: number[];
beforeEach(() => {
  said = "";
  ended = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  jest.spyOn(process, "exit").mockImplementation((code) => {
    ended.push(Number(code));
    throw new Error("the process ends");
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const INTERNAL_SECRET = "a secret of at least thirty-two characters";
const least = { NATS_URL: "nats://localhost:4222", INTERNAL_SECRET };
const read = <Shape extends z.ZodRawShape>(shape: Shape, source: Record<string, string>) => readEnv(shape, source);
/** The variables that are complained of. */
function refused(shape: z.ZodRawShape, source: Record<string, string>): string[] {
  said = "";
  expect(() => read(shape, source)).toThrow("the process ends");
  return [...said.matchAll(/^ {2}(\S+): /gm)].map(([, name = ""]) => name);
}

test("a process needs the broker and the secret; the rest has defaults", () => {
  const defaults = { PORT: 0, HOST: "127.0.0.1", LOG_LEVEL: "info", NATS_REPLICAS: 1, OTEL_TRACES_SAMPLER_ARG: 1 };
  expect(read(processEnv, least)).toEqual({ ...least, ...defaults });
  expect(ended).toEqual([]);
});

test("a service needs a database beside that", () => {
  const MONGO_URL = "mongodb://localhost:27017";
  expect(read(serviceEnv, { ...least, MONGO_URL })).toMatchObject({
    MONGO_URL,
    MONGO_DB_PREFIX: "muhtawa_",
    WRITES_PER_MINUTE: 1_200,
    EVENT_HANDLER_MS: 20_000,
    FIRST_FILL_MS: 30_000,
    EXPIRY_SWEEP_MS: 60_000,
    ERASE_AFTER_MS: 21_600_000,
    ERASE_SWEEP_MS: 3_600_000,
  });
  expect(read(cascadeEnv, {})).toEqual({ CASCADE_SETTLE_MS: 10_000, RECONCILE_INTERVAL_MS: 3_600_000 });
});

test("all that is wrong is told at once, and the process ends with 1", () => {
  expect(refused({ ...serviceEnv, ...tokenEnv }, { PORT: "-1" })).toEqual([
    "PORT",
    "NATS_URL",
    "INTERNAL_SECRET",
    "MONGO_URL",
    "IDENTITY_URL",
  ]);
  expect(said).toMatch(/^The environment is not complete:\n {2}PORT: .*\n/);
  expect(said.endsWith("\n")).toBe(true);
  expect(ended).toEqual([1]);
});

test("what is empty isn't set", () => {
  expect(read(processEnv, { ...least, PORT: "", HOST: "" })).toMatchObject({ PORT: 0, HOST: "127.0.0.1" });
  expect(refused(processEnv, { ...least, NATS_URL: "" })).toEqual(["NATS_URL"]);
});

test.each([
  ["PORT", ["0", "65535"], ["65536", "1.5", "-1", "http"]],
  ["LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], ["loud"]],
  ["NATS_URL", ["nats://a:1", "tls://a:1,tls://b:2"], ["http://a:1", "xnats://a", "nats://", "nats://a b"]],
  ["NATS_REPLICAS", ["1", "3", "5"], ["2", "0"]],
  ["INTERNAL_SECRET", ["x".repeat(32)], ["x".repeat(31)]],
  ["MONGO_URL", ["mongodb://a", "mongodb+srv://a"], ["mysql://a", "xmongodb://a", "mongodb://", "mongodb+srv://a b", "mongodbsrv://a"]],
  ["MONGO_DB_PREFIX", ["a_1"], ["a-b", "a b"]],
  ["WRITES_PER_MINUTE", ["1"], ["0", "1.5"]],
  ["EVENT_HANDLER_MS", ["100"], ["99", "100.5"]],
  ["FIRST_FILL_MS", ["0"], ["-1", "0.5"]],
  ["EXPIRY_SWEEP_MS", ["10"], ["9", "10.5"]],
  ["ERASE_AFTER_MS", ["0"], ["-1", "0.5"]],
  ["ERASE_SWEEP_MS", ["10"], ["9", "10.5"]],
  ["CASCADE_SETTLE_MS", ["0"], ["-1", "0.5"]],
  ["RECONCILE_INTERVAL_MS", ["100"], ["99", "100.5"]],
  ["IDENTITY_URL", ["http://identity:4001"], ["identity"]],
] as const)("%s is checked", (name, good, bad) => {
  const shape = { ...serviceEnv, ...cascadeEnv, ...tokenEnv };
  const others = { ...least, MONGO_URL: "mongodb://a", IDENTITY_URL: "http://a" };
  for (const value of good) expect(String(read(shape, { ...others, [name]: value })[name])).toBe(value);
  for (const value of bad) expect(refused(shape, { ...others, [name]: value })).toEqual([name]);
});

test("an address that is refused says what one looks like", () => {
  expect(refused(serviceEnv, { ...least, NATS_URL: "x", MONGO_URL: "y" })).toEqual(["NATS_URL", "MONGO_URL"]);
  expect(said).toContain("NATS_URL: expected an address such as nats://localhost:4222\n");
  expect(said).toContain("MONGO_URL: expected an address such as mongodb://localhost:27017\n");
});

test("a list is separated by commas, without what is blank; a switch is true or false, by its default when it isn't set", () => {
  const shape = { LIST: commaSeparated, ON: flag(true), OFF: flag(false) };
  expect(read(shape, {})).toEqual({ LIST: [], ON: true, OFF: false });
  expect(read(shape, { LIST: " a, b ,,c", ON: "false", OFF: "true" })).toEqual({ LIST: ["a", "b", "c"], ON: false, OFF: true });
  expect(refused(shape, { ON: "yes", OFF: "1" })).toEqual(["ON", "OFF"]);
});
