import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useShown } from "./sessions.ts";
import { Story } from "./simulation/story.ts";
import { linesOf, textOf } from "./simulation/texts.ts";

test("a place begins with what was typed in the one before, and shows what takes the place of it", async () => {
  const story = new Story();
  const { session } = story.tab;
  const before = renderHook(() => useShown(session));
  act(() => session.type(textOf(["a1"]), before.result.current));
  expect(linesOf(before.result.current.value)).toEqual([]);
  before.unmount();

  const after = renderHook(() => useShown(session));
  expect(linesOf(after.result.current.value)).toEqual(["a1"]);
  act(() => session.type(textOf(["a1 a2"]), after.result.current));
  expect(story.shown()).toEqual(["a1 a2"]);
  act(() => session.giveUp());
  expect(linesOf(after.result.current.value)).toEqual([]);
});
