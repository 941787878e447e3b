import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createServer } from "../../src/index.ts";
import { recordingLogger } from "../kit.ts";

const app = createServer(recordingLogger().logger);
let port = 0;
/** What a route has taken for a request. */
let taken: unknown[] = [];

beforeAll(async () => {
  app.post("/", async ({ headers, body }) => {
    taken.push({ host: headers.host, body });
    return "taken";
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
beforeEach(() => void (taken = []));
afterAll(() => app.close());

/** The statuses of all answers to what is sent as it stands. */
async function statuses(...lines: string[]): Promise<number[]> {
  const socket = connect(port, "127.0.0.1");
  socket.write(lines.join("\r\n"), "latin1");
  return [...(await text(socket)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}
const HOST = "host: localhost";
const JSON_BODY = ["content-type: application/json", "connection: close"];
/** A request that another one hides in, for whoever reads its length otherwise. */
const HIDDEN = ["POST / HTTP/1.1", HOST, "content-length: 0", "", ""];

test("a request of one host and one length is taken", async () => {
  expect(await statuses("POST / HTTP/1.1", HOST, ...JSON_BODY, "content-length: 2", "", "{}")).toEqual([200]);
  expect(taken).toEqual([{ host: "localhost", body: {} }]);
});

test.each([
  ["two hosts", [HOST, "host: other.example", "content-length: 2", "", "{}"]],
  ["the same host twice", [HOST, "HOST: localhost", "content-length: 2", "", "{}"]],
  ["no host", ["content-length: 2", "", "{}"]],
  ["a folded header", [HOST, "x-one: a", " b", "content-length: 2", "", "{}"]],
  ["a host in a folded line", ["x-one: a", "\thost: other.example", HOST, "content-length: 2", "", "{}"]],
  ["a blank before a colon", [HOST, "content-length : 2", "", "{}"]],
  ["two lengths", [HOST, "content-length: 2", "content-length: 5", "", "{}", ...HIDDEN]],
  ["the same length twice", [HOST, "content-length: 2", "content-length: 2", "", "{}"]],
  ["two lengths in one", [HOST, "content-length: 2, 2", "", "{}"]],
  ["a length with a sign", [HOST, "content-length: +2", "", "{}"]],
  ["a length and parts", [HOST, "content-length: 2", "transfer-encoding: chunked", "", "2", "{}", "0", "", ...HIDDEN]],
  ["parts and a length", [HOST, "transfer-encoding: chunked", "content-length: 2", "", "2", "{}", "0", "", ...HIDDEN]],
  ["parts that aren't the last encoding", [HOST, "transfer-encoding: chunked, identity", "", "2", "{}", "0", "", ...HIDDEN]],
  ["an encoding that isn't known", [HOST, "transfer-encoding: xchunked", "", "2", "{}", "0", "", ...HIDDEN]],
  ["a part's size that isn't one", [HOST, "transfer-encoding: chunked", "", "0x2", "{}", "0", "", ...HIDDEN]],
  ["a line that ends with half of its end", [`${HOST}\ncontent-length: 2`, "", "{}"]],
])("%s: 400, and nothing behind it is read", async (_, rest) => {
  expect(await statuses("POST / HTTP/1.1", ...JSON_BODY, ...rest)).toEqual([400]);
  expect(taken).toEqual([]);
});
