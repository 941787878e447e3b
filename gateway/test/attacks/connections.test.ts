import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type AiFixture, startAiFixture } from "../kit/ai-fixture.ts";
import { follow } from "../kit/event-source.ts";
import { startGateway } from "../kit/gateway-process.ts";

const REQUEST_TIMEOUT = 1_000;
let broker: Broker;
let ai: AiFixture;
let service: Server;
let gateway: ServiceProcess;
let limited: ServiceProcess;

beforeAll(async () => {
  broker = await startBroker();
  ai = await startAiFixture(broker.url);
  service = createServer(async (incoming, answer) => {
    let size = 0;
    try {
      for await (const chunk of incoming) size += (chunk as Buffer).length;
    } catch {
      return;
    }
    answer.setHeader("content-type", "application/json").end(JSON.stringify({ size }));
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
  const urls = { content: url, site: url, ai: ai.url };
  [gateway, limited] = await Promise.all([
    startGateway({ natsUrl: broker.url, urls, env: { REQUEST_TIMEOUT: String(REQUEST_TIMEOUT) } }),
    startGateway({ natsUrl: broker.url, urls, env: { REQUESTS_PER_MINUTE: "5" } }),
  ]);
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), limited?.stop()]);
  service?.closeAllConnections();
  service?.close();
  await ai?.stop();
  await broker?.stop();
});

/** A client that sends a beginning, then a letter every 100 ms for as long as it is let. Resolves to the answer's first line. */
async function trickle(beginning: string): Promise<string> {
  const socket = connect(gateway.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => {});
  socket.write(beginning);
  const drip = setInterval(() => socket.write("x"), 100);
  await once(socket, "close");
  clearInterval(drip);
  return answer.split("\r\n", 1)[0] ?? "";
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const FORM = "multipart/form-data; boundary=x";

describe("a client that takes its time", () => {
  test("with a hundred bodies at once is left, while others are answered", async () => {
    const slow = Array.from({ length: 100 }, () => trickle(`${head("/graphql", "application/json", 100_000)}{`));
    expect((await fetch(`${gateway.url}/site/partners`)).status).toBe(200);
    expect(new Set(await Promise.all(slow))).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
  });

  test.each([
    ["a REST call's body", head("/auth/refresh", "application/json", 100_000)],
    ["a file", head("/media", FORM, 100_000)],
    ["a file that is announced to be too large", head("/media", FORM, 20_000_000)],
    ["a body that is announced to be too large", head("/graphql", "application/json", 20_000_000)],
    ["a body of a type that isn't taken", head("/graphql", "text/plain", 100_000)],
    ["a body where there is nothing", head("/nothing", "application/json", 100_000)],
    ["headers", "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "],
    ["the very first line", "GET /"],
  ])("with %s is left", async (_, beginning) => {
    await trickle(beginning);
  });

  test("but brings a file steadily is waited for", async () => {
    const part = Buffer.alloc(64 * 1024, "x");
    const parts = 15;
    const body = async function* () {
      for (let n = 0; n < parts; n += 1) {
        yield part;
        await pause((2 * REQUEST_TIMEOUT) / parts);
      }
    };
    const answer = await fetch(`${gateway.url}/media`, {
      method: "POST",
      headers: { "content-type": FORM },
      body: ReadableStream.from(body()) as never,
      duplex: "half",
    } as RequestInit);
    expect(await answer.json()).toEqual({ size: parts * part.length });
  });
});

describe("a person's event streams", () => {
  test("are ten at most; one that is closed makes room", async () => {
    const id = ai.generation();
    await ai.write(id, 1, 0, { type: "delta", text: "a" });
    const stream = async (person: string) =>
      follow(`${gateway.url}/ai/generations/${id}/stream`, { authorization: `Bearer ${await ai.tokens.tokenFor({ id: person })}` });
    const streams = await Promise.all(Array.from({ length: 60 }, () => stream("owner")));
    const open = streams.filter(({ status }) => status === 200);
    expect(open).toHaveLength(10);
    expect(new Set(streams.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([429]));
    open[0]?.close();
    for (;;) {
      const another = await stream("owner");
      if (another.status === 200) {
        another.close();
        break;
      }
    }
    for (const { close } of open) close();
  });
});

test.each([["/site/partners"], ["/me/stream"], ["/media/abc"], ["/contents/abc/export"]])(
  "%s counts towards an address's requests",
  async (path) => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => fetch(limited.url + path)));
    const refused = answers.filter(({ status }) => status === 429);
    // They may fall on the turn of a minute.
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(`${limited.url}/healthz`)).status).toBe(200);
  },
);
