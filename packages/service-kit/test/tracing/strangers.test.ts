import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type SpanCollector, startSpanCollector } from "@muhtawa/testkit";
import { createLogger, createServer, startTracing, type Tracing } from "../../src/edge.ts";

const logger = createLogger("sample", "silent");
let collector: SpanCollector;
let tracing: Tracing;

beforeAll(async () => {
  collector = await startSpanCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_TRACES_SAMPLER_ARG: 0.5 };
  tracing = await startTracing({ service: "sample", env, logger, isEdge: true });
});
afterAll(() => collector.stop());

test("which traces are kept is for the edge to say, not for its callers", async () => {
  const app = createServer(logger);
  app.get("/there", () => "here");
  // The sampler goes by the id, of which a half is kept.
  const ids = Array.from({ length: 40 }, () => randomBytes(16).toString("hex"));
  for (const [at, id] of ids.entries()) {
    const traceparent = `00-${id}-${randomBytes(8).toString("hex")}-0${at % 2}`;
    await app.inject({ url: "/there", headers: { traceparent } });
  }
  await app.inject({ url: "/there", headers: { traceparent: "00-nonsense-01\u0000" } });
  await app.close();
  await tracing.stop();

  const kept = await Promise.all(ids.map(async (id) => (await collector.trace(id)).length));
  const [unasked, asked] = [0, 1].map((flag) => kept.filter((spans, at) => at % 2 === flag && spans > 0).length);
  expect(unasked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(20);
  expect(asked).toBeGreaterThan(0);
});
