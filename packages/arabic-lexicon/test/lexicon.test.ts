import { beforeAll, describe, expect, test } from "@jest/globals";
import { brotliCompressSync, constants } from "node:zlib";
import { readFileSync } from "node:fs";
import { lexiconFile, lexiconOf } from "../src/files.ts";
import type { Lexicon } from "../src/lexicon.ts";

let arabic: Lexicon;
let english: Lexicon;
beforeAll(async () => {
  [arabic, english] = await Promise.all([lexiconOf("ar"), lexiconOf("en")]);
}, 300_000);

describe("the Arabic lexicon", () => {
  test.each(
    "كتاب والكتاب وبكتابهم للعملاء سنكتب محتوانا ذهاب مئات مكافآت تعليمات منشآت واتساب إنستغرام سناب تشات يوتيوب وقت فوائد".split(" "),
  )("has %s", (word) => expect(arabic.accepts(word)).toBe(true));

  test.each("الى او لاكن إستخدام هاذا مسؤل شكرااا ظابط التى".split(" "))("hasn't %s", (word) => expect(arabic.accepts(word)).toBe(false));

  test("passes over harakat and tatweel", () => {
    expect(arabic.accepts("كِتَابٌ")).toBe(true);
    expect(arabic.accepts("كتـــاب")).toBe(true);
  });

  test("reads a word whole before it takes a letter off", () => {
    expect(arabic.readings("كبير")[0]).toEqual({ prefix: "", stem: "كبير" });
    expect(arabic.readings("وردة")[0]).toEqual({ prefix: "", stem: "وردة" });
    expect(arabic.readings("والكتاب")).toContainEqual({ prefix: "وال", stem: "كتاب" });
  });

  test("suggests the likeliest first", () => {
    expect(arabic.suggest("مسؤلية")[0]).toBe("مسؤولية");
    expect(arabic.suggest("استخذام")).toContain("استخدام");
  });

  test("is small, also compressed in a hurry", () => {
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    expect(brotliCompressSync(readFileSync(lexiconFile("ar")), quick).length).toBeLessThan(1_200_000);
  });
});

test("the English lexicon knows words in any case, and suggests", () => {
  for (const word of ["the", "Hello", "it's", "Riyadh", "onboarding"]) expect(english.accepts(word)).toBe(true);
  expect(english.accepts("teh")).toBe(false);
  expect(english.suggest("recieve")).toContain("receive");
});
