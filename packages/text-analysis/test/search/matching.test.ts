import { describe, expect, test } from "@jest/globals";
import { matches } from "../../src/search/index.ts";
import { BEGUN, OTHER, SAME } from "./arabic-variants.ts";

/** A text and a term that finds it. */
const FOUND: readonly (readonly [string, string, string])[] = [
  ["case", "Brand Voice", "brand voice"],
  ["accents", "Café crème", "cafe creme"],
  ["accents typed, not written", "resume", "résumé"],
  ["decomposed accents", "Cafe\u0301", "café"],
  ["sharp s", "Straße", "strasse"],
  ["o with a stroke", "Ørsted", "orsted"],
  ["the Turkish dotted i", "İstanbul", "istanbul"],
  ["full-width letters", "ＳＥＯ", "seo"],
  ["a ligature", "ﬁnance", "finance"],
  ["an apostrophe", "company’s story", "companys"],
  ["a possessive, without it", "company’s story", "company"],
  ["a hyphen, typed without", "e-mail marketing", "email"],
  ["a hyphen, written without", "email marketing", "e-mail"],
  ["a part of a hyphenated word", "long-term plan", "term"],
  ["a hyphenated term, written as two words", "long term plan", "long-term"],
  ["a plural", "Two campaigns", "campaign"],
  ["a singular", "One story", "stories"],
];

/** A text and a term that must not find it. */
const NOT_FOUND: readonly (readonly [string, string, string])[] = [
  ["another word", "coffee", "tea"],
  ["one of two words missing", "spring campaign", "spring sale"],
  ["the end of a word", "marketing", "ting"],
  ["a longer word than written", "brand", "branding"],
  ["the beginning of a word", "Content strategy", "strat"],
  ["the end of a number", "2026", "26"],
  ["a prefix is no clitic", "cat", "the"],
  ["letters that are clitics in Arabic", "bal", "al"],
  ["one letter in the middle", "SEO", "e"],
];

const pairsOf = (families: typeof SAME) => families.flatMap(({ pairs }) => pairs);

describe.each(SAME)("the same to a reader: $source", ({ pairs }) => {
  test.each(pairs)("%s ← %s", (text, term) => {
    expect(matches(text, term)).toBe(true);
  });
});

describe.each(OTHER)("another word to a reader: $source", ({ pairs }) => {
  test.each(pairs)("%s ↚ %s", (text, term) => {
    expect(matches(text, term)).toBe(false);
  });
});

test("150 pairs that match and 50 that don't, none of them twice", () => {
  for (const [families, least] of [
    [SAME, 150],
    [OTHER, 50],
  ] as const) {
    const pairs = pairsOf(families);
    expect(pairs.length).toBeGreaterThanOrEqual(least);
    expect(new Set(pairs.map((pair) => pair.join("\n"))).size).toBe(pairs.length);
  }
});

describe("while a term is typed its last word may be begun", () => {
  test.each(BEGUN)("%s ← %s", (text, term) => {
    expect(matches(text, term)).toBe(false);
    expect(matches(text, term, "begun")).toBe(true);
  });
  test("and no other", () => {
    expect(matches("Spring campaign for coffee", "cof spring", "begun")).toBe(false);
    expect(matches("وبالمحتوى", "محت", "begun")).toBe(true);
    expect(matches("لفندقنا", "فند", "begun")).toBe(false);
  });
});

describe("in Latin script a term finds a text", () => {
  test.each(FOUND)("%s: %s ← %s", (_, text, term) => {
    expect(matches(text, term)).toBe(true);
  });
});

describe("in Latin script a term does not find a text", () => {
  test.each(NOT_FOUND)("%s: %s ↚ %s", (_, text, term) => {
    expect(matches(text, term)).toBe(false);
  });
});

describe("a plural and its singular find each other", () => {
  test.each([
    ["عباءة", "عباءات"],
    ["قراءة", "قراءات"],
    ["مفاجأة", "مفاجآت"],
    ["مكافأة", "مكافآت"],
    ["شاحن", "شواحن"],
    ["خريطة", "خرائط"],
    ["فطيرة", "فطائر"],
    ["دمية", "دمى"],
    ["شطيرة", "شطائر"],
    ["مروحة", "مراوح"],
  ])("%s and %s", (one, many) => {
    expect([matches(many, one), matches(one, many)]).toEqual([true, true]);
  });
});
