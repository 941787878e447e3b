import { describe, expect, test } from "@jest/globals";
import { isolate, readingDirection, wordCount } from "../src/index.ts";

describe("wordCount", () => {
  test.each([
    ["", 0],
    ["   \n ", 0],
    ["— … !", 0],
    ["one", 1],
    ["One, two;three", 3],
    ["don't stop", 2],
    ["a well-known e-mail", 3],
    ["3.5 million", 2],
    ["1,000 followers", 2],
    ["أنشئ محتواك", 2],
    ["مُحْتَوًى رَائِعٌ جِدًّا", 3],
    ["محـــتوى، ثم محتوى", 3],
    ["٣٫٥ مليون", 2],
    ["نستخدم SEO اليوم", 3],
  ])("%j has %i", (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

describe("readingDirection", () => {
  test.each([
    ["محتوى", "rtl"],
    ["محتوى content", "rtl"],
    ["content محتوى", "ltr"],
    ["123 محتوى", "rtl"],
    ["٢٠٢٦ plan", "ltr"],
    ["«محتوى»", "rtl"],
    ["(plan)", "ltr"],
    ["\u2068محتوى\u2069 plan", "ltr"],
    ["\u200Fplan", "rtl"],
    ["\u200Eمحتوى", "ltr"],
    ["שלום", "rtl"],
    ["😀 محتوى", "rtl"],
  ])("%j is read %s", (text, direction) => {
    expect(readingDirection(text)).toBe(direction);
  });
  test("a text without letters takes the fallback", () => {
    expect(readingDirection("123 — !")).toBe("ltr");
    expect(readingDirection("", "rtl")).toBe("rtl");
  });
});

describe("isolate", () => {
  test("puts the text into an isolate of its own", () => {
    expect(isolate("Nour")).toBe("\u2068Nour\u2069");
  });
  test("the text can't break out", () => {
    expect(isolate("a\u2069b\u202Ec")).toBe("\u2068abc\u2069");
  });
});
