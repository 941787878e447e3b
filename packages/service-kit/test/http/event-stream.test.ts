import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createLogger, createServer, EventStream } from "../../src/index.ts";

const app = createServer(createLogger("streaming", "silent"));
let begun: (stream: { stream: EventStream; raw: ServerResponse }) => void;
let port: number;

beforeAll(async () => {
  app.get("/stream", async (_request, reply) => {
    const stream = new EventStream(reply, 60_000);
    begun({ stream, raw: reply.raw });
    await stream.closed;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as { port: number });
});
afterAll(() => app.close());

/** A stream whose client hasn't read anything yet. */
async function unread(): Promise<{ stream: EventStream; raw: ServerResponse; client: Socket }> {
  const beginning = new Promise<{ stream: EventStream; raw: ServerResponse }>((resolve) => (begun = resolve));
  const client = connect(port, "127.0.0.1").pause();
  client.write("GET /stream HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  return { ...(await beginning), client };
}

const PIECE = "x".repeat(50_000);

test("what is told after the end is dropped, also while what came before it isn't read yet", async () => {
  const { stream, raw, client } = await unread();
  // As much as the network takes, and some more.
  for (let turns = 0; turns < 100; turns += 1) {
    if (raw.writableLength === 0) {
      stream.tell("piece", PIECE);
      turns = 0;
    }
    await new Promise(setImmediate);
  }
  stream.tell("last", "word");
  stream.end();
  for (let times = 0; times < 3; times += 1) {
    stream.tell("late", "word");
    await new Promise(setImmediate);
  }
  expect(raw.writableFinished).toBe(false);
  const told = await text(client.resume());
  await stream.closed;
  expect(told).toContain('event: last\ndata: "word"');
  expect(told).not.toContain("late");
});

test("who reads nothing is cut off beyond a megabyte, and told nothing more", async () => {
  const { stream, raw, client } = await unread();
  client.on("error", () => {});
  for (let number = 0; number < 2_000 && !raw.destroyed; number += 1) {
    stream.tell("piece", PIECE, `${number}`);
    await new Promise(setImmediate);
  }
  await stream.closed;
  expect(raw.destroyed).toBe(true);
  stream.tell("late", "word");
  const closed = once(client, "close");
  client.destroy();
  await closed;
});
