import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, type SpanCollector, startBroker, startSpanCollector } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "./kit/fixture-graph.ts";
import { ask, startGateway } from "./kit/gateway-process.ts";

let broker: Broker;
let graph: FixtureGraph;
let collector: SpanCollector;
let gateway: ServiceProcess;

beforeAll(async () => {
  [broker, graph, collector] = await Promise.all([startBroker(), startFixtureGraph(), startSpanCollector()]);
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: graph.urls,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "50" },
  });
}, 60_000);
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop(), collector?.stop()]);
});

interface Measured {
  readonly traceId: string;
  readonly spanId: string;
  readonly start: number;
  readonly end: number;
}

/** As the application asks, and how long it took there. */
async function asBrowser(query: string, milliseconds: number): Promise<{ measured: Measured; told: string | null }> {
  const [traceId, spanId] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")];
  const { headers } = await ask(gateway.url, query, { traceparent: `00-${traceId}-${spanId}-00` });
  // A clock that is an hour late.
  const start = Date.now() - 3_600_000;
  return { measured: { traceId, spanId, start, end: start + milliseconds }, told: headers.get("traceresponse") };
}

const tell = (body: string) =>
  fetch(`${gateway.url}/browser-spans`, { method: "POST", headers: { "content-type": "text/plain;charset=UTF-8" }, body });

test("what a browser has measured begins the trace of its request, as the gateway and the services that it asked go on with it", async () => {
  const { measured, told } = await asBrowser("query Mine { companies { results { id owner { username } } } }", 250);
  expect((await tell(JSON.stringify({ spans: [measured] }))).status).toBe(204);
  const spans = await collector.trace(measured.traceId, "browser: request", "gateway: query companies", "gateway: ask identity");
  const first = spans.find(({ service }) => service === "browser");
  expect(first).toMatchObject({ spanId: measured.spanId });
  expect(first?.parentSpanId ?? "").toBe("");
  const [millisecondsAgo, took] = [
    Date.now() - Number(first?.endTimeUnixNano) / 1e6,
    Number(first?.endTimeUnixNano) - Number(first?.startTimeUnixNano),
  ];
  expect(took / 1e6).toBeCloseTo(250, 0);
  expect(millisecondsAgo).toBeLessThan(60_000);
  const own = spans.find(({ name }) => name === "query companies");
  expect(own).toMatchObject({ parentSpanId: measured.spanId, attributes: { "http.response.status_code": 200 } });
  expect(told).toBe(`00-${measured.traceId}-${own?.spanId}-01`);
  expect(spans.filter(({ name }) => name.startsWith("ask ")).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["ask catalog", "ask identity"]),
  );
});

test("nobody tells of what wasn't asked here, or twice, or at impossible length", async () => {
  const { measured } = await asBrowser("{ countries { name } }", 5);
  const spans = [
    { ...measured, spanId: "1234567812345678" },
    { ...measured, end: measured.start - 1 },
    { ...measured, end: measured.start + 3_600_000 },
    { ...measured, traceId: "<script>", spanId: "x".repeat(64) },
    measured,
    { ...measured, end: measured.end + 1 },
  ];
  expect((await tell(JSON.stringify({ spans }))).status).toBe(204);
  const { measured: next } = await asBrowser("{ countries { name } }", 5);
  await tell(JSON.stringify({ spans: [next] }));
  await collector.trace(next.traceId, "browser: request");
  const told = (await collector.trace(measured.traceId)).filter(({ service }) => service === "browser");
  expect(told.map(({ spanId }) => spanId)).toEqual([measured.spanId]);
  expect(collector.everything()).not.toContain("<script>");
});

test.each([
  ["no JSON", "{"],
  ["something else", '{"spans":{}}'],
  ["too many", JSON.stringify({ spans: Array.from({ length: 33 }, () => ({ traceId: "", spanId: "", start: 1, end: 1 })) })],
])("%s is refused", async (_, body) => {
  expect((await tell(body)).status).toBe(400);
});

test("a long body is refused", async () => {
  expect((await tell(" ".repeat(9_000))).status).toBe(413);
});

test("without a collector the route isn't there, and no answer asks for spans", async () => {
  const plain = await startGateway({ natsUrl: broker.url, urls: graph.urls });
  try {
    const { headers } = await ask(plain.url, "{ countries { name } }", { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` });
    expect(headers.get("traceresponse")).toBeNull();
    expect((await fetch(`${plain.url}/browser-spans`, { method: "POST", body: "{}" })).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
