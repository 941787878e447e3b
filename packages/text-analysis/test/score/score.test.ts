import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type DocumentNode, gainOf, guidanceOf, overallOf, type ScoredText, scoreOf } from "../../src/score/index.ts";
import { ARABIC, doc, ENGLISH, h, list, p, picture, text } from "./articles.ts";

const failedOf = (scored: ScoredText) =>
  scoreOf(scored)
    ?.checks.filter(({ passed }) => !passed)
    .map(({ id }) => id)
    .toSorted();

/** The text with each block that a predicate takes put in another's place, or left out. */
const changed = (scored: ScoredText, change: (node: DocumentNode, at: number) => readonly DocumentNode[]): ScoredText => ({
  ...scored,
  body: doc(...(scored.body.content ?? []).flatMap(change)),
});
const also = (scored: ScoredText, ...nodes: DocumentNode[]): ScoredText => ({
  ...scored,
  body: doc(...(scored.body.content ?? []), ...nodes),
});
const wordsOf = (node: DocumentNode): string => (node.text ?? "") + (node.content ?? []).map(wordsOf).join("");
const rewritten = (node: DocumentNode, from: RegExp, to: string): DocumentNode => ({
  ...node,
  ...(node.text !== undefined && { text: node.text.replace(from, to) }),
  ...(node.content && { content: node.content.map((child) => rewritten(child, from, to)) }),
});
const reworded = (scored: ScoredText, from: RegExp, to: string): ScoredText => ({ ...scored, body: rewritten(scored.body, from, to) });
const unlinked = (node: DocumentNode, host: string): DocumentNode => ({
  ...node,
  ...(node.marks && { marks: node.marks.filter(({ attrs }) => !String(attrs?.["href"]).includes(host)) }),
  ...(node.content && { content: node.content.map((child) => unlinked(child, host)) }),
});
const note = (said: string, href: string | null): DocumentNode => ({ type: "footnote", attrs: { note: said, href } });
const withoutLink = (scored: ScoredText, host: string): ScoredText => ({ ...scored, body: unlinked(scored.body, host) });

