import { expect, test } from "@jest/globals";
import type { Finding } from "@muhtawa/text-analysis";
import fc from "fast-check";
import { followed, linesOf, placed } from "./field-findings.ts";

const at = (start: number, end: number): Finding => ({
  kind: "UNKNOWN",
  severity: "NOTE",
  start,
  end,
  suggestions: [],
  reason: { en: "Unknown", ar: "غير معروفة" },
});

test("lines are read by themselves, in the language of each, and what is found stands in the whole text", () => {
  const text = "Dates are ripe.\n\n12\nالتمر ناضج";
  const lines = linesOf(text);
  expect(lines.map(({ proofText }) => proofText)).toEqual([
    { text: "Dates are ripe.", locale: "en" },
    { text: "التمر ناضج", locale: "ar" },
  ]);
  const [first, second] = placed(lines, [[at(0, 5)], [at(6, 10)]]);
  expect(text.slice(first?.start, first?.end)).toBe("Dates");
  expect(text.slice(second?.start, second?.end)).toBe("ناضج");
});

test("after any change a finding that is kept is about the same words, and one that the change didn't touch is kept", () => {
  const words = fc.array(fc.constantFrom("التمر", "dates", "a", "aa", " "), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, words, words, words, (start, taken, put, end) => {
      const before = [...start, "|", ...taken, "|", ...end].join("");
      const after = [...start, "|", ...put, "|", ...end].join("");
      const head = start.join("").length;
      const tail = end.join("").length;
      const outside = [at(0, head), at(before.length - tail, before.length)].filter((finding) => finding.end > finding.start);
      const inside = at(head + 1, before.length - tail - 1);
      const kept = followed([...outside, inside], before, after);
      const texts = kept.map((finding) => after.slice(finding.start, finding.end));
      expect(texts.filter((text) => text === start.join("") || text === end.join("")).length).toBeGreaterThanOrEqual(outside.length);
      for (const finding of kept) {
        const original = [...outside, inside].find(
          ({ start: from, end: to }) => before.slice(from, to) === after.slice(finding.start, finding.end),
        );
        expect(original).toBeDefined();
      }
    }),
  );
});

test("a word that is written on is no longer the one that was found", () => {
  expect(followed([at(0, 4)], "date", "dates")).toEqual([]);
  expect(followed([at(1, 5)], " date", " update")).toEqual([]);
  expect(followed([at(2, 6)], "a date", "an date")).toEqual([at(3, 7)]);
});
