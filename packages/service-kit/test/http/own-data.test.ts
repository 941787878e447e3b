import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import type { FastifyInstance } from "fastify";
import { createServer, currentContext, notFound, unauthenticated } from "../../src/index.ts";
import { serveOwnData } from "../../src/http/own-data.ts";
import { recordingLogger } from "../kit.ts";

const internalSecret = "a secret of at least thirty-two characters";

let app: FastifyInstance;
const asked: unknown[] = [];

beforeAll(async () => {
  app = createServer(recordingLogger().logger);
  const verifyToken = async (id: string) => {
    if (id === "bad") throw unauthenticated();
    return { id, role: "ADMIN" as const, scope: [], sessionId: "s", ...(id === "program" && { grant: { scopes: ["READ"] } as never }) };
  };
  serveOwnData({ app, verifyToken, internalSecret }, "catalog", {
    companies(personId, context) {
      asked.push([personId, context.actor?.id, currentContext()?.correlationId]);
      return Readable.from([{ name: "نور" }, { name: "two\nlines" }]);
    },
    projects: async () => {
      throw notFound();
    },
  });
  await app.ready();
});
afterAll(() => app.close());

const signed = () => signContext({ ip: "10.0.0.1", correlationId: "c-9", locale: "en" }, internalSecret);
const get = (part: string, headers: Record<string, string>) => app.inject({ url: `/internal/own-data/${part}`, headers });

test("the gateway is handed what is the caller's, a line each, and nobody keeps it on the way", async () => {
  const answer = await get("companies", { ...signed(), authorization: "Bearer noura" });
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    200,
    "application/x-ndjson",
    "no-store",
  ]);
  expect(answer.body).toBe('{"name":"نور"}\n{"name":"two\\nlines"}\n');
  expect(asked).toEqual([["noura", "noura", "c-9"]]);
});

test("what fails before the first thing is the answer", async () => {
  expect((await get("projects", { ...signed(), authorization: "Bearer noura" })).statusCode).toBe(404);
});

test.each([
  ["whom the gateway hasn't sent", async () => ({ authorization: "Bearer noura" }), 401],
  ["who isn't signed in", async () => signed(), 401],
  ["whose token is bad", async () => ({ ...signed(), authorization: "Bearer bad" }), 401],
  ["who comes with a personal token", async () => ({ ...signed(), authorization: "Bearer program" }), 403],
] as const)("nobody is handed anything %s", async (_who, headers, status) => {
  expect((await get("companies", await headers())).statusCode).toBe(status);
});

test("a part of another service isn't there", async () => {
  expect((await get("contents", { ...signed(), authorization: "Bearer noura" })).statusCode).toBe(404);
});
