import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { startGateway } from "../kit/gateway-process.ts";

let broker: Broker;
let gateway: ServiceProcess;
let service: Server;
/** What the services have been asked for. */
let reached: string[] = [];

beforeAll(async () => {
  broker = await startBroker();
  service = createServer((incoming, answer) => {
    reached.push(incoming.url ?? "");
    answer.writeHead(200, { "content-type": "text/plain" }).end("inside");
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
  gateway = await startGateway({ natsUrl: broker.url, urls: { identity: url, content: url, site: url, ai: url, catalog: url } });
});
beforeEach(() => void (reached = []));
afterAll(async () => {
  await gateway?.stop();
  service?.closeAllConnections();
  service?.close();
  await broker?.stop();
});

/** Sends a request line as it is: clients that mean well would mend the path first. */
async function raw(method: string, path: string): Promise<{ status: number; answer: string }> {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`, "latin1");
  const answer = await text(socket);
  return { status: Number(answer.split(" ", 2)[1]), answer };
}

const OTHERS = ["/metrics", "/internal/media", "/graphql", "/readyz"];
const UPWARDS = ["..", "%2e%2e", ".%2e", "%2E."];
const SLASHES = ["\\", "%5c", "%5C", "/", "%2f", "%255c", "%252f"];

describe("no path of an edge leads to another of a service's routes", () => {
  const climbs = UPWARDS.flatMap((up) =>
    SLASHES.flatMap((slash) => [
      `x${slash}${up}${slash}${up}${slash}metrics`,
      `x${slash}${up}${slash}${up}${slash}internal${slash}media`,
      `${up}${slash}metrics`,
    ]),
  );
  test.each(["/media/", "/contents/", "/ai/generations/"])("%s", async (edge) => {
    const suffixes = edge === "/media/" ? ["", "?w=320"] : edge === "/contents/" ? ["/export?format=md"] : ["/stream"];
    for (const climb of climbs)
      for (const suffix of suffixes) {
        const { status } = await raw("GET", `${edge}${climb}${suffix}`);
        expect({ climb, status: status < 500 }).toEqual({ climb, status: true });
      }
    expect(reached.filter((path) => OTHERS.some((other) => path.startsWith(other)))).toEqual([]);
    // Nothing that isn't an id gets there at all.
    expect(reached).toEqual([]);
  });
});

const EDGES = [
  ["GET", "/site/partners"],
  ["GET", "/site/branches"],
  ["GET", "/site/settings"],
  ["GET", "/site/audit.csv"],
  ["GET", "/contents/abc/export"],
  ["POST", "/auth/refresh"],
  ["GET", "/media/abc"],
  ["POST", "/media"],
  ["POST", "/graphql"],
  ["GET", "/me/stream"],
  ["GET", "/ai/generations/abc/stream"],
  ["GET", "/"],
  ["GET", "/companies"],
  ["GET", "/sitemap.xml"],
  ["GET", "/robots.txt"],
] as const;
const BROKEN_QUERIES = [
  "?x=%",
  "?%",
  "?x=%zz",
  "?x=%00",
  "?x=%ff%fe",
  "?x=%ud800",
  "?a[b]=1&a=2",
  "?x=\\",
  `?${"x=1&".repeat(2_000)}`,
  "?x=\u00ff",
];
const BROKEN_PATHS = ["%", "/%", "/%zz", "%00", "/%00", "/%ff", "/\\", "/..", "//", "/\u00ff", `/${"x".repeat(9_000)}`];

describe("whatever stands in an address, it is no fault of ours", () => {
  test.each(EDGES)("%s %s", async (method, path) => {
    for (const address of [...BROKEN_QUERIES, ...BROKEN_PATHS].map((broken) => path + broken)) {
      const { status, answer } = await raw(method, address);
      expect({ address: address.slice(0, 60), status, fine: status < 500 }).toEqual({ address: address.slice(0, 60), status, fine: true });
      expect(answer).not.toMatch(/node_modules|at .*\.[jt]s:/);
    }
  });

  test("a NUL, a control character or a blank in the request line is refused", async () => {
    for (const sign of ["\u0000", "\u0001", "\u007f", " ", "\t"]) expect((await raw("GET", `/media/a${sign}b`)).status).toBe(400);
    for (const sign of ["%00", "%01", "%7f", "%5c", "\\", "%0a"]) expect((await raw("GET", `/media/a${sign}b`)).status).toBe(400);
    for (const sign of ["%00", "%01", "%7f", "%zz"]) expect((await raw("GET", `/media/abc?w=3${sign}`)).status).toBe(400);
    expect(reached).toEqual([]);
  });
});

test("what an edge passes on is made anew from what it has read", async () => {
  await raw("GET", "/media/abc_-0?w=320&other=1");
  await raw("GET", "/contents/abc/export?format=md&x=1");
  await raw("GET", "/site/partners?x=1");
  await raw("GET", "/site/audit.csv?search=%D8%B9&page=1");
  expect(reached).toEqual(["/media/abc_-0?w=320", "/contents/abc/export?format=md", "/site/partners", "/site/audit.csv?search=%D8%B9"]);
});
