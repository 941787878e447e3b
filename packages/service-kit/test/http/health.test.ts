import { afterEach, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type Check, createServer, healthRoutes } from "../../src/index.ts";
import { recordingLogger } from "../kit.ts";

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of servers.splice(0)) await app.close();
});
function server() {
  const app = createServer(recordingLogger().logger);
  servers.push(app);
  return app;
}
async function readiness(checks: Record<string, Check>) {
  const app = server();
  healthRoutes(app, "sample", checks);
  const answer = await app.inject("/readyz");
  return [answer.statusCode, answer.json()];
}

test("a process is alive whatever it needs", async () => {
  const app = server();
  healthRoutes(app, "sample", { broker: () => false });
  const answer = await app.inject("/healthz");
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
});

test("it is ready when all answers, else it says what doesn't", async () => {
  expect(await readiness({})).toEqual([200, { status: "ready", checks: {} }]);
  expect(await readiness({ database: () => true, broker: async () => true })).toEqual([
    200,
    { status: "ready", checks: { database: true, broker: true } },
  ]);
  const failing = {
    database: () => true,
    broker: async () => false,
    thrown: () => {
      throw new Error("gone");
    },
    rejected: () => Promise.reject(new Error("gone")),
  };
  expect(await readiness(failing)).toEqual([
    503,
    { status: "not ready", checks: { database: true, broker: false, thrown: false, rejected: false } },
  ]);
});

test("what doesn't answer within two seconds isn't there", async () => {
  const began = Date.now();
  expect(await readiness({ silent: () => new Promise(() => {}) })).toEqual([503, { status: "not ready", checks: { silent: false } }]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_990);
});

test("metrics carry the process's name, and may be answered inside alone", async () => {
  const [outside, inside] = [server(), server()];
  const registry = healthRoutes(outside, "sample", {}, inside);
  expect((await outside.inject("/metrics")).statusCode).toBe(404);
  const answer = await inside.inject("/metrics");
  expect(answer.headers["content-type"]).toBe(registry.contentType);
  expect(answer.body).toContain("nodejs_version_info{version=");
  expect(answer.body).toContain('service="sample"');
});