describe.each([
  ["English", ENGLISH],
  ["Arabic", ARABIC],
])("an %s article", (_, good) => {
  const { locale } = good;

  test("with nothing left to wish for has a hundred throughout", () => {
    expect(failedOf(good)).toEqual([]);
    expect(scoreOf(good)).toMatchObject({ seo: 100, geo: 100, readability: 100, voice: 100 });
  });

  test("a check that is passed says what is right and asks for nothing", () => {
    for (const { message } of scoreOf(good)?.checks ?? []) {
      expect(message.en).not.toMatch(/\bshould\b|(?:^|\. )(?:Add|Link|Name|Open) /);
      expect(message.ar).not.toMatch(/ينبغي|(?:^|\. )(?:أضف|اذكر|ابدأ) /);
    }
  });

  test("how hard it is to read is told by Lix, and of Arabic by our own scale with OSMAN beside it", () => {
    const ease = scoreOf(good)?.checks.find(({ id }) => id === "readability.ease");
    for (const said of Object.values(ease?.message ?? {})) {
      expect(said).toMatch(/Lix\W+\d+/);
      expect(/OSMAN\D+\d+\.$/.test(said)).toBe(locale === "ar");
    }
    expect(Object.keys(ease?.message ?? {})).toEqual(["en", "ar"]);
  });

  const banned = locale === "en" ? "Never cheap." : "ليس رخيصا.";
  const long = `${(locale === "en" ? "nevertheless consequently " : "باستخداماتهم المستقبلية ").repeat(13).trim()}.`;
  const saying = locale === "en" ? "These are the best that I have had in years" : "هذا أطيب ما ذقت من التمر في السنين الأخيرة كلها";
  const quotation = { type: "blockquote", content: [p(saying)] };
  test.each<[string, ScoredText, string[]]>([
    ["nobody as its author", changed(good, (node, at) => (at === 0 ? [] : [node])), ["geo.author"]],
    [
      "no author, and no brand either",
      { ...changed(good, (node, at) => (at === 0 ? [] : [node])), brandName: undefined },
      ["geo.author", "seo.structured-data"],
    ],
    ["no picture", changed(good, (node) => (node.type === "image" ? [] : [node])), ["seo.structured-data"]],
    [
      "an opening sentence that results cut off",
      changed(good, (node, at) =>
        at === 1 ? [p(`${wordsOf(node)} `.repeat(3).replaceAll(".", locale === "en" ? " and" : " ثم"))] : [node],
      ),
      ["seo.description-width"],
    ],
    [
      "an opening of a few words",
      changed(good, (node, at) => (at === 1 ? [p(wordsOf(node).slice(0, 40)), node] : [node])),
      ["geo.answer-first", "seo.description-width"],
    ],
    [
      "no names",
      reworded(good, locale === "en" ? /Medina|Ministry of Agriculture/g : /القصيم|وزارة الزراعة/g, locale === "en" ? "it" : "ذلك"),
      ["geo.names"],
    ],
    ["a year gone by in its title", { ...good, title: `${good.title} 2024` }, ["geo.fresh"]],
    ["its own year in its title", { ...good, title: `${good.title} 2026` }, []],
    ["an old year in a title of no known time", { ...good, title: `${good.title} 2024`, year: undefined }, []],
    [
      "figures of long ago",
      also(good, p(locale === "en" ? "According to the ministry 70% came again in 2019." : "بحسب الوزارة عاد 70٪ منهم في 2019.")),
      ["geo.fresh"],
    ],
    [
      "what was now long ago",
      also(good, p(locale === "en" ? "As of 2022 it has 300 palms." : "وحتى اليوم، في 2022، فيها 300 نخلة.")),
      ["geo.fresh"],
    ],
    ["a year that is only told of", also(good, p(locale === "en" ? "It was founded in 1990." : "تأسست عام 1990.")), []],
    ["a saying of nobody's", also(good, quotation), ["geo.quotes-sourced"]],
    [
      "a saying of nobody's in a sentence",
      also(good, p(locale === "en" ? `Guests: “${saying}”.` : `الضيوف: «${saying}».`)),
      ["geo.quotes-sourced"],
    ],
    ["a saying with its speaker before it", also(good, p(locale === "en" ? "Our cook said:" : "قال طاهينا:"), quotation), []],
    [
      "a saying that is signed",
      also(good, { type: "blockquote", content: [p(saying), p(locale === "en" ? "— Huda Omar" : "— هدى عمر")] }),
      [],
    ],
    ["a call-out, which quotes nobody", also(good, { type: "blockquote", attrs: { kind: "TIP" }, content: [p(saying)] }), []],
    ["its brief word for word", also(good, p(good.instructions?.[0] ?? "")), ["readability.brief"]],
    [
      "words to the writer",
      also(good, p(locale === "en" ? "Here is the article for you." : "إليك المقال كما طلبت.")),
      ["readability.brief"],
    ],
    [
      "a place for words to be put",
      also(good, p(locale === "en" ? "Call [insert number] now." : "اتصل على [أدخل الرقم] الآن.")),
      ["readability.brief"],
    ],
    ["a title too short", { ...good, title: good.keywords[0] ?? "" }, ["seo.title-length"]],
    ["a title too long", { ...good, title: `${good.title} ${good.title}` }, ["seo.title-length"]],
    [
      "a title about something else",
      { ...good, title: locale === "en" ? "A walk along the river in spring" : "نزهة على ضفة النهر في الربيع" },
      ["seo.keyword-in-title"],
    ],
    ["no keyword", { ...good, keywords: [" "], title: good.title }, ["geo.answer-first", "seo.keyword"]],
    ["a keyword everywhere", also(good, p(`${good.keywords[0] ?? ""} `.repeat(20))), ["seo.keyword-density"]],
    [
      "headings about something else",
      changed(good, (node) => [
        node.type === "heading" && wordsOf(node).includes(good.keywords[0] ?? "")
          ? h(2, locale === "en" ? "How do you know?" : "كيف تعرف ذلك؟")
          : node,
      ]),
      ["seo.keyword-in-headings"],
    ],
    ["a heading that skips a level", also(good, h(4, "1"), p("2")), ["seo.heading-order"]],
    ["two titles", also(good, h(1, "1"), h(1, "2"), p("2")), ["seo.heading-order"]],
    ["a picture without text", also(good, picture(null)), ["seo.picture-text"]],
    ["no link of one's own", withoutLink(good, "noor.example"), ["seo.own-pages"]],
    ["no source", withoutLink(good, "stats.example"), ["geo.sources"]],
    ["no list", changed(good, (node) => (node.type === "bulletList" ? [] : [node])), ["geo.structured"]],
    ["no figures", reworded(good, /\d+/g, "x"), ["geo.figures"]],
    ["the brand unnamed", reworded(good, locale === "en" ? /Noor/g : /نور/g, locale === "en" ? "She" : "هي"), ["geo.brand-named"]],
    [
      "an opening that is no answer",
      changed(good, (node, at) => (at === 1 ? [p(locale === "en" ? "Read on." : "تابع القراءة."), node] : [node])),
      ["geo.answer-first", "seo.description-width", "seo.keyword-in-opening"],
    ],
    [
      "no questions",
      reworded(
        changed(good, (node) => [node.type === "heading" ? rewritten(node, /^.*$/u, `1 ${good.keywords[0] ?? ""}`) : node]),
        /[؟?]/gu,
        ".",
      ),
      ["geo.questions"],
    ],
    ["a banned word", also(good, p(banned)), ["voice.0"]],
    [
      "long sentences",
      changed(good, (node, at) => (at === 3 ? [node, ...Array.from({ length: 20 }, () => p(long))] : [node])),
      // Of common words, they are still easy enough in Arabic.
      ["geo.sections", ...(locale === "en" ? ["readability.ease"] : []), "readability.sentences", "seo.keyword-spread"],
    ],
    [
      "the keyword at the beginning alone",
      {
        ...good,
        body: doc(
          ...(good.body.content ?? []).map((node, at) =>
            at < 4 ? node : rewritten(node, locale === "en" ? /fresh dates/giu : /التمر الطازج/gu, locale === "en" ? "it" : "ذلك"),
          ),
        ),
      },
      locale === "en" ? ["seo.keyword-density", "seo.keyword-spread"] : ["seo.keyword-spread"],
    ],
    [
      "a share without a source",
      also(good, p(locale === "en" ? "Of all buyers 70% come again." : "يعود إلينا 70٪ من المشترين.")),
      ["geo.figures-sourced"],
    ],
    [
      "a large number without a source",
      also(good, p(locale === "en" ? "They sold 3 million boxes." : "باعت المزارع 3 ملايين علبة.")),
      ["geo.figures-sourced"],
    ],
    ["a share with a link", also(good, p("70% ", text("x", "https://stats.example/a"))), []],
    ["a share with a note that has an address", also(good, p("70%", note("Survey", "https://stats.example/a"))), []],
    ["a share with a note that has none", also(good, p("70%", note("As we think", null))), ["geo.figures-sourced"]],
    [
      "a share that is attributed",
      also(good, p(locale === "en" ? "According to the ministry 70% come again." : "بحسب الوزارة يعود 70٪ منهم.")),
      [],
    ],
    ["a price and a year", also(good, p(locale === "en" ? "In 2025 it was 300 riyals." : "كان في 2025 بسعر 300 ريال.")), []],
    ["a space before a full stop", also(good, p("1 .")), ["readability.spacing"]],
    ["two spaces between words", also(good, p("1  2")), ["readability.spacing"]],
  ])("%s is told", (__, scored, expected) => {
    expect(failedOf(scored)).toEqual(expected);
  });

  test("what is written for experts may be harder to read", () => {
    const hard = changed(good, (node, at) => (at === 3 ? [node, ...Array.from({ length: 4 }, () => p(long))] : [node]));
    const ease = (level: NonNullable<ScoredText["level"]>) =>
      scoreOf({ ...hard, level })?.checks.find(({ id }) => id === "readability.ease");
    expect(ease("BASIC")?.message.en).toContain(locale === "en" ? "up to 45" : "50 or more");
    expect(ease("SPECIALIZED")?.message.en).toContain(locale === "en" ? "up to 66" : "5 or more");
  });
});

