import { expect, test } from "@jest/globals";
import { canonical, sameJson } from "./same-json.ts";

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: null, b: { c: undefined } }, {}],
  [null, undefined],
  [{ attrs: { dir: null } }, null],
  [
    { type: "doc", content: [{ attrs: { level: 2, dir: null }, type: "heading" }] },
    { content: [{ type: "heading", attrs: { level: 2 } }], type: "doc" },
  ],
])("%j says the same as %j", (one, other) => {
  expect(sameJson(one, other)).toBe(true);
  expect(sameJson(other, one)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, null]],
  [{ a: 0 }, {}],
  [{ a: "" }, {}],
  [{ a: false }, {}],
  [{ a: [] }, {}],
])("%j says something else than %j", (one, other) => expect(sameJson(one, other)).toBe(false));

test("what has no sense of order keeps its places", () => {
  expect(canonical([{ b: 1, a: undefined }, null, undefined])).toBe('[{"b":1},null,null]');
});
