import { afterEach, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { MongoNetworkError } from "mongodb";
import { badInput, createServer, MESSAGES, rateLimited, unavailable } from "../../src/index.ts";
import { recordingLogger } from "../kit.ts";

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of servers.splice(0)) await app.close();
});

function server() {
  const { logger, lines } = recordingLogger();
  const app = createServer(logger);
  servers.push(app);
  return { app, lines };
}
async function failing(thrown: unknown, headers: Record<string, string> = {}) {
  const { app, lines } = server();
  app.get("/", () => {
    throw thrown;
  });
  const answer = await app.inject({ url: "/", headers });
  return { status: answer.statusCode, body: answer.json<object>(), retryAfter: answer.headers["retry-after"], lines };
}
const withStatus = (statusCode: number) => Object.assign(new Error("inside"), { statusCode });

test.each([
  [400, 400, "The request could not be read."],
  [404, 404, "This was not found."],
  [413, 413, "The request is too large."],
  [415, 415, "The request could not be read."],
  [499, 499, "The request could not be read."],
  [500, 500, "An unexpected error occurred, please try again"],
  [502, 502, "An unexpected error occurred, please try again"],
])("an error of status %d is answered with %d and a message for people", async (given, status, message) => {
  expect(await failing(withStatus(given))).toMatchObject({ status, body: { message, error: message } });
});

test("what can't be reached may be tried again", async () => {
  const message = MESSAGES.unavailable.en;
  expect(await failing(withStatus(503))).toMatchObject({ status: 503, body: { message, error: message } });
  const unreachable = await failing(new MongoNetworkError("lost"));
  expect(unreachable).toMatchObject({ status: 503, body: { message } });
  expect(unreachable.lines).toMatchObject([{ level: 40, msg: "request failed" }]);
});

test("the unexpected is masked, in the request's language, and logged", async () => {
  const { status, body, lines } = await failing(new Error("hunter2"), { "x-locale": "ar" });
  expect([status, body]).toEqual([500, { message: MESSAGES.internal.ar, error: MESSAGES.internal.ar }]);
  expect(lines).toMatchObject([{ level: 50, msg: "request failed", err: { message: "hunter2" } }]);
});

test("wrong input names its fields and isn't logged; what was expected to fail is logged as such", async () => {
  const wrong = await failing(badInput({ field: "title", message: MESSAGES.taken }), { "accept-language": "ar" });
  expect(wrong.body).toEqual({ message: MESSAGES.badInput.ar, error: MESSAGES.badInput.ar, errors: { title: [MESSAGES.taken.ar] } });
  expect([wrong.status, wrong.retryAfter, wrong.lines]).toEqual([422, undefined, []]);
  const { lines, body } = await failing(unavailable());
  expect(lines).toMatchObject([{ level: 40, msg: "request failed" }]);
  expect(Object.keys(body)).toEqual(["message", "error"]);
});

test("who asks too often is told when to come again, to the second", async () => {
  expect(await failing(rateLimited(120))).toMatchObject({ status: 429, retryAfter: "120" });
  expect((await failing(rateLimited(0))).retryAfter).toBe("0");
});

test("what isn't there says so in the request's language", async () => {
  const answer = await server().app.inject({ url: "/nowhere", headers: { "x-locale": "ar" } });
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: MESSAGES.notFound.ar, error: MESSAGES.notFound.ar }]);
});

test("an address that can't be read is refused in the same form", async () => {
  const answer = await server().app.inject({ url: "/%zz" });
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: MESSAGES.malformed.en, error: MESSAGES.malformed.en }]);
});

test("a request has an id of its own, and none is logged that goes well", async () => {
  const { app, lines } = server();
  app.get("/", (request) => request.id);
  const [one, other] = [await app.inject("/"), await app.inject("/")];
  expect(one.body).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(one.body).not.toBe(other.body);
  expect(lines).toEqual([]);
});

test("a body has four megabytes at most, unless a server has other options", async () => {
  const { app } = server();
  app.post("/", () => "read");
  const post = (size: number) =>
    app.inject({
      method: "POST",
      url: "/",
      payload: JSON.stringify("x".repeat(size - 2)),
      headers: { "content-type": "application/json" },
    });
  expect([(await post(4 * 1024 * 1024)).statusCode, (await post(4 * 1024 * 1024 + 1)).statusCode]).toEqual([200, 413]);
  const small = createServer(recordingLogger().logger, { bodyLimit: 10 });
  servers.push(small);
  small.post("/", () => "read");
  expect((await small.inject({ method: "POST", url: "/", payload: { text: "too long" } })).statusCode).toBe(413);
});

test("headers and whole requests have a time in which they have to arrive, shorter where that is asked for", async () => {
  const times = ({ server: { headersTimeout, requestTimeout } }: FastifyInstance) => [headersTimeout, requestTimeout];
  expect(times(server().app)).toEqual([15_000, 900_000]);
  const hasty = createServer(recordingLogger().logger, { arrival: 500 });
  servers.push(hasty);
  expect(times(hasty)).toEqual([500, 900_000]);
});

test("connections are kept open until the server closes, and end with the answer then", async () => {
  const { app } = server();
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  app.get("/quick", () => "quick");
  app.get("/slow", async () => {
    asked.resolve();
    await goOn.promise;
    return "slow";
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  expect((await fetch(`${url}/quick`)).headers.get("connection")).toBe("keep-alive");
  const slow = fetch(`${url}/slow`);
  await asked.promise;
  const closed = app.close();
  await new Promise(setImmediate);
  goOn.resolve();
  const answer = await slow;
  expect([answer.headers.get("connection"), await answer.text()]).toEqual(["close", "slow"]);
  await closed;
});
