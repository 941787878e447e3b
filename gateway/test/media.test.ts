import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { verifyContext } from "@muhtawa/service-kit";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { SECRET, startGateway } from "./kit/gateway-process.ts";

const BOUNDARY = "----boundary";

let broker: Broker;
let gateway: ServiceProcess;
let content: Server;
/** The upload that content is being sent. */
let arriving: PromiseWithResolvers<IncomingMessage>;

beforeAll(async () => {
  broker = await startBroker();
  arriving = Promise.withResolvers();
  content = createServer(async (incoming, answer) => {
    if (incoming.method === "GET")
      return answer
        .writeHead(200, {
          "content-type": "text/plain",
          "content-disposition": "attachment",
          "content-security-policy": "sandbox",
          "cache-control": "private, no-store",
          "x-inner": "secret",
        })
        .end(incoming.url);
    arriving.resolve(incoming);
    const hash = createHash("sha256");
    try {
      for await (const chunk of incoming) hash.update(chunk as Buffer);
    } catch {
      // Broken off on the way.
      return;
    }
    const { locale } = verifyContext(incoming.headers, SECRET) ?? {};
    const { authorization, "content-type": type } = incoming.headers;
    answer.setHeader("content-type", "application/json").end(JSON.stringify({ digest: hash.digest("hex"), locale, authorization, type }));
  });
  content.on("clientError", (_error, socket) => socket.destroy());
  content.listen(0, "127.0.0.1");
  await once(content, "listening");
  const { port } = content.address() as { port: number };
  gateway = await startGateway({ natsUrl: broker.url, urls: { content: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await gateway?.stop();
  content?.closeAllConnections();
  content?.close();
  await broker?.stop();
});

function upload(headers: Record<string, string> = {}) {
  arriving = Promise.withResolvers();
  const sent = request(`${gateway.url}/media`, {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, authorization: "Bearer token", "x-locale": "ar", ...headers },
  });
  const answered = once(sent, "response").then(async ([response]) => {
    const { statusCode: status } = response as IncomingMessage;
    let body = "";
    for await (const chunk of response as IncomingMessage) body += String(chunk);
    return { status, body: JSON.parse(body) as Record<string, unknown> };
  });
  return { sent, answered };
}

describe("an upload", () => {
  test("reaches content while it is still being sent, unchanged, with the caller's token and language", async () => {
    const { sent, answered } = upload();
    const [first, last] = [Buffer.alloc(100_000, "a"), Buffer.alloc(100_000, "b")];
    sent.write(first);
    // Content is reading although the last part hasn't been sent.
    const incoming = await arriving.promise;
    expect(incoming.headers["content-length"]).toBeUndefined();
    sent.end(last);
    expect(await answered).toEqual({
      status: 200,
      body: {
        digest: createHash("sha256").update(first).update(last).digest("hex"),
        locale: "ar",
        authorization: "Bearer token",
        type: `multipart/form-data; boundary=${BOUNDARY}`,
      },
    });
  });

  test.each([
    ["announced", { "content-length": String(11 * 1024 * 1024) }],
    ["found out", {}],
  ])("that is too large (%s) is refused in the caller's language", async (_, headers) => {
    const { sent, answered } = upload(headers);
    sent.on("error", () => {});
    for (let megabyte = 0; megabyte < 11; megabyte += 1) sent.write(Buffer.alloc(1024 * 1024));
    sent.end();
    const message = "حجم الملف أكبر من 10 ميغابايت.";
    expect(await answered).toEqual({ status: 413, body: { message, error: message, errors: { file: [message] } } });
  });

  test("that isn't a form is 415", async () => {
    const answer = await fetch(`${gateway.url}/media`, { method: "POST", headers: { "content-type": "image/png" }, body: "x" });
    expect(answer.status).toBe(415);
  });
});

test("a file comes with what says how it may be shown, and nothing of the inside", async () => {
  const answer = await fetch(`${gateway.url}/media/abc?w=320`);
  expect(await answer.text()).toBe("/media/abc?w=320");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-disposition": "attachment",
    "content-security-policy": "sandbox",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers.get("x-inner")).toBeNull();
});

test("an export comes from content; the application's own addresses beside it stay the application's", async () => {
  const answer = await fetch(`${gateway.url}/contents/abc/export?format=pdf`);
  expect(await answer.text()).toBe("/contents/abc/export?format=pdf");
  expect(answer.headers.get("content-disposition")).toBe("attachment");
  for (const path of ["/contents", "/contents/abc", "/contents/show/abc"])
    expect(await (await fetch(`${gateway.url}${path}`)).text()).not.toBe(path);
});

test("what services hand each other isn't reachable from outside", async () => {
  for (const path of ["/internal/media", "/media/../internal/media", "/media/..%2finternal%2fmedia"]) {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: "x",
    });
    expect([404, 415]).toContain(answer.status);
  }
});
