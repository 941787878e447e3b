import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { OWN_DATA } from "@muhtawa/service-kit/edge";
import { type GatewayBefore, startGatewayBefore } from "./kit/gateway-before.ts";

const ID = "0123456789abcdef0123456789abcdef01234567";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let before: GatewayBefore;
/** What the services answer for a part, where it isn't a thing that names the part. */
let answers: Record<string, Answer>;

beforeAll(async () => {
  before = await startGatewayBefore((request, response) => {
    const name = request.url?.split("/").at(-1) ?? "";
    const answer = answers[name];
    if (answer) return answer(request, response);
    return response
      .writeHead(200, { "content-type": "application/x-ndjson" })
      .end(`{"part":"${name}","by":"${request.headers.authorization}"}\n`);
  });
});
beforeEach(() => {
  answers = {
    media: (_, response) => response.end(`{"id":"${ID}","mimeType":"image/png"}\n`),
    [ID]: (_, response) => response.end("the picture"),
  };
});
afterAll(() => before?.stop());

const take = () => fetch(`${before.gateway.url}/me/export`, { headers: { authorization: "Bearer token" } });

test("every part of every service is asked for in the caller's name, and the file is there as it is", async () => {
  const answer = await take();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const archive = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  for (const part of Object.values(OWN_DATA).flat()) expect(archive).toContain(`${part}.json`);
  expect(archive).toContain(`media/${ID}.png`);
  expect(archive).toContain("the picture");
});

test("a refusal of identity's is the answer, with the time to wait", async () => {
  answers["account"] = (_, response) => response.writeHead(429, { "retry-after": "60" }).end('{"message":"Too many"}');
  const answer = await take();
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([429, "60", { message: "Too many" }]);
});

test.each<[string, string, Answer]>([
  ["refuses", "generations", (_, response) => response.writeHead(503).end()],
  ["breaks off", "versions", (_, response) => response.writeHead(200).write('{"half":', () => response.destroy())],
  ["can't hand out a file", ID, (_, response) => response.writeHead(500).end()],
])("no archive looks whole when a service %s", async (_, part, fault) => {
  answers[part] = fault;
  const answer = await take();
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
});

test("a file that has gone meanwhile is left out", async () => {
  answers[ID] = (_, response) => response.writeHead(404).end();
  const archive = Buffer.from(await (await take()).arrayBuffer()).toString("latin1");
  expect(archive).not.toContain(`media/${ID}`);
  expect(archive).toContain("about.json");
});

test("who leaves in the middle ends what services are asked", async () => {
  const left = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  answers["contents"] = (request, response) => {
    response.writeHead(200).write('{"first":1}\n');
    request.once("close", left.resolve);
    asked.resolve();
  };
  const leaving = new AbortController();
  const answer = fetch(`${before.gateway.url}/me/export`, { headers: { authorization: "Bearer token" }, signal: leaving.signal });
  await Promise.all([answer, asked.promise]);
  leaving.abort();
  await left.promise;
});
