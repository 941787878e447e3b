import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { LiveGeneration } from "../../lib/live/live-events.ts";
import { useLiveTexts } from "./use-live-texts.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const event = (id: string, type: LiveGeneration["type"], text?: string): LiveGeneration => ({
  id,
  kind: "ARTICLE",
  status: "RUNNING",
  type,
  ...(text === undefined ? {} : { text }),
});

/** What is shown once it had the time to be. */
function follow() {
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn += 1;
    return useLiveTexts();
  });
  const hear = (...events: LiveGeneration[]) => act(() => events.forEach((one) => result.current.hear(one)));
  return {
    hear,
    unmount,
    drawn: () => drawn,
    shown: () => Object.fromEntries(result.current.texts),
    pass: (milliseconds = 250) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

test("texts grow beside each other, each by what is its own", () => {
  const { hear, pass, shown } = follow();
  hear(event("g1", "delta", "Ripe "), event("g2", "delta", "سكّري"), event("g1", "delta", "dates"));
  pass();
  expect(shown()).toEqual({ g1: "Ripe dates", g2: "سكّري" });
});

test("one that began again is shown anew, and never two texts mixed", () => {
  const { hear, pass, shown } = follow();
  hear(event("g1", "delta", "The first try"));
  hear(event("g1", "restart", "The se"), event("g1", "delta", "cond"));
  pass();
  expect(shown()).toEqual({ g1: "The second" });
});

test("one that has ended or failed is under way no more", () => {
  const { hear, pass, shown } = follow();
  hear(event("g1", "delta", "a"), event("g2", "delta", "b"), event("g3", "delta", "c"));
  hear(event("g1", "done"), event("g2", "error"), event("g3", "progress"));
  pass();
  expect(shown()).toEqual({ g3: "c" });
});

test("however fast a model writes, the page draws four times a second", () => {
  const { hear, pass, drawn, shown } = follow();
  const before = drawn();
  for (let word = 0; word < 100; word += 1) {
    hear(event("g1", "delta", "x"));
    pass(10);
  }
  expect(drawn() - before).toBeLessThanOrEqual(4);
  pass();
  expect(shown().g1).toHaveLength(100);
});

test("who has left is told nothing more", () => {
  const { hear, unmount, drawn } = follow();
  hear(event("g1", "delta", "x"));
  unmount();
  const before = drawn();
  jest.advanceTimersByTime(1000);
  expect(drawn()).toBe(before);
});
