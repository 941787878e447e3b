import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { verifyContext } from "@muhtawa/service-kit";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { SECRET, startGateway } from "../kit/gateway-process.ts";

/** Beside this machine itself, the network that the load balancers stand in. */
const PROXIES = "127.0.0.1, 10.0.0.0/16, 2001:db8:ffff::/48";
const CLIENT = "203.0.113.9";

let broker: Broker;
let site: Server;
let url: string;
let behindProxies: ServiceProcess;
let alone: ServiceProcess;

beforeAll(async () => {
  broker = await startBroker();
  site = createServer((incoming, answer) => answer.end(JSON.stringify({ ip: verifyContext(incoming.headers, SECRET)?.ip })));
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  url = `http://127.0.0.1:${(site.address() as { port: number }).port}`;
  const start = (env: Record<string, string>) => startGateway({ natsUrl: broker.url, urls: { site: url }, env });
  [behindProxies, alone] = await Promise.all([start({ TRUST_PROXY: PROXIES }), start({})]);
});
afterAll(async () => {
  await Promise.all([behindProxies?.stop(), alone?.stop()]);
  site?.closeAllConnections();
  site?.close();
  await broker?.stop();
});

/** Whom services are told a request comes from. */
async function told(gateway: ServiceProcess, forwarded: string): Promise<string> {
  const answer = await fetch(`${gateway.url}/site/partners`, { headers: { "x-forwarded-for": forwarded } });
  return ((await answer.json()) as { ip: string }).ip;
}

describe("a client's address is the last one that no proxy of ours has", () => {
  test.each([
    ["nginx names its client", CLIENT],
    ["nginx appends to what its client made up", `1.1.1.1, ${CLIENT}`],
    ["a client names one of our proxies", `10.0.3.4, ${CLIENT}`],
    ["a client names this machine", `127.0.0.1, ${CLIENT}`],
    ["an ALB in front of nginx appends, then nginx does", `6.6.6.6, ${CLIENT}, 10.0.7.1`],
    ["an ALB appends with the port", `1.1.1.1, ${CLIENT}:40213`],
    ["an ALB with the port in front of nginx", `${CLIENT}:40213, 10.0.7.1`],
    ["a client fills the header with commas", `,,,, ${CLIENT}`],
    ["a client fills the header with anything", `unknown, "x", _hidden, ${CLIENT}, 10.0.7.1`],
    ["a client sends a long list", `${"10.0.0.1, ".repeat(200)}${CLIENT}`],
  ])("%s", async (_, forwarded) => expect(await told(behindProxies, forwarded)).toBe(CLIENT));

  test.each([
    ["an ALB over IPv6", "1.1.1.1, 2001:db8:1::7", "2001:db8:1::7"],
    ["an ALB over IPv6 with the port", "[2001:db8:1::7]:40213", "2001:db8:1::7"],
    ["through proxies over IPv6", "2001:db8:1::7, 2001:db8:ffff::1", "2001:db8:1::7"],
    ["what is no address is nobody's: the proxy's own stands for it", "1.1.1.1, not-an-address", "127.0.0.1"],
  ])("%s", async (_, forwarded, expected) => expect(await told(behindProxies, forwarded)).toBe(expected));
});

test("without proxies nobody is believed", async () => {
  for (const forwarded of [CLIENT, `${CLIENT}, 127.0.0.1`]) expect(await told(alone, forwarded)).toBe("127.0.0.1");
  const secure = await fetch(`${alone.url}/healthz`, { headers: { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" } });
  expect(secure.headers.get("strict-transport-security")).toBeNull();
});

test.each(["true", "10.0.0.0/33", "10.0.0", "0.0.0.0/0", "::/0", "proxy.example", "10.0.0.1,*"])(
  "TRUST_PROXY=%s is refused at the start, since it would have everybody or nobody believed",
  async (proxies) => {
    await expect(startGateway({ natsUrl: broker.url, env: { TRUST_PROXY: proxies } })).rejects.toThrow(/TRUST_PROXY: /);
  },
);
