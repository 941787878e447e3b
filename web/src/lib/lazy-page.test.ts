import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { ChunkLoadError } from "./chunk-load.ts";
import { lazyPage } from "./lazy-page.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const outcome = (load: () => Promise<{ Component: () => null }>, ...namespaces: string[]) => {
  const state: { error?: unknown } = {};
  lazyPage(load, ...namespaces)().catch((error: unknown) => {
    state.error = error;
  });
  return state;
};

test("a page's script that hasn't come after 120 s counts as failed", async () => {
  const state = outcome(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(119_999);
  expect(state.error).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(state.error).toBeInstanceOf(ChunkLoadError);
});

test("a script that can't be had is told from an error of the page's own", async () => {
  const state = outcome(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await jest.advanceTimersByTimeAsync(0);
  expect(state.error).toBeInstanceOf(ChunkLoadError);
});

test("messages that can't be had are as good as a script that can't: nobody is shown their names", async () => {
  const page = () => Promise.resolve({ Component: () => null });
  const known = outcome(page, "users");
  const missing = outcome(page, "users", "nowhere");
  await jest.advanceTimersByTimeAsync(0);
  expect(known.error).toBeUndefined();
  expect(missing.error).toBeInstanceOf(ChunkLoadError);
});
