import { describe, expect, test } from "@jest/globals";
import { normalise } from "../../src/index.ts";
import { queryKeys, searchKeys } from "../../src/search/index.ts";

describe("normalise", () => {
  test("the same of a text that is read in pieces as of its parts", () => {
    const words = Array.from({ length: 9_000 }, (_, index) => `${index % 2 ? "وبالواحات" : "palm-tree"}${index % 900}`);
    const parts = words.flatMap((word) => searchKeys(word));
    expect(new Set(searchKeys(words.join(" "), Infinity))).toEqual(new Set(parts));
  });
  test("folds what a reader takes for the same", () => {
    expect(normalise("  Café\u00A0«الأَوَّل»  ١٢٣ ")).toBe("cafe «الاول» 123");
  });
  test("a normalised text stays as it is", () => {
    const texts = ["المسؤولية", "شيء", "مائة", "Straße İstanbul", "قراءة", "١٬٠٠٠", "ﷺ", "ﻻ"];
    for (const text of texts) expect(normalise(normalise(text))).toBe(normalise(text));
  });
  test("leaves other scripts whole", () => {
    expect(normalise("한국어 日本語")).toBe("한국어 日本語");
  });
});

describe("searchKeys", () => {
  test("a word comes before what it is a form of, which is marked unless only the article stands before it", () => {
    expect(searchKeys("وبالمحتوى")).toEqual(["وبالمحتوي", "محتوي"]);
    expect(searchKeys("لزبائننا")).toEqual(["لزبايننا", "=زبايننا", "=زبون"]);
  });
  test("a letter is taken off only where a word is left", () => {
    expect(searchKeys("كبير وردة فندق ولفندق")).toEqual(["كبير", "ورده", "فندق", "ولفندق", "=فندق"]);
  });
  test("a verb is kept by its stem of the present, apart where it is rather a noun", () => {
    expect(searchKeys("سيكتبونها وأرسلنا")).toEqual(["سيكتبونها", "~كتب", "وارسلنا", "=ارسلنا", "=ارسل", "~رسل"]);
    expect(searchKeys("أجمل")).toEqual(["اجمل", "?جمل"]);
    expect(queryKeys("يجمل جمل").map(({ keys }) => keys.filter((key) => /^[~?]/u.test(key)))).toEqual([["~جمل", "?جمل"], ["~جمل"]]);
  });
  test("nothing is repeated", () => {
    expect(searchKeys("brand Brand BRAND, brand")).toEqual(["brand"]);
  });
  test("a stem is never shorter than two letters", () => {
    expect(searchKeys("والد ألم").every((key) => key.replace("=", "").length >= 2)).toBe(true);
  });
  test("there are never more than the limit", () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(" ");
    expect(searchKeys(long)).toHaveLength(2_500);
    expect(searchKeys(long, 7)).toHaveLength(7);
  });
  test("a key has at most 64 letters", () => {
    expect(searchKeys("a".repeat(500))).toEqual(["a".repeat(64)]);
  });
  test("punctuation alone has no keys", () => {
    expect(searchKeys("— … «» 😀")).toEqual([]);
  });
});

describe("queryKeys", () => {
  test("one entry a word, with all that it may be a form of", () => {
    expect(queryKeys("والمدرسة seo")).toEqual([{ keys: ["والمدرسه", "=والمدرسه", "مدرسه", "=مدرسه"] }, { keys: ["seo", "=seo"] }]);
  });
  test("the last word may be a beginning, with its article or without", () => {
    expect(queryKeys("seo الكت", "begun")).toEqual([
      { keys: ["seo", "=seo"] },
      { keys: ["الكت", "=الكت", "كت", "=كت"], beginnings: ["الكت", "كت"] },
    ]);
  });
  test("a blank term asks for nothing", () => {
    expect(queryKeys(" \u200F ")).toEqual([]);
  });
  test.each(["— … «»", ".*", "😀"])("a term of signs alone (%s) asks for what nothing has", (term) => {
    expect([queryKeys(term), queryKeys(term, "begun")]).toEqual([[{ keys: [] }], [{ keys: [] }]]);
  });
  test("a very long term is cut", () => {
    expect(queryKeys("word ".repeat(100))).toHaveLength(12);
  });
  test("nothing in it has a meaning in a regular expression", () => {
    expect(
      queryKeys(String.raw`a.*b (c|d) [e] \w+ $^`)
        .flatMap(({ keys }) => keys)
        .join(""),
    ).toMatch(/^[\p{L}\p{N}=]+$/u);
  });
});
