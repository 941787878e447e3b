import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { deviceKept } from "../drafts/device-keeps.ts";
import { closeSessions, useSession, useShown } from "./sessions.ts";
import { Story } from "./simulation/story.ts";
import { linesOf, textOf } from "./simulation/texts.ts";

afterEach(() => {
  jest.restoreAllMocks();
  closeSessions();
  deviceKept(true);
});

/** Whether the browser would ask before the page goes. */
const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a page that has what neither the service nor the device has isn't left unasked", async () => {
  const story = new Story();
  const { session } = story.tab;
  const { result } = renderHook(() => useSession("text", () => Promise.resolve(session)));
  await waitFor(() => expect(result.current).toBe(session));
  deviceKept(false);
  expect(asks()).toBe(false);
  story.type("a1");
  expect(asks()).toBe(true);
  deviceKept(true);
  expect(asks()).toBe(false);
  deviceKept(false);
  session.save();
  expect(asks()).toBe(true);
  await story.answered();
  expect(asks()).toBe(false);
});

test.each([
  ["closed or left for another address", () => dispatchEvent(new Event("pagehide"))],
  [
    "hidden",
    () => {
      jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])("what was typed is sent at once when the page is %s, and is an entry of the history", async (_, happen) => {
  const story = new Story();
  await story.typeAndStore("a1");
  const { session } = story.tab;
  const { result } = renderHook(() => useSession("text", () => Promise.resolve(session)));
  await waitFor(() => expect(result.current).toBe(session));
  story.sent = [];
  story.type("a1 a2");
  document.dispatchEvent(new Event("visibilitychange"));
  await story.world.settle();
  expect(story.sent).toEqual([]);
  happen();
  await story.world.settle();
  expect(story.sent).toEqual([{ lines: ["a1 a2"], checkpoint: true }]);
});

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
