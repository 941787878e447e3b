import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { checkVoice, enforceVoice, VoicePass, type VoiceRule } from "../../src/index.ts";

const RULES: readonly VoiceRule[] = [
  { locale: "en", kind: "BAN", term: "cheap", replacement: "fair" },
  { locale: "en", kind: "BAN", term: "very bad", replacement: "poor" },
  { locale: "en", kind: "PREFER", term: "offer", replacement: "deal" },
  { locale: "en", kind: "GLOSSARY", term: "Qahwa", replacement: "Arabic coffee" },
  { locale: "ar", kind: "BAN", term: "رخيص", replacement: "منصف" },
  { locale: "ar", kind: "BAN", term: "سعر" },
  { locale: "ar", kind: "BAN", term: "ثمن", replacement: "مقابل" },
  { locale: "ar", kind: "PREFER", term: "المركز", replacement: "العيادة" },
];
const WORDS = "cheap Cheap very bad a an deal deals Arabic coffee qahwa and or the dates open calm , . ! : - ** “ ” « »".split(" ");
const ARABIC = "رخيص والرخيص رَخيصة ثمنها بثمن العيادة للعيادة وبالعيادة تمر طازج أو ثم ، . ؟ « »".split(" ");

const text = fc
  .array(fc.tuple(fc.constantFrom(...WORDS, ...ARABIC), fc.constantFrom(" ", " ", " ", "", ", ", "، ", ". ", "\n")), { maxLength: 40 })
  .map((parts) => parts.flat().join(""));

const streamed = (whole: string, sizes: readonly number[], rules = RULES) => {
  const pass = new VoicePass(rules);
  let out = "";
  for (let at = 0, n = 0; at < whole.length; n++) {
    const size = sizes[n % sizes.length] ?? 1;
    out += pass.push(whole.slice(at, at + size));
    at += size;
  }
  return { text: out + pass.end(), pass };
};

describe("rules kept over a stream", () => {
  test("whatever the pieces, make what they make of the whole", () => {
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }), (whole, sizes) => {
        const { text: out, pass } = streamed(whole, sizes);
        const expected = enforceVoice(whole, RULES);
        expect(out).toBe(expected.text);
        expect(pass.changes).toEqual(expected.changes);
        expect(pass.written).toBe(whole);
      }),
      { numRuns: 2_000 },
    );
  });

  test("also in lines that don't end", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 80 }), fc.integer({ min: 100, max: 900 }), (part, times, size) => {
        const whole = `${part.replaceAll("\n", " ")} `.repeat(times);
        expect(streamed(whole, [size]).text).toBe(enforceVoice(whole, RULES).text);
      }),
      { numRuns: 30 },
    );
  });

  test("leave nothing that a ban forbids", () => {
    fc.assert(
      fc.property(text, (whole) => {
        const { text: kept } = enforceVoice(whole, RULES);
        for (const locale of ["en", "ar"] as const)
          for (const { rule, broken } of checkVoice(kept, RULES, locale))
            if (rule.kind === "BAN" && rule.replacement) expect(broken).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test("hold back only the last words", () => {
    const pass = new VoicePass([{ locale: "en", kind: "BAN", term: "cheap", replacement: "fair" }]);
    expect(pass.push("One two three four five six ")).toBe("One two ");
    expect(pass.push("seven ")).toBe("three ");
    expect(pass.end()).toBe("four five six seven ");
  });

  test("hold nothing back where no rule changes words", () => {
    const pass = new VoicePass([{ locale: "en", kind: "STYLE", term: "short" }]);
    expect(pass.push("One")).toBe("One");
  });
});
