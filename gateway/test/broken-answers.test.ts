import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { OWN_DATA } from "@muhtawa/service-kit/edge";
import { randomOf } from "@muhtawa/testkit";
import { type GatewayBefore, startGatewayBefore } from "./kit/gateway-before.ts";

const ID = "0123456789abcdef0123456789abcdef01234567";
const SEED = Number(process.env["SEED"] ?? 1);
const BREAKS = 40;

let before: GatewayBefore;
/** Which part of an answer breaks off, and how. */
let broken: { name: string; how: (response: ServerResponse) => Promise<void> };

beforeAll(async () => {
  before = await startGatewayBefore(async (request, response) => {
    const name = new URL(request.url ?? "/", "http://service").pathname.split("/").at(-1) ?? "";
    if (name === broken.name) return broken.how(response);
    const line = name === "media" ? { id: ID, mimeType: "image/png" } : { part: name };
    response.writeHead(200, { "content-type": "application/x-ndjson" }).end(`${JSON.stringify(line)}\n`);
  });
});
afterAll(() => before?.stop());

test.each([
  ["own data", "/me/export", [...Object.values(OWN_DATA).flat(), ID]],
  ["a company's archive", "/companies/c/archive", ["company", "projects", "contents", "versions", "templates", "media", ID]],
  ["an export", "/contents/c/export?format=PDF", ["export"]],
  ["a picture", `/media/${ID}`, [ID]],
  ["the site's settings", "/site/settings", ["settings"]],
])("a service that breaks off in %s, at whatever moment, ends that answer alone", async (_, path, parts) => {
  const random = randomOf(SEED);
  for (let round = 0; round < BREAKS; round++) {
    const letters = Math.floor(random() ** 3 * 100_000);
    const [early, late] = [Math.floor(random() * 3), Math.floor(random() * 3)];
    broken = {
      name: parts[Math.floor(random() * parts.length)] ?? "",
      how: async (response) => {
        response.writeHead(200);
        // With its first words, before whoever asked can have begun to read.
        if (early === 0) return void response.write(`{"half":"${"x".repeat(letters)}`, () => response.destroy());
        response.flushHeaders();
        await pause(early);
        if (letters) response.write(`{"half":"${"x".repeat(letters)}`);
        await pause(late);
        response.destroy();
      },
    };
    const answer = await fetch(`${before.gateway.url}${path}`, { headers: { authorization: "Bearer token" } });
    if (answer.ok) await expect(answer.arrayBuffer()).rejects.toThrow();
  }
});
