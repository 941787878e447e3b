import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type CollectedSpan, type FakeModel, type SpanCollector, startFakeModel, startSpanCollector } from "@muhtawa/testkit";
import { reaches, request, type Stack, startStack, user } from "./stack.ts";

const KEY = "key-that-no-span-may-hold";
const WRITTEN = "Words-that-no-span-may-hold, written by the model.";
const WISH = "wish-that-no-span-may-hold";

let model: FakeModel;
let collector: SpanCollector;
let stack: Stack;

beforeAll(async () => {
  [model, collector] = await Promise.all([startFakeModel(), startSpanCollector()]);
  stack = await startStack({
    env: {
      AI_BASE_URL: model.url,
      AI_API_KEY: KEY,
      AI_MODEL: "fake-1",
      AI_BACKOFF_MS: "5",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    },
  });
  await stack.startWorker();
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  await collector?.stop();
});

/** The names from a span up to the one that began the trace, each with its process. */
function wayUp(spans: readonly CollectedSpan[], service: string, name: string): string[] {
  const way: string[] = [];
  for (
    let span = spans.find((one) => one.service === service && one.name === name);
    span;
    span = spans.find(({ spanId }) => spanId === span?.parentSpanId)
  )
    way.push(`${span.service}: ${span.name}`);
  return way;
}

const ask = async (traceId: string, sampled = "01") => {
  const client = await stack.client(user(), { traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-${sampled}` });
  const id = await request(client, { kind: "FIELD", field: "vision", company: { brandName: "Noor" }, prompt: WISH, options: {} });
  return reaches(client, id, "COMPLETED");
};

test("a request, its storing, its job, and each time that the model is asked are one trace, which holds nothing that anybody wrote", async () => {
  model.answerNext({ status: 500 }, { text: WRITTEN });
  const traceId = randomBytes(16).toString("hex");
  const { id, text } = await ask(traceId);
  expect(text).toBe(WRITTEN);
  const spans = await collector.trace(
    traceId,
    "ai: POST /graphql",
    "ai: store generations",
    "ai-worker: write generation",
    "ai-worker: ask model",
    "ai-worker: publish ai.generation.finished",
  );

  expect(wayUp(spans, "ai-worker", "ask model")).toEqual(["ai-worker: ask model", "ai-worker: write generation", "ai: POST /graphql"]);
  expect(wayUp(spans, "ai", "store generations")).toEqual(["ai: store generations", "ai: POST /graphql"]);
  expect(wayUp(spans, "ai-worker", "publish ai.generation.finished").slice(-2)).toEqual([
    "ai-worker: write generation",
    "ai: POST /graphql",
  ]);
  expect(spans.find(({ name }) => name === "write generation")?.attributes).toEqual({ "muhtawa.generation": id });
  const asked = spans.filter(({ name }) => name === "ask model");
  expect(asked.map(({ attributes }) => attributes)).toEqual([
    { "gen_ai.request.model": "fake-1", "error.type": expect.any(String) },
    {
      "gen_ai.request.model": "fake-1",
      "gen_ai.usage.input_tokens": expect.any(Number),
      "gen_ai.usage.output_tokens": expect.any(Number),
    },
  ]);
  for (const secret of [KEY, WISH, "Words-that", "Bearer", "Noor"]) expect(collector.everything()).not.toContain(secret);
}, 60_000);

test("what the gateway doesn't keep, no service keeps", async () => {
  const dropped = randomBytes(16).toString("hex");
  await ask(dropped, "00");
  const kept = randomBytes(16).toString("hex");
  await ask(kept);
  await collector.trace(kept, "ai-worker: ask model");
  expect(await collector.trace(dropped)).toEqual([]);
}, 60_000);
