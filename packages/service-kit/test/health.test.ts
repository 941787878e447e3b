import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createLogger, createServer, healthRoutes } from "../src/index.ts";

let app: FastifyInstance;
let checked = 0;
let answer = Promise.withResolvers<boolean>();

beforeAll(async () => {
  app = createServer(createLogger("sample", "silent"));
  healthRoutes(app, "sample", {
    engine: () => {
      checked += 1;
      return answer.promise;
    },
  });
  await app.ready();
});
afterAll(() => app.close());

const readiness = () => app.inject("/readyz").then(({ statusCode }) => statusCode);

test("however many ask at once whether a process is ready, what it needs is asked once; who asks later hears what is true then", async () => {
  const crowd = Array.from({ length: 100 }, readiness);
  await readinessAsked();
  answer.resolve(true);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  expect(checked).toBe(1);
  answer = Promise.withResolvers();
  answer.resolve(false);
  expect(await readiness()).toBe(503);
  expect(checked).toBe(2);
});

/** A request that comes after the crowd's has been taken in when this one is answered. */
const readinessAsked = () => app.inject("/healthz");
