import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { mergeLists } from "./merge-lists.ts";

const RUNS = Number(process.env["HISTORIES"] ?? 2_000);

const merged = (base: string, mine: string, theirs: string, prefer: "mine" | "theirs" | "both" = "both") => {
  const { items, clashes } = mergeLists([...base], [...mine], [...theirs], (item) => item, prefer);
  return `${items.join("")} ${clashes}`;
};

describe("two sides' changes of a list", () => {
  test.each([
    ["abc", "abc", "abc", "abc 0"],
    ["abc", "aXc", "abc", "aXc 0"],
    ["abc", "abc", "abY", "abY 0"],
    ["abc", "Xbc", "abY", "XbY 0"],
    ["abc", "aXc", "abY", "aXY 0"],
    ["abc", "abcX", "Yabc", "YabcX 0"],
    ["abc", "Xabc", "abcX", "XabcX 0"],
    ["abc", "aXbc", "aYc", "aXYc 0"],
    ["abc", "aYc", "aXbc", "aXYc 0"],
    ["abc", "ac", "ac", "ac 0"],
    ["abc", "aXc", "aXc", "aXc 0"],
    ["abc", "aXc", "aYc", "aXYc 1"],
    ["abc", "aXbc", "aYbc", "aXYbc 1"],
    ["abc", "ac", "aYc", "aYc 1"],
    ["abcdef", "XYf", "abZdef", "XYabZdef 1"],
    ["abcdef", "aXcYef", "aQRSf", "aXcYeQRSf 1"],
    // what both put there stands once, and what is beside it isn't at issue
    ["b", "Xb", "XY", "XY 0"],
    ["b", "bX", "YX", "YX 0"],
    ["b", "Xb", "XYZ", "XYZ 0"],
    ["ab", "XaYb", "XaZb", "XaYZb 1"],
    ["a", "aX", "YX", "YX 0"],
    ["a", "aX", "YXZ", "YXZ 0"],
    ["a", "aXZ", "YXWZ", "YXWZ 0"],
    ["a", "aXZ", "YZWX", "aXZYZWX 1"],
    ["a", "Xa", "WXY", "WXY 0"],
    ["ab", "aXb", "YXZb", "YXZb 0"],
    // each is there as often as it was put in, in its order
    ["a", "XaX", "YX", "XaYX 1"],
    ["ab", "UaVb", "VUb", "UaVVUb 1"],
    ["abc", "aXYZc", "aXWZc", "aXYWZc 1"],
    // place by place where nothing was put in or taken out
    ["ab", "Xb", "YZ", "XYZ 1"],
    ["abc", "XbZ", "YWZ", "XYWZ 1"],
    ["", "X", "Y", "XY 1"],
    ["", "X", "", "X 0"],
  ])("%s, here %s, there %s: %s", (base, mine, theirs, expected) => expect(merged(base, mine, theirs)).toBe(expected));

  test("where both changed the same, the side that is asked for stands", () => {
    expect(merged("abc", "aXc", "aYcZ", "mine")).toBe("aXcZ 1");
    expect(merged("abc", "aXc", "aYcZ", "theirs")).toBe("aYcZ 1");
    expect(merged("abc", "aAbC", "PAQRS", "mine")).toBe("aAbC 1");
    expect(merged("abc", "PAQRS", "aAbC", "theirs")).toBe("aAbC 1");
  });

  test("lists that differ in too much to be compared differ everywhere, and neither side's change is taken for the other's", () => {
    const base = Array.from({ length: 1_300 }, (_, at) => `b${at}`);
    const mine = base.with(1_200, "");
    const theirs = [...base.map((item, at) => (at < 1_100 ? `t${at}` : item)), ""];
    expect(mergeLists(base, mine, theirs, (item) => item, "mine").clashes).toBe(1);
  });

  test("of lists that differ in too much to be compared, what only one side changed stands, and what both put there does once", () => {
    const base = Array.from({ length: 1_100 }, (_, at) => `b${at}`);
    const another = base.map((_, at) => `t${at}`);
    const merge = (mine: string[], theirs: string[]) => mergeLists(base, mine, theirs, (item) => item, "mine");
    const goneOn = ["b0", ...another];
    expect(merge(goneOn, base)).toEqual({ items: goneOn, clashes: 0 });
    expect(merge(base, goneOn)).toEqual({ items: goneOn, clashes: 0 });
    expect(merge(["X", ...base], ["X", ...another])).toEqual({ items: ["X", ...another], clashes: 0 });
  });

  const list = fc.array(fc.constantFrom(..."abcdefgh"), { maxLength: 12 });
  const keyOf = (item: string) => item;

  test("a side that changed nothing leaves the other's as it is", () => {
    fc.assert(
      fc.property(list, list, (base, other) => {
        expect(mergeLists(base, other, base, keyOf, "mine")).toEqual({ items: other, clashes: 0 });
        expect(mergeLists(base, base, other, keyOf, "mine")).toEqual({ items: other, clashes: 0 });
        expect(mergeLists(base, other, other, keyOf, "mine")).toEqual({ items: other, clashes: 0 });
      }),
      { numRuns: RUNS },
    );
  });

  test("nothing that either side wrote is missing when both are to stand, and nothing else is there", () => {
    const written = (side: string) =>
      fc.array(
        fc.oneof(
          fc.constantFrom(..."abcdef"),
          fc.nat(40).map((n) => `${side}${n}`),
        ),
        { maxLength: 12 },
      );
    fc.assert(
      fc.property(list, written("m"), written("t"), (base, mine, theirs) => {
        const { items } = mergeLists(base, mine, theirs, keyOf, "both");
        for (const own of [...mine, ...theirs].filter((item) => item.length > 1)) expect(items).toContain(own);
        for (const item of items) expect([...base, ...mine, ...theirs]).toContain(item);
      }),
      { numRuns: RUNS },
    );
  });

  test("which side is whose makes no difference to what clashes", () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const one = mergeLists(base, mine, theirs, keyOf, "mine");
        expect(mergeLists(base, theirs, mine, keyOf, "theirs").clashes).toBe(one.clashes);
        expect(mergeLists(base, theirs, mine, keyOf, "theirs").items).toEqual(one.items);
      }),
      { numRuns: RUNS },
    );
  });
});
