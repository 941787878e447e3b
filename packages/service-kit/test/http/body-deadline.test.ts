import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createServer } from "../../src/index.ts";
import { recordingLogger } from "../kit.ts";

const ARRIVAL = 150;
const REFUSED = "HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = createServer(recordingLogger().logger, { arrival: ARRIVAL, bodyLimit: 10_000_000 });
  app.addContentTypeParser(/^(multipart|text)\//, { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post("/", (request) => String(request.body).length);
  app.get("/", async () => {
    await new Promise((resolve) => setTimeout(resolve, 4 * ARRIVAL));
    return "answered in its own time";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as { port: number });
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => app.close());

/** Sends the head of a request; what the server says until it hangs up, and when that was, comes later. */
function begin(head: string) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const began = Date.now();
  socket.write(`${head}\r\nhost: here\r\nconnection: close\r\n\r\n`);
  const said: string[] = [];
  socket.on("data", (data) => said.push(data.toString()));
  socket.on("error", () => {});
  const ended = new Promise<{ text: string; took: number }>((resolve) =>
    socket.once("close", () => resolve({ text: said.join(""), took: Date.now() - began })),
  );
  return { socket, ended };
}

test.each([
  ["with its length", "POST / HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 100"],
  ["in pieces", "POST / HTTP/1.1\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked"],
])("a body %s that doesn't arrive is waited for no longer than its time", async (_how, head) => {
  const { ended } = begin(head);
  const { text, took } = await ended;
  expect(text).toBe(REFUSED);
  expect(took).toBeGreaterThanOrEqual(ARRIVAL - 5);
});

test("a request that is injected has no connection to be ended, and nothing watches over it", async () => {
  const clocks = jest.spyOn(globalThis, "setInterval");
  const answer = await app.inject({ method: "POST", url: "/", payload: "four", headers: { "content-type": "text/plain" } });
  expect(answer.body).toBe("4");
  expect(clocks).not.toHaveBeenCalled();
  clocks.mockRestore();
});

test("a body that arrives in time is read", async () => {
  const { socket, ended } = begin("POST / HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 4");
  socket.write("four");
  expect((await ended).text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n4$/s);
});

test("a request without a body has the answer's time", async () => {
  const { ended } = begin("GET / HTTP/1.1");
  expect((await ended).text).toMatch(/answered in its own time$/);
  const { ended: empty } = begin("GET / HTTP/1.1\r\ncontent-length: 0");
  expect((await empty).text).toMatch(/answered in its own time$/);
});

test("an upload that brings enough has longer, and is ended once it brings too little", async () => {
  const { socket, ended } = begin(
    "POST / HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\nexpect: 100-continue",
  );
  // The server has the head, and no byte of the body.
  await new Promise((resolve) => socket.once("data", resolve));
  // Enough for a second beyond its time.
  socket.write("x".repeat(16 * 1024));
  const { text, took } = await ended;
  expect(text).toBe(`HTTP/1.1 100 Continue\r\n\r\n${REFUSED}`);
  expect(took).toBeGreaterThan(ARRIVAL + 900);
  expect(took).toBeLessThan(ARRIVAL + 10_000);
});

test("what was sent before on the same connection doesn't count for an upload", async () => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const size = 200 * 1024;
  const said: string[] = [];
  socket.on("data", (data) => said.push(data.toString()));
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: ${size}\r\n\r\n${"x".repeat(size)}`);
  await new Promise((resolve) => socket.once("data", resolve));
  const began = Date.now();
  socket.write("POST / HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n");
  await new Promise((resolve) => socket.once("close", resolve));
  expect(said.join("")).toContain("408 Request Timeout");
  // Two hundred kilobytes would be enough for twelve seconds.
  expect(Date.now() - began).toBeLessThan(8_000);
});
