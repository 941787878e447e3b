import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { onFirstNeed } from "./first-need.ts";

/** What a sign of a visitor calls: the test's browser and its signals come from two places, and don't know one another. */
const signs = new Map<string, () => void>();
let seen: (inSight: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockReset();
  jest.spyOn(globalThis, "addEventListener").mockImplementation((name: string, sign: unknown) => void signs.set(name, sign as () => void));
  globalThis.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      seen = (isIntersecting) => hear([{ isIntersecting }] as IntersectionObserverEntry[], this as never);
    }
    observe = () => {};
    disconnect = disconnect;
  } as never;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  signs.clear();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

test("a page whose reader gives no sign comes alive after 8 s", () => {
  const wake = jest.fn();
  onFirstNeed(wake);
  jest.advanceTimersByTime(7_999);
  expect(wake).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(wake).toHaveBeenCalledTimes(1);
});

test.each<[string, (once: () => void) => void]>([
  ["a touch", () => signs.get("touchstart")?.()],
  ["a key", () => signs.get("keydown")?.()],
  ["the focus", () => signs.get("focusin")?.()],
  ["what is to be loaded, in sight", () => seen(true)],
  ["a call", (once) => once()],
])("%s wakes it at once, and nothing wakes it twice", (_, need) => {
  const wake = jest.fn();
  const once = onFirstNeed(wake);
  seen(false);
  expect(wake).not.toHaveBeenCalled();
  need(once);
  expect(wake).toHaveBeenCalledTimes(1);
  need(once);
  jest.advanceTimersByTime(20_000);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