test("Arabic with marks of English, two kinds of digits and stretched words is told so", () => {
  expect(failedOf(also(ARABIC, p("جاء, ثم ذهب.")))).toEqual(["readability.punctuation"]);
  expect(failedOf(also(ARABIC, p("بعد ٣ أيام.")))).toEqual(["readability.digits"]);
  expect(failedOf(also(ARABIC, p("تمـــر طيب.")))).toEqual(["readability.stretching"]);
  for (const text of ["يصور iPhone 17 Pro التمر.", "يفهم خبراء الـSEO ذلك."]) expect(failedOf(also(ARABIC, p(text)))).toEqual([]);
});

test("an Arabic keyword is found with its clitics, harakat and other spellings of hamza", () => {
  const scored = { ...ARABIC, title: "أسرار في التَّمر الطازج لا يعرفها إلا القليل" };
  expect(failedOf(scored)).not.toContain("seo.keyword-in-title");
});

const short = (type: ScoredText["type"], written: string): ScoredText => ({
  locale: "en",
  type,
  title: "Fresh dates for every table this year",
  keywords: ["fresh dates"],
  internalLinks: [],
  rules: [],
  body: doc(p(written)),
});

test.each<[ScoredText["type"], string, string[]]>([
  ["TWEET", "Fresh dates are here. #dates", []],
  ["TWEET", `Fresh dates ${"x".repeat(270)} #dates`, ["seo.length"]],
  ["TWEET", "Fresh dates are here.", ["seo.hashtags"]],
  ["POST", "Fresh dates. #a", ["seo.length"]],
  ["POST", `Fresh dates. ${"We pick them at dawn. Then we pack them. ".repeat(3)}#a #b #c #d #e #f`, ["seo.hashtags"]],
  ["DESCRIPTION", `Fresh dates. ${"We pick them at dawn. Then we pack them. ".repeat(3)}`, []],
  ["AUDIO_SCRIPT", "Fresh dates.", ["seo.length"]],
  ["VIDEO_SCRIPT", `Fresh dates. ${"We pick them at dawn. Then we pack them. ".repeat(12)}`, []],
])("a %s: %p", (type, written, expected) => {
  expect(failedOf(short(type, written))).toEqual(expected);
});

