import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { beginRequest } from "./request-span.ts";

const told: { path: string; spans: { traceId: string; spanId: string; start: number; end: number }[] }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  navigator.sendBeacon = (path, body) => {
    told.push({ path: String(path), spans: (JSON.parse(String(body)) as { spans: [] }).spans });
    return true;
  };
});
afterEach(() => {
  globalThis.dispatchEvent(new Event("pagehide"));
  jest.useRealTimers();
});

/** A request that takes so long, answered by servers that keep its trace or don't. */
function ask(milliseconds: number, isKept: boolean): readonly string[] {
  const span = beginRequest();
  const [, traceId = "", spanId = ""] = span.traceparent.split("-");
  jest.advanceTimersByTime(milliseconds);
  span.answered(new Headers(isKept ? { traceresponse: `00-${traceId}-${"b".repeat(16)}-01` } : {}));
  return [traceId, spanId];
}

test("requests whose traces are kept are told of together, with how long they took", () => {
  const [traceId, spanId] = ask(120, true);
  ask(10, true);
  ask(10, false);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(5_000);
  expect(told).toHaveLength(1);
  const [{ path, spans } = { path: "", spans: [] }] = told;
  expect(path).toBe("/browser-spans");
  expect(spans).toHaveLength(2);
  expect(spans[0]).toMatchObject({ traceId, spanId });
  expect((spans[0]?.end ?? 0) - (spans[0]?.start ?? 0)).toBe(120);
});

test("what waits is told when the page is left, and never more than thirty-two at once", () => {
  for (let request = 0; request < 33; request += 1) ask(1, true);
  expect(told.map(({ spans }) => spans.length)).toEqual([32]);
  globalThis.dispatchEvent(new Event("pagehide"));
  expect(told.map(({ spans }) => spans.length)).toEqual([32, 1]);
  jest.advanceTimersByTime(10_000);
  expect(told).toHaveLength(2);
});

test("where no trace is kept, nothing is told", () => {
  ask(10, false);
  jest.advanceTimersByTime(10_000);
  globalThis.dispatchEvent(new Event("pagehide"));
  expect(told).toEqual([]);
});
