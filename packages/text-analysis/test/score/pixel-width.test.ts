import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { articleDataOf } from "../../src/score/index.ts";
import { descriptionOf } from "../../src/score/article-data.ts";
import { pixelWidth } from "../../src/score/pixel-width.ts";
import { doc, h, p } from "./articles.ts";

// By Adobe's metrics of Helvetica, which Arial's are: H 722, e and o 556, l 222, W 944, i 222.
test.each([
  ["Hello", 2_278],
  ["Wii", 944 + 2 * 222],
  ["é", 556],
  ["", 0],
])("%s is as wide as in Arial", (text, thousandths) => {
  expect(pixelWidth(text, 1_000)).toBe(thousandths);
});

test("an Arabic letter is as wide as its form in the word; harakat take no room, lam and alef are one sign", () => {
  const width = (text: string) => pixelWidth(text, 1_000);
  expect(width("ببب")).toBeLessThan(3 * width("ب"));
  expect(width("بَيْتٌ")).toBe(width("بيت"));
  expect(width("لا")).toBeLessThan(width("ل") + width("ا"));
  expect(width("دار")).toBe(width("د") + width("ا") + width("ر"));
  expect(width("سلام")).toBe(width("سلا") + width("م"));
  expect(width("الأمل")).toBe(width("الامل"));
});

test("a longer text is never narrower, and is twice as wide in letters twice as high", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aWi .نمبالد١1,،") }), (text) => {
      expect(Math.abs(pixelWidth(text, 40) - 2 * pixelWidth(text, 20))).toBeLessThanOrEqual(1);
      expect(pixelWidth(`${text} a`, 20)).toBeGreaterThan(pixelWidth(text, 20));
    }),
  );
});

test("a description is whole sentences as far as there is room, else as many words", () => {
  expect(descriptionOf("Short one. And  another.")).toBe("Short one. And another.");
  const long = `${"word ".repeat(60).trim()}.`;
  expect(descriptionOf(`Short one. ${long}`)).toBe("Short one.");
  const cut = descriptionOf(long);
  expect(cut).toMatch(/^(?:word )+word…$/u);
  expect(pixelWidth(cut, 14)).toBeLessThanOrEqual(920);
  expect(pixelWidth(cut.replace("…", " word…"), 14)).toBeGreaterThan(920);
  expect(descriptionOf("")).toBe("");
  expect(descriptionOf("x".repeat(1_000))).toBe("");
});

test("what a page says of its article is of its title, its opening and the line of its author", () => {
  const body = doc(h(1, "Dates"), p("By Sara Ali"), p("Fresh dates are soft. They shine."), p("✎ Say more."));
  expect(articleDataOf(" Dates ", body)).toEqual({
    headline: "Dates",
    description: "Fresh dates are soft. They shine.",
    author: "Sara Ali",
  });
  expect(articleDataOf("x".repeat(200), doc())).toEqual({ headline: "x".repeat(110), description: "", author: undefined });
});