test("the same words begin sentences, and are told, in English too", () => {
  const said = short("POST", `Fresh dates. ${"We pick them at dawn. ".repeat(5)}#a`);
  expect(failedOf(said)).toEqual(["readability.starts"]);
});

test("a post is as long as X counts it: letters one, addresses 23, emoji two", () => {
  const counted = (written: string) =>
    Number(/\d+/.exec(scoreOf(short("TWEET", written))?.checks.find(({ id }) => id === "seo.length")?.message.en ?? "")?.[0]);
  expect(counted("dates")).toBe(5);
  expect(counted("تمر طازج")).toBe(8);
  expect(counted(`a https://example.com/${"x".repeat(100)} b`)).toBe(27);
  expect(counted("a 👨‍👩‍👧‍👦 🇸🇦")).toBe(7);
  expect(counted("a 漢")).toBe(4);
  expect(counted("cafe\u0301")).toBe(4);
});

test("a text without words has no score", () => {
  expect(scoreOf({ ...ENGLISH, body: doc() })).toBeNull();
  expect(scoreOf({ ...ENGLISH, body: doc(p("—"), picture("x")) })).toBeNull();
});

test.each([
  ["English", ENGLISH, "✎ Say whom the cheap fresh dates are for, and why!!"],
  ["Arabic", ARABIC, "✎ قل لمن هذا التمر الرخيص ولماذا!!"],
])("prompts for the writer change nothing about the score of %s text", (_, scored, prompt) => {
  expect(scoreOf(also(scored, p(prompt), list(prompt, prompt)))).toEqual(scoreOf(scored));
  expect(scoreOf({ ...scored, body: doc(p(prompt), list(prompt)) })).toBeNull();
});

test("evidence is short, each once, and of the text", () => {
  const scored = also(ENGLISH, p(`cheap ${"cheap ".repeat(30)}`), list("cheap"), p(text("Cheap")));
  const check = scoreOf(scored)?.checks.find(({ id }) => id === "voice.0");
  expect(check).toMatchObject({ passed: false, severity: "HIGH", fixable: true });
  expect(check?.evidence).toEqual(["cheap", "Cheap"]);
  for (const { evidence } of scoreOf(scored)?.checks ?? []) {
    expect(evidence.length).toBeLessThanOrEqual(5);
    for (const passage of evidence) expect(passage.length).toBeLessThanOrEqual(160);
  }
});

