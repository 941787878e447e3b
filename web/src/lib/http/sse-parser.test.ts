import { expect, test } from "@jest/globals";
import { type ServerEvent, sseParser } from "./sse-parser.ts";

function parse(chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const feed = sseParser((event) => events.push(event));
  for (const chunk of chunks) feed(chunk);
  return events;
}

test("events come whole, however the chunks are cut", () => {
  const stream = 'id: 1.0\nevent: delta\ndata: {"text":"مرحبا"}\n\nid: 1.1\nevent: done\ndata: {}\n\n';
  const whole = parse([stream]);
  expect(whole).toEqual([
    { id: "1.0", event: "delta", data: '{"text":"مرحبا"}' },
    { id: "1.1", event: "done", data: "{}" },
  ]);
  expect(parse([...stream])).toEqual(whole);
});

test("line ends of every kind, comments, and data of several lines", () => {
  expect(parse([": keep-alive\r", "\nid: 7\r\ndata: a\r\ndata:b\r\n\r\n"])).toEqual([{ id: "7", event: "message", data: "a\nb" }]);
});

test("an event cut off at the end is no event", () => {
  expect(parse(["data: half\n"])).toEqual([]);
});
