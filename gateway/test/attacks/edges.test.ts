import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { startGateway } from "../kit/gateway-process.ts";

let broker: Broker;
let gateway: ServiceProcess;
let service: Server;
let asked: { readonly url: string | undefined; readonly headers: IncomingMessage["headers"]; readonly body: string }[] = [];
let status = 200;

beforeAll(async () => {
  broker = await startBroker();
  service = createServer(async (incoming, answer) => {
    asked.push({ url: incoming.url, headers: incoming.headers, body: await text(incoming) });
    answer.writeHead(status, { "content-type": "text/plain", ...(status === 503 ? { "retry-after": "5" } : {}) }).end("said");
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
  gateway = await startGateway({ natsUrl: broker.url, urls: { identity: url, content: url, site: url } });
});
beforeEach(() => {
  asked = [];
  status = 200;
});
afterAll(async () => {
  await gateway?.stop();
  service?.closeAllConnections();
  service?.close();
  await broker?.stop();
});

async function raw(request: string): Promise<number> {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.write(request);
  const answer = await text(socket);
  return Number(answer.split(" ", 2)[1]);
}

test.each(["/contents/abc/export", "/media/abc", "/site/partners", "/site/audit.csv"])(
  "a service that has too much to do is asked %s once, and its word is passed on",
  async (path) => {
    status = 503;
    const answer = await fetch(gateway.url + path);
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([503, "5", "said"]);
    expect(asked.map(({ url }) => url)).toEqual([path]);
  },
);

test("two hosts in one request are refused, the same twice too, and nothing is passed on", async () => {
  for (const second of ["localhost", "other.example"]) {
    expect(await raw(`GET /site/partners HTTP/1.1\r\nhost: localhost\r\nHost: ${second}\r\nconnection: close\r\n\r\n`)).toBe(400);
    expect(await raw(`GET / HTTP/1.1\r\nhost: localhost\r\nhost: ${second}\r\nconnection: close\r\n\r\n`)).toBe(400);
  }
  expect(asked).toEqual([]);
});

describe("a body where none belongs is no fault of ours, and goes no further", () => {
  const head = (method: string, path: string, rest: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${rest}`;

  test.each([
    ["with a length", "content-type: text/plain\r\ncontent-length: 5\r\n\r\nhello"],
    ["in parts", "content-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"],
  ])("of a GET, %s", async (_, rest) => {
    expect(await raw(head("GET", "/media/abc", rest))).toBe(200);
    expect(asked).toEqual([expect.objectContaining({ url: "/media/abc", body: "" })]);
    expect(asked[0]?.headers).not.toHaveProperty("content-type");
  });

  test.each(["0", "false", "null", '""'])("of a refresh: %s", async (body) => {
    const rest = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    expect(await raw(head("POST", "/auth/refresh", rest))).toBe(200);
    expect(asked).toHaveLength(1);
  });
});
