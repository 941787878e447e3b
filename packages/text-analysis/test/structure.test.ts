import { describe, expect, test } from "@jest/globals";
import { headingFaults, headingsOf, paragraphsOf, sentencesOf } from "../src/index.ts";
import { readabilityOf } from "../src/score/index.ts";
import { keywordUse, placesOf } from "../src/search/index.ts";

const MARKDOWN =
  "# Dates\n\nFirst paragraph here.\nStill the first.\n\n### Too deep\n\n- a list\n- of things\n\n```\n# code\n```\n\n> quoted\n\nSecond one.\n\n# Again\n";

describe("structure", () => {
  test("headings with their levels, not those in code", () => {
    expect(headingsOf(MARKDOWN).map(({ level, text }) => [level, text])).toEqual([
      [1, "Dates"],
      [3, "Too deep"],
      [1, "Again"],
    ]);
  });
  test("a skipped level and a second title are faults", () => {
    expect(headingFaults(headingsOf(MARKDOWN)).map(({ text }) => text)).toEqual(["Too deep", "Again"]);
    expect(headingFaults(headingsOf("# A\n\n## B\n\n### C\n\n## D"))).toEqual([]);
  });
  test("paragraphs are running text alone, with their places", () => {
    const paragraphs = paragraphsOf(MARKDOWN);
    expect(paragraphs.map(({ text }) => text)).toEqual(["First paragraph here.\nStill the first.", "Second one."]);
    for (const { text, start, end } of paragraphs) expect(MARKDOWN.slice(start, end)).toBe(text);
  });
});

describe("sentences", () => {
  test.each([
    ["One. Two! Three?", ["One.", "Two!", "Three?"]],
    ["Costs 3.5 today. See noor.example now.", ["Costs 3.5 today.", "See noor.example now."]],
    ["Use soft ones, e.g. Sukkari. Done", ["Use soft ones, e.g. Sukkari.", "Done"]],
    ["She said “stop.” Then left.", ["She said “stop.”", "Then left."]],
    ["هل تسأل؟ نعم. هذا جواب…", ["هل تسأل؟", "نعم.", "هذا جواب…"]],
    ["قال د. سالم ذلك. ثم مضى.", ["قال د. سالم ذلك.", "ثم مضى."]],
    ["السعر 200 ر.س. للقطعة. اطلبه.", ["السعر 200 ر.س. للقطعة.", "اطلبه."]],
    ["يكلف 50 ج.م. أو 3 د.ك. فقط.", ["يكلف 50 ج.م. أو 3 د.ك. فقط."]],
    ["كتب ج. ر. تولكين القصة في ش. النيل.", ["كتب ج. ر. تولكين القصة في ش. النيل."]],
    ["a line\nanother", ["a line", "another"]],
    ["... — !", []],
    ["", []],
  ])("%p are %p", (text, expected) => {
    const sentences = sentencesOf(text);
    expect(sentences.map((sentence) => sentence.text)).toEqual(expected);
    for (const { text: shown, start, end } of sentences) expect(text.slice(start, end)).toBe(shown);
  });
});

describe("readability", () => {
  test("counts words, sentences and long words by Lix", () => {
    const { words, sentences, wordsPerSentence, longWords, lix } = readabilityOf(
      "We write short words. Internationalisation complicates everything.",
      "en",
    );
    expect({ words, sentences, wordsPerSentence }).toEqual({ words: 7, sentences: 2, wordsPerSentence: 3.5 });
    expect(longWords).toBeCloseTo(3 / 7);
    expect(lix).toBeCloseTo(3.5 + 300 / 7);
  });
  test("doesn't take an Arabic word for long because of its article", () => {
    expect(readabilityOf("والكتاب وبالبيت وللعلم.", "ar").longWords).toBe(0);
    expect(readabilityOf("المسؤوليات الاجتماعية.", "ar").longWords).toBe(1);
  });
  test("a hard text has a higher figure than an easy one, in both languages", () => {
    const easy = { en: "We sell dates. They are soft. Ask us.", ar: "نبيع التمر. وهو طري. اسألنا." };
    const hard = {
      en: "Notwithstanding considerable organisational heterogeneity, interdisciplinary stakeholders increasingly acknowledge infrastructural interdependencies.",
      ar: "وعلى الرغم من التباينات المؤسساتية الاستراتيجية المتعددة فإن المستفيدين يستشعرون المسؤوليات الاجتماعية المستقبلية المترتبة على الاستثمارات.",
    };
    for (const locale of ["en", "ar"] as const)
      expect(readabilityOf(hard[locale], locale).lix).toBeGreaterThan(readabilityOf(easy[locale], locale).lix + 20);
  });
  test("names long sentences and paragraphs by their places", () => {
    const text = `Short one. ${"word ".repeat(30).trim()}.\n\n${"Some words go on. ".repeat(40).trim()}`;
    const { longSentences, longParagraphs } = readabilityOf(text, "en");
    expect(longSentences.map(({ start, end }) => text.slice(start, end))).toEqual([`${"word ".repeat(30).trim()}.`]);
    expect(longParagraphs).toHaveLength(1);
    expect(text.slice(longParagraphs[0]?.start).startsWith("Some words")).toBe(true);
  });
  test("an empty text has no figures", () => {
    expect(readabilityOf("", "ar")).toMatchObject({ words: 0, sentences: 0, wordsPerSentence: 0, longWords: 0, lix: 0 });
  });
});

describe("a keyword", () => {
  test.each([
    ["Madinah dates are soft. We love MADINAH DATES.", "madinah dates", 2],
    ["Dates from Madinah", "madinah dates", 0],
    ["تمور المدينة طرية، ولتمور المدينةِ طعم.", "تمور المدينة", 2],
    ["تمورنا من المدينة", "تمور المدينة", 0],
    ["إعلانات اعلان", "إعلان", 2],
    ["Madinah\n\ndates", "madinah dates", 0],
    ["any", " ", 0],
  ])("in %p, %p stands %i times", (text, keyword, count) => {
    expect(placesOf(text, keyword)).toHaveLength(count);
  });
  test("is looked for where it counts", () => {
    const text = "# Madinah dates\n\nWe grow them.\n\n## Storing Madinah dates\n\nKeep them cool.";
    expect(keywordUse(text, "Madinah dates")).toMatchObject({
      count: 2,
      inFirstHeading: true,
      inFirstParagraph: false,
      inSubheadings: true,
    });
    expect(keywordUse("", "dates")).toMatchObject({ count: 0, density: 0 });
  });
});
