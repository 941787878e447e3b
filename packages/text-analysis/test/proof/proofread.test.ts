import { beforeAll, describe, expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { mend, proofread, type ProofOptions } from "../../src/index.ts";

let lexicon: ProofOptions["lexicon"];
beforeAll(async () => {
  lexicon = await lexiconOf("ar");
}, 300_000);

const found = (text: string, options: Partial<ProofOptions> = {}) =>
  proofread(text, { locale: "ar", lexicon, ...options }).map(({ kind, start, end, suggestions }) => [
    kind,
    text.slice(start, end),
    suggestions[0],
  ]);

test("places are those of the text as it was given, with harakat and signs beyond the basic plane", () => {
  expect(found("🙂 ذَهَبْتُ الى السُّوق")).toEqual([["HAMZA", "الى", "إلى"]]);
});

test("addresses, code, tags, Latin words and half words are passed over", () => {
  expect(found("راسلنا على a@b.com أو https://x.sa/الى و`الى` مع #الى والـSEO و iPhone 17")).toEqual([]);
});

test("a company's own words are never wrong, whatever is written onto them", () => {
  expect(found("نقدم القهوه لكم")).toEqual([["TA_MARBUTA", "القهوه", "القهوة"]]);
  expect(found("نقدم القهوه لكم", { allow: ["قهوه صدى"] })).toEqual([]);
  for (const written of ["الكرنكس", "والكرنكس", "بالكرنكس", "كالكرنكس", "وبالكرنكس", "للكرنكس", "وللكرنكس"])
    expect(found(`نلتقي ${written} كل صباح`, { allow: ["الكرنكس"] })).toEqual([]);
});

test("of two digit systems the rarer is told, or the one that wasn't chosen", () => {
  expect(found("في 3 مدن و5 أحياء و٧ شوارع")).toEqual([["DIGITS", "٧", "7"]]);
  expect(found("في 3 مدن", { digits: "ARABIC_INDIC" })).toEqual([["DIGITS", "3", "٣"]]);
});

test("adding harakat changes nothing", () => {
  expect(found("هَذِهِ خِدْمَه مُمتازة")).toEqual([["TA_MARBUTA", "خِدْمَه", "خدمة"]]);
  expect(found("اِشتَرَيتُ الكِتابَ مِنَ المَكتَبَةِ")).toEqual([]);
});

describe("it takes time proportional to the text's length", () => {
  test.each(["ذهبت الى السوق و اشتريت خدمه ", "،,؟؟ ( ", "و و و ", "اان ", '«"«', "``````", "١٢3 "])("%j", (piece) => {
    const time = (text: string) => {
      const began = performance.now();
      proofread(text, { locale: "ar", lexicon });
      return performance.now() - began;
    };
    const text = piece.repeat(Math.ceil(12_000 / piece.length));
    time(text);
    const [once, fourTimes] = [Math.min(time(text), time(text)), Math.min(time(text.repeat(4)), time(text.repeat(4)))];
    expect(fourTimes).toBeLessThan(12 * once + 200);
  });
});

describe("it looks a bounded number of words up, whatever is written", () => {
  const TEXT = 50_000;
  /** Words of so many letters of an alphabet, each another one. */
  const words = (alphabet: string, length: number) => {
    const letters = [...alphabet];
    const word = (n: number) =>
      Array.from({ length }, (_, at) => letters[Math.floor(n / letters.length ** (at % 12) + at / 12) % letters.length]).join("");
    return Array.from({ length: Math.ceil(TEXT / (length + 1)) }, (_, n) => word(n)).join(" ");
  };
  test.each([
    ["names of hamza's seats", "اأإآؤئءوي", 6],
    ["alefs of all kinds", "اأإآ", 12],
    ["alefs of all kinds, longer than words are", "اأإآ", 300],
    ["one word", "اأإآبتث", TEXT],
    ["unknown words", "قثصضطكمنته", 12],
  ])("%s", (_, alphabet, length) => {
    let lookUps = 0;
    let suggested = 0;
    const counted: ProofOptions["lexicon"] = {
      accepts: (word) => {
        lookUps += 1;
        return lexicon.accepts(word);
      },
      readings: (word) => lexicon.readings(word),
      suggest: (word, limit) => {
        suggested += 1;
        return lexicon.suggest(word, limit);
      },
    };
    proofread(words(alphabet, length), { locale: "ar", lexicon: counted });
    expect(lookUps).toBeLessThan(8 * TEXT);
    expect(suggested).toBeLessThanOrEqual(100);
  });
});

test("where a final ya is written without dots it is no error, and other errors still are", () => {
  const text = "المتجر الذى فى دبى مصرى، ذهبنا الى السوق علي الطاولة";
  expect(found(text).map(([, written]) => written)).toEqual(expect.arrayContaining(["الذى", "فى", "الى"]));
  expect(found(text, { yaConvention: "UNDOTTED" }).map(([, written]) => written)).toEqual(["الى", "علي"]);
});

test("what is surely wrong and has one right form is mended; the rest stays", () => {
  const text = "ذهبت الى **السوق** و نوفر خدمه ممتازة في زقنوطية";
  expect(mend(text, { locale: "ar", lexicon })).toBe("ذهبت إلى **السوق** ونوفر خدمة ممتازة في زقنوطية");
  const right = mend(text, { locale: "ar", lexicon });
  expect(mend(right, { locale: "ar", lexicon })).toBe(right);
});
