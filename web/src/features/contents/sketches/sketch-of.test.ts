import { expect, test } from "@jest/globals";
import { cutAfter, placesOf, sketchOf, unitsIn } from "./sketch-of.ts";

test.each([
  ["dates", 5],
  ["تمور", 4],
  ["🌴🌴", 4],
  ["👨‍👩‍👧", 2],
  ["棗", 2],
  ["see https://dates.example/a/very/long/address/of/a/shop now", 4 + 23 + 4],
  ["  a\nb  ", 3],
])("X counts %j as %d", (text, units) => {
  expect(unitsIn(text, "X")).toBe(units);
});

test("elsewhere a letter is a letter, with its marks", () => {
  expect(unitsIn("مُحَمَّد", "INSTAGRAM")).toBe(4);
  expect(unitsIn("👨‍👩‍👧", "LINKEDIN")).toBe(1);
});

test.each([
  ["one two three", 20, "one two three", false],
  ["one two three", 9, "one two", true],
  ["one two three", 7, "one two", true],
  ["أحلى التمور السكري", 13, "أحلى التمور", true],
  ["x".repeat(30), 10, "x".repeat(10), true],
  ["", 10, "", false],
])("%j cut after %d is %j", (text, most, shown, isCut) => {
  expect(cutAfter(text, most)).toEqual({ shown, isCut });
});

test("a search result and an inbox have a title and one line, a post its own lines", () => {
  const text = `First line.\nSecond line.${" More words.".repeat(30)}`;
  const found = sketchOf("SEARCH", "A title", text);
  expect(found.lead).toEqual({ shown: "A title", isCut: false });
  expect(found.text.shown).toMatch(/^First line\. Second line\. More/);
  expect([found.text.isCut, found.most]).toEqual([true, undefined]);
  const post = sketchOf("INSTAGRAM", "A title", text);
  expect(post.lead).toBeUndefined();
  expect(post.text.shown).toMatch(/^First line\.\nSecond line\./);
  expect([post.count, post.most]).toEqual([unitsIn(text, "INSTAGRAM"), 2_200]);
});

test("a type is sketched where it appears; a script isn't read anywhere", () => {
  expect(placesOf("TWEET")).toEqual(["X"]);
  expect(placesOf("VIDEO_SCRIPT")).toEqual([]);
});
