import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { normalise } from "../src/index.ts";
import { matches, matchSpans, queryKeys, searchKeys, snippetOf } from "../src/search/index.ts";
import { SAME } from "./search/arabic-variants.ts";

const ARABIC = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىةٱپچڤگکیہ"];
const MARKS = [..."\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640\u200F\u200C\u06E1"];
const OTHERS = [..." \n.,،؛؟«»-'’#@12٣۴٬٫aZéßﬁ😀"];

const arabic = fc.string({ unit: fc.constantFrom(...ARABIC, ...ARABIC, ...MARKS, ...OTHERS), maxLength: 60 });
const anything = fc.oneof(arabic, fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ unit: "binary", maxLength: 40 }));
/** Hamza off its alef is spelled by what follows it, so that a word cut after it may be spelled otherwise. */
const STEADY = ARABIC.filter((letter) => !"ءؤئ".includes(letter));
const word = fc.string({ unit: fc.constantFrom(...STEADY), minLength: 1, maxLength: 12 });
const runs = { numRuns: 1_000 };

describe("for any text", () => {
  test("normalising again changes nothing", () => {
    fc.assert(
      fc.property(anything, (text) => expect(normalise(normalise(text))).toBe(normalise(text))),
      runs,
    );
  });

  test("harakat and tatweel don't count", () => {
    const dressed = fc.array(fc.tuple(fc.constantFrom(...ARABIC), fc.constantFrom("", "\u064E", "\u0651\u0650", "\u0640")), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(dressed, (letters) => {
        const bare = letters.map(([letter]) => letter).join("");
        expect(normalise(letters.flat().join(""))).toBe(normalise(bare));
      }),
      runs,
    );
  });

  test("each of its words finds it, whole or begun", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (words, which, cut) => {
        const chosen = words[which % words.length] as string;
        expect(matches(words.join(" "), chosen)).toBe(true);
        expect(matches(words.join(" "), chosen.slice(0, 1 + (cut % chosen.length)), "begun")).toBe(true);
      }),
      runs,
    );
  });

  test("keys are letters and digits, unlike each other, and none is empty", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const keys = searchKeys(text);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of [...keys, ...queryKeys(text).flatMap((query) => query.keys)]) expect(key).toMatch(/^[=~?]?[\p{L}\p{N}\p{M}]+$/u);
      }),
      runs,
    );
  });

  test("a snippet shows what is written, letter for letter, and marks exactly what matches", () => {
    fc.assert(
      fc.property(anything, anything, fc.integer({ min: 20, max: 80 }), (text, term, length) => {
        const flat = text.replaceAll(/\s+/gu, " ").trim();
        const { parts, cutBefore, cutAfter } = snippetOf(text, term, length);
        const shown = parts.map((part) => part.text).join("");
        expect(flat).toContain(shown);
        expect(flat.startsWith(shown) || cutBefore).toBe(true);
        expect(flat.endsWith(shown) || cutAfter).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.max(length, flat.length > length ? length : flat.length));
        for (const { text: marked, matched } of parts) if (matched) expect([...matchSpans(marked, term)].length).toBeGreaterThan(0);
      }),
      runs,
    );
  });
});

test("what is written stays as it is where it is marked", () => {
  for (const { pairs } of SAME)
    for (const [text, term] of pairs) {
      const { parts } = snippetOf(text, term);
      expect(parts.map((part) => part.text).join("")).toBe(text.replaceAll(/\s+/gu, " ").trim());
      if (term.trim() !== "") expect(parts.some((part) => part.matched)).toBe(true);
    }
});
