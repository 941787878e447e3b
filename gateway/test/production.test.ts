import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { ask, startGateway } from "./kit/gateway-process.ts";

const WITHOUT_DATABASE = `--import=${new URL("kit/without-database.mjs", import.meta.url).href}`;

let broker: Broker;
let gateway: ServiceProcess;

beforeAll(async () => {
  broker = await startBroker();
  gateway = await startGateway({
    natsUrl: broker.url,
    env: {
      NODE_ENV: "production",
      REQUESTS_PER_MINUTE: "5",
      TRUST_PROXY: "127.0.0.1",
      NODE_OPTIONS: WITHOUT_DATABASE,
    },
  });
});
afterAll(async () => {
  await gateway?.stop();
  await broker?.stop();
});

const from = (address: string) => ({ "x-forwarded-for": address });

test("starts without a database's driver", async () => {
  const withDriver = startGateway({ natsUrl: broker.url, env: { NODE_OPTIONS: `${WITHOUT_DATABASE} --import=mongoose` } });
  await expect(withDriver).rejects.toThrow(/loads mongoose/);
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
});

test("the schema is not told in production", async () => {
  const { status, body } = await ask(gateway.url, "{ __schema { types { name } } }", from("10.0.0.1"));
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  const misspelt = await ask(gateway.url, "{ countrie { id } }", from("10.0.0.1"));
  expect(misspelt.body.errors[0].message).not.toMatch(/countries/);
});

test("the schema's file is told all the same, with its descriptions, and not sent again", async () => {
  const answer = await fetch(`${gateway.url}/schema.graphql`, { headers: from("10.0.0.2") });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(readFileSync(new URL("../../docs/schema.graphql", import.meta.url), "utf8"));
  const again = await fetch(`${gateway.url}/schema.graphql`, {
    headers: { ...from("10.0.0.2"), "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a flood from one address is held off, others are not touched", async () => {
  const flood = await Promise.all(
    Array.from({ length: 12 }, () => ask(gateway.url, "{ nothing }", { ...from("10.0.0.2"), "x-locale": "ar" })),
  );
  const refused = flood.filter(({ status }) => status === 429);
  // The flood may fall on the turn of a minute.
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]?.body.errors[0].extensions.code).toBe("RATE_LIMITED");
  expect(refused[0]?.body.errors[0].message).toMatch(/محاولات كثيرة/);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(gateway.url, "{ nothing }", from("10.0.0.3"))).status).toBe(400);
});

test("behind TLS browsers are told to keep to it", async () => {
  const secure = await fetch(`${gateway.url}/healthz`, { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect((await fetch(`${gateway.url}/healthz`)).headers.get("strict-transport-security")).toBeNull();
});

test("a broker that can't be reached is one clear line without its password, and exit 1", async () => {
  const start = startGateway({ natsUrl: "nats://user:pass@127.0.0.1:9" });
  await expect(start).rejects.toThrow(/ended with 1 .*\n.*NATS at nats:\/\/127\.0\.0\.1:9 can't be reached: .*\n$/);
});