test("every check says why it is made, in both languages, and names a public source where there is one", () => {
  const types = ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"] as const;
  const scored = [ENGLISH, ARABIC].flatMap((good) =>
    types.flatMap((type) => [
      { ...good, type },
      { ...good, type, keywords: [] },
    ]),
  );
  const ids = new Set(scored.flatMap((one) => scoreOf(one)?.checks.map(({ id }) => id) ?? []));
  expect(ids.size).toBeGreaterThan(25);
  for (const id of ids) {
    const { why, source } = guidanceOf(id) ?? {};
    expect({ id, en: why?.en }).toEqual({ id, en: expect.stringMatching(/^[A-Z].+\.$/u) });
    expect({ id, ar: why?.ar }).toEqual({ id, ar: expect.stringMatching(/^\p{Script=Arabic}.+\.$/u) });
    if (source) expect(source.url).toMatch(/^https:\/\//);
    else expect(id).toMatch(/^voice\.|^seo\.hashtags$/);
  }
  expect(guidanceOf("seo.unheard-of")).toBeUndefined();
});

test("a check that isn't passed tells what its area gains by it, and the whole is the mean of the four", () => {
  const poor = { ...ENGLISH, title: "Dates" };
  const score = scoreOf(poor);
  if (!score) throw new Error("There are words");
  const [title] = score.checks.filter(({ id }) => id === "seo.title-length");
  const [named] = score.checks.filter(({ id }) => id === "geo.brand-named");
  if (!title || !named) throw new Error("Both are checked");
  const mended = scoreOf({ ...poor, title: "Dates for your guests, soft and sweet" });
  expect(score.seo + gainOf(score, title)).toBe(mended?.seo);
  expect(gainOf(score, title)).toBeGreaterThan(0);
  expect(gainOf(score, named)).toBe(0);
  expect(overallOf({ seo: 10, geo: 20, readability: 30, voice: 41 })).toBe(25);
});

describe("whatever is written", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "b", "ن", "م", " ", "،", ".", "1"), maxLength: 60 });
  const inTitle = (scored: ScoredText) => scoreOf(scored)?.checks.find(({ id }) => id === "seo.keyword-in-title")?.passed;

  test.each([ENGLISH, ARABIC])("to write the keyword into the title never lowers that check (%#)", (good) => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(inTitle({ ...good, title: `${before} ${good.keywords[0] ?? ""} ${after}` })).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("the order of a voice's rules changes no number", () => {
    const rules = ["cheap", "dawn", "farm", "olive", "gate"].map((term) => ({ locale: "en" as const, kind: "BAN" as const, term }));
    const numbersOf = (some: typeof rules) => {
      const { seo, geo, readability, voice } = scoreOf({ ...ENGLISH, rules: some }) ?? {};
      return [seo, geo, readability, voice];
    };
    const expected = numbersOf(rules);
    fc.assert(
      fc.property(fc.shuffledSubarray(rules, { minLength: rules.length }), (some) => expect(numbersOf(some)).toEqual(expected)),
      { numRuns: 20 },
    );
  });

  test("measuring leaves the text as it is", () => {
    for (const good of [ENGLISH, ARABIC]) {
      const before = structuredClone(good);
      scoreOf(good);
      expect(good).toEqual(before);
    }
  });
});

const anyNode = fc.letrec<{ node: DocumentNode }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        "doc",
        "paragraph",
        "heading",
        "bulletList",
        "listItem",
        "table",
        "codeBlock",
        "image",
        "text",
        "hardBreak",
        "blockquote",
      ),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }), alt: fc.option(fc.string()) }),
      text: fc.string({ unit: fc.constantFrom("a", "ن", " ", ".", "#", "\n", "؟", "1", "٢", "ـ", "-", "|") }),
      content: fc.array(tie("node"), { maxLength: 4 }),
    },
    { requiredKeys: ["type"] },
  ),
})).node;

test("any document has the same score twice, of 0 to 100, told whole in both languages", () => {
  fc.assert(
    fc.property(
      anyNode,
      fc.constantFrom("en" as const, "ar" as const),
      fc.constantFrom("ARTICLE" as const, "POST" as const, "TWEET" as const),
      (body, locale, type) => {
        const scored: ScoredText = { ...ENGLISH, locale, type, body };
        const score = scoreOf(scored);
        expect(scoreOf(scored)).toEqual(score);
        if (score === null) return;
        for (const value of [score.seo, score.geo, score.readability, score.voice]) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(new Set(score.checks.map(({ id }) => id)).size).toBe(score.checks.length);
        for (const { message } of score.checks) for (const told of Object.values(message)) expect(told).not.toMatch(/undefined|NaN|^\s*$/);
      },
    ),
    { numRuns: 300 },
  );
});
