import { expect, test } from "@jest/globals";
import { childOf, parseXml } from "./xml.ts";

test("properties stand first: one behind a hundred others is none", () => {
  const root = parseXml(`<a>${"<b/>".repeat(99)}<c/><d/></a>`);
  expect(childOf(root, "c")?.localName).toBe("c");
  expect(childOf(root, "d")).toBeUndefined();
});
