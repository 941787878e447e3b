import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { brokenPluralsOf } from "../../src/arabic/broken-plurals.ts";
import { normalise } from "../../src/normalise.ts";
import { matches } from "../../src/search/index.ts";

const pairsOf = (file: string, between: string): [string, string][] =>
  readFileSync(new URL(`held-out/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(between) as [string, string]);

const SAME = pairsOf("same.txt", " = ");
const APART = pairsOf("apart.txt", " = ");
const PLURALS = pairsOf("plurals.txt", " ");

/** Written before the rules that they try; the figures are in docs/search.md. */
describe("of pairs that were written down first", () => {
  test("a text is found by a word in any of its forms", () => {
    const missed = SAME.filter(([text, term]) => !matches(text, term));
    expect(missed.map(([text, term]) => `${text} ← ${term}`)).toEqual(["وكتابي ← كتاب", "أفبكتابك تسأل ← كتاب"]);
  });
  test("a text isn't found by a part of a word, or by another word", () => {
    expect(APART.filter(([text, term]) => matches(text, term))).toEqual([]);
  });
  test("a broken plural is found by its singular, and finds it, unless it is rather another word (فراش، معدّ، كروم)", () => {
    const missed = PLURALS.filter(([one, many]) => !matches(many, one) || !matches(one, many));
    expect(missed.map(([one]) => one)).toEqual(["فراشة", "أصم", "معدة", "كرم"]);
  });
  test("a plural that no list has is known by its form, and what has that form by chance isn't one", () => {
    for (const [one, many] of [
      ["مزلاج", "مزاليج"],
      ["صومعة", "صوامع"],
      ["قسيمة", "قسائم"],
      ["قنطرة", "قناطر"],
      ["طلاء", "أطلية"],
      ["نصاب", "أنصبة"],
    ] as const)
      expect([brokenPluralsOf(normalise(one)), matches(many, one), matches(one, many)]).toEqual([[], true, true]);
    for (const [text, term] of [
      ["مساعد المدير", "مسعد"],
      ["مكانين", "مكنون"],
      ["تقابل", "تقبل"],
      ["حمراء", "حمير"],
      ["أرضية", "رضاء"],
      ["أرملة", "رمال"],
    ] as const)
      expect([text, matches(text, term)]).toEqual([text, false]);
  });
  test("they are enough of each", () => {
    expect(SAME.length).toBeGreaterThanOrEqual(100);
    expect(APART.length).toBeGreaterThanOrEqual(60);
    expect(PLURALS.length).toBeGreaterThanOrEqual(200);
  });
});
