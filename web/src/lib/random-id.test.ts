import { expect, test } from "@jest/globals";
import { randomId } from "./random-id.ts";

test("ids are of 32 digits and never the same, where a page isn't secure too", () => {
  Object.defineProperty(crypto, "randomUUID", { value: undefined });
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
