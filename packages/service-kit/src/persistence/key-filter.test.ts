import { expect, test } from "@jest/globals";
import { beginsWith, keyConditions, keyFilter } from "./key-filter.ts";

test("each word is a condition: one of its keys, or one that begins so", () => {
  const words = [{ keys: ["a", "b"] }, { keys: ["c"], beginnings: [] }, { keys: ["d"], beginnings: ["d", "e"] }];
  const begins = (from: string, to: string) => ({ searchKeys: { $elemMatch: { $gte: from, $lt: to } } });
  const conditions = [
    { searchKeys: { $in: ["a", "b"] } },
    { searchKeys: { $in: ["c"] } },
    { $or: [{ searchKeys: { $in: ["d"] } }, begins("d", "e"), begins("e", "f")] },
  ];
  expect(keyConditions(words)).toEqual(conditions);
  expect(keyFilter(words)).toEqual({ $and: conditions });
  expect(keyConditions([{ keys: ["a"] }], "titleKeys")).toEqual([{ titleKeys: { $in: ["a"] } }]);
});

test("without words everything is found, by a word without keys nothing", () => {
  expect([keyConditions([]), keyFilter([])]).toEqual([[], {}]);
  expect(keyFilter([{ keys: [] }])).toEqual({ $and: [{ searchKeys: { $in: [] } }] });
});

test("what begins so ends before the first text that doesn't, whatever its last letter", () => {
  const ends = (beginning: string) => beginsWith(beginning).$lt;
  expect(beginsWith("ab")).toEqual({ $gte: "ab", $lt: "ac" });
  expect([ends("ab\u{10ffff}"), ends("a\ud7ff"), ends("a\u{1f600}"), ends("كتب")]).toEqual(["ac", "a\ue000", "a\u{1f601}", "كتة"]);
});
