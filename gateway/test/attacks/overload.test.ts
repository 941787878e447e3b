import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "../kit/fixture-graph.ts";
import { ask, startGateway } from "../kit/gateway-process.ts";

let broker: Broker;
let graph: FixtureGraph;
let gateway: ServiceProcess;

beforeAll(async () => {
  [broker, graph] = await Promise.all([startBroker(), startFixtureGraph()]);
  gateway = await startGateway({ natsUrl: broker.url, urls: graph.urls, env: { OPERATIONS_AT_ONCE: "6" } });
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop()]);
});

test("operations beyond those that may be under way are soon asked to come again; once there is room they are done", async () => {
  graph.identity.fault = "waits";
  const underWay = Array.from({ length: 3 }, () => ask(gateway.url, "{ countries { id } }"));
  await eventually(async () => graph.identity.requests.length >= 3);
  const began = performance.now();
  const refused = await ask(gateway.url, "{ countries { id } }");
  expect([refused.status, refused.headers.get("retry-after"), refused.body.errors[0].extensions.code]).toEqual([
    503,
    "5",
    "SERVICE_UNAVAILABLE",
  ]);
  expect(performance.now() - began).toBeLessThan(8_000);
  graph.identity.release();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask(gateway.url, "{ countries { id } }")).status).toBe(200);
});

/** Sends a request's head and never its body; 0 when that isn't answered within half a second. */
const withoutItsBody = () =>
  new Promise<number>((resolve) => {
    const asking = request(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "40" },
      timeout: 500,
    });
    const end = (status: number) => {
      resolve(status);
      asking.destroy();
    };
    asking.on("response", ({ statusCode }) => end(statusCode ?? 0));
    asking.on("timeout", () => end(0));
    asking.on("error", () => end(0));
    asking.flushHeaders();
  });

test("whoever would wait in vain is refused before anything of the request is read", async () => {
  graph.identity.fault = "waits";
  const over = new AbortController();
  const crowd = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      await ask(gateway.url, "{ countries { id } }");
      await delay(20);
    }
  });
  await eventually(async () => (await withoutItsBody()) === 503);
  over.abort();
  graph.identity.release();
  await Promise.all(crowd);
  await eventually(async () => (await ask(gateway.url, "{ countries { id } }")).status === 200);
});

test("whoever comes to a process that was only held up for a moment is answered", async () => {
  await gateway.kill("SIGSTOP");
  const answer = ask(gateway.url, "{ countries { id } }");
  await delay(1_000);
  await gateway.kill("SIGCONT");
  expect((await answer).status).toBe(200);
});
