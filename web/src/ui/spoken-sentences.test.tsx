import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useSpokenSentences, wholeSentences } from "./spoken-sentences.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["Sorted by hand. Then", 15],
  ["Only 3.5 kg", 0],
  ["هل تعرف التمر؟ نعم", 14],
  ["# Heading\nText", 10],
  ["«Ripe.» And", 7],
])("of %j the whole sentences are %i long", (text, length) => expect(wholeSentences(text)).toBe(length));

test("a growing text is read out in whole sentences, gathered, and its rest at the end", () => {
  const { result, rerender } = renderHook(({ text, running }) => useSpokenSentences(text, running), {
    initialProps: { text: "One", running: true },
  });
  act(() => jest.advanceTimersByTime(5_000));
  expect(result.current).toBe("");
  rerender({ text: "One. Two. Thr", running: true });
  expect(result.current).toBe("");
  act(() => jest.advanceTimersByTime(5_000));
  expect(result.current).toBe("One. Two.");
  rerender({ text: "One. Two. Three", running: false });
  expect(result.current).toBe("Three");
});
