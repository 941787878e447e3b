import { beforeEach, expect, test } from "@jest/globals";
import { claimReload } from "./reload-once.ts";

beforeEach(() => sessionStorage.clear());

test("the page may load itself again at most once a minute", () => {
  const now = Date.now();
  expect(claimReload(now)).toBe(true);
  expect(claimReload(now + 59_999)).toBe(false);
  expect(claimReload(now + 60_000)).toBe(true);
});
