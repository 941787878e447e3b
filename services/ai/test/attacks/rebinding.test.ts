import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { endpointFetch } from "../../src/models/endpoint-fetch.ts";

let server: Server;
let port: number;
let asked: string[];
/** What stands for `models.example`, one answer a question. */
let answers: string[][];
let questions: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    const [status, location] = request.url === "/v1/away" ? [302, `http://models.example:${port}/v1/there`] : [200, ""];
    // No connection is used twice: each asks for the name.
    response.writeHead(status, { location, connection: "close" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());
beforeEach(() => {
  [asked, answers, questions] = [[], [], 0];
});

const find = async () => {
  questions += 1;
  return (answers.shift() ?? ["169.254.169.254"]).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};
const at = (path: string, method = "POST") =>
  endpointFetch(`http://models.example:${port}/v1`, find)(`http://models.example:${port}${path}`, { method });

test("a name is asked for once, and what was checked is what is connected to", async () => {
  answers = [["127.0.0.1"]];
  expect((await at("/v1/chat")).status).toBe(200);
  expect(questions).toBe(1);
  expect(asked).toEqual([`models.example:${port}/v1/chat`]);
});

test("a name that stands for a cloud's metadata the next time isn't connected to", async () => {
  answers = [["127.0.0.1"], ["169.254.169.254"], ["127.0.0.1", "169.254.169.254"]];
  await at("/v1/chat");
  for (const method of ["POST", "GET"]) await expect(at("/v1/files/1.png", method)).rejects.toThrow("fetch failed");
  expect([questions, asked.length]).toEqual([3, 1]);
});

test("nor by a redirect, which is refused", async () => {
  answers = [["127.0.0.1"], ["127.0.0.1"]];
  await expect(at("/v1/away")).rejects.toThrow("fetch failed");
  expect(asked).toEqual([`models.example:${port}/v1/away`]);
});

test.each(["169.254.169.254", "[::ffff:169.254.169.254]", "[fd00:ec2::254]"])(
  "nor by the address %s itself, whatever the connection is",
  async (address) => {
    await expect(endpointFetch(`http://${address}/v1`, find)(`http://${address}/v1/chat`, { method: "POST" })).rejects.toThrow(
      "no model's address",
    );
    expect(questions).toBe(0);
  },
);
