import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { randomOf } from "@muhtawa/testkit";
import { type GatewayBefore, startGatewayBefore } from "./kit/gateway-before.ts";

const SEED = Number(process.env["SEED"] ?? 1);
const BREAKS = 40;

let before: GatewayBefore;
/** Milliseconds until a service answers. */
let thinking = 0;

beforeAll(async () => {
  before = await startGatewayBefore(async (request, response) => {
    request.resume().on("error", () => {});
    await pause(thinking);
    response.writeHead(404, { "content-type": "application/json" }).end("{}");
  });
});
afterAll(() => before?.stop());

/** Begins a request whose body never ends, and is gone after so many milliseconds. */
async function breakOff(head: string, letters: number, after: number): Promise<void> {
  const socket = connect(before.gateway.port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.resume();
  socket.write(`${head}\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`);
  if (letters) socket.write(`${letters.toString(16)}\r\n${"x".repeat(letters)}\r\n`);
  await pause(after);
  socket.destroy();
}

const FORM = "content-type: multipart/form-data; boundary=x";
test.each([
  ["an archive of nobody's", "POST /companies/archive HTTP/1.1\r\ncontent-type: application/zip"],
  ["an archive", "POST /companies/archive HTTP/1.1\r\ncontent-type: application/zip\r\nauthorization: Bearer token"],
  ["a file of nobody's", `POST /media HTTP/1.1\r\n${FORM}`],
  ["a file", `POST /media HTTP/1.1\r\n${FORM}\r\nauthorization: Bearer token`],
  ["an operation", "POST /graphql HTTP/1.1\r\ncontent-type: application/json"],
  ["a contact", "POST /site/contact HTTP/1.1\r\ncontent-type: application/json"],
])("a client that breaks off in %s, at whatever moment, ends that request alone", async (_, head) => {
  const random = randomOf(SEED);
  for (let round = 0; round < BREAKS; round++) {
    thinking = Math.floor(random() * 6);
    await breakOff(head, Math.floor(random() ** 3 * 100_000), Math.floor(random() * 5));
  }
  expect((await fetch(`${before.gateway.url}/healthz`)).status).toBe(200);
});
