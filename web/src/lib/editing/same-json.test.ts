import { expect, test } from "@jest/globals";
import fc from "fast-check";
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

test("names are written in their order, however many there are and wherever they stood", () => {
  expect(canonical({ c: 3, a: 1, d: 4, b: 2 })).toBe('{"a":1,"b":2,"c":3,"d":4}');
  expect(canonical({ a: 1, b: 2, c: 3, d: 4 })).toBe('{"a":1,"b":2,"c":3,"d":4}');
});

test("what has no sense of order keeps its places", () => {
  expect(canonical([{ b: 1, a: undefined }, null, undefined])).toBe('[{"b":1},null,null]');
});

test("two values say the same when they are written the same", () => {
  const said = fc.constantFrom(null, undefined, 1, 0, "", "a", false);
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      said,
      fc.array(tie("value"), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(value, value, (one, other) => sameJson(one, other) === (canonical(one) === canonical(other))),
    { numRuns: 2_000 },
  );
});

test("what two values share isn't looked at", () => {
  const ownKeys = (): never => {
    throw new Error("It was looked at");
  };
  const shared = new Proxy({}, { ownKeys });
  expect(sameJson({ content: [shared, 1] }, { content: [shared, 1] })).toBe(true);
  expect(sameJson({ content: [shared, 1] }, { content: [shared, 2] })).toBe(false);
});
