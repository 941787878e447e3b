import { describe, expect, test } from "@jest/globals";
import { compose } from "../src/composer/compose.ts";
import { emptyBrief, emptyCompany, LENGTHS } from "../src/writing/assignment.ts";
import { type SeoFix, structureOf } from "../src/writing/structures.ts";
import { SELECTION_KINDS, type ContentType, type Locale, type TextKind } from "../src/writing/terms.ts";
import { assignment, voiceOf, withRules } from "./assignments.ts";

const LOCALES: readonly Locale[] = ["en", "ar"];
const TYPES: readonly ContentType[] = ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"];
const FIELDS = [
  "title",
  "idea",
  "ideaExplanation",
  "objective",
  "details",
  "writerRole",
  "sharingStyle",
  "framework",
  "vision",
  "mission",
  "goal",
  "slogan",
  "targetMarket",
  "scopeOfImpact",
  "character",
  "language",
  "persona.name",
  "persona.ageRange",
  "persona.role",
  "description",
  "somethingElse",
];
const LISTS = [
  "topics",
  "keywords",
  "tools",
  "values",
  "competitors",
  "persona.needs",
  "persona.pains",
  "persona.channels",
  "brandVoice.personality",
  "brandVoice.goals",
  "brandVoice.tags",
];
const KINDS: readonly TextKind[] = [
  "FIELD",
  "IDEAS",
  "OBJECTIVES",
  "OUTLINE",
  "ARTICLE",
  "REWRITE",
  "SHORTEN",
  "EXPAND",
  "SUMMARIZE",
  "SEO_FIX",
  "ALT_TEXT",
  "IMAGE",
];

const words = (text: string) => text.split(/\s+/).length;
const fields = { IDEAS: {}, FIELD: { field: "idea" } } as Partial<Record<TextKind, object>>;
const of = (locale: Locale, kind: TextKind, change = {}) =>
  assignment(locale, {
    kind,
    ...(SELECTION_KINDS.includes(kind) ? { selection: voiceOf(locale).selection } : {}),
    ...fields[kind],
    ...change,
  });

describe.each(LOCALES)("the offline composer in %s", (locale) => {
  const known = voiceOf(locale);

  test.each(LENGTHS)("gives each topic of an article a section with prompts, what the brief says first: %s", (length) => {
    const { text } = compose(assignment(locale, { length }));
    const headings = text
      .split("\n")
      .filter((line) => line.startsWith("## "))
      .map((line) => line.slice(3));
    expect(headings).toEqual(expect.arrayContaining([...known.topics]));
    expect(text.split("\n\n")[1]).toContain(known.idea);
    expect(text.match(/^- ✎ /gm)?.length).toBeGreaterThanOrEqual(2 * known.topics.length);
    const concerns = [...known.needs, ...known.pains].filter((concern) => text.includes(concern));
    expect(concerns).toHaveLength(length === "LOW" ? 0 : 3);
  });

  test("asks of each topic in the way that suits it", () => {
    const topics = {
      en: ["Mistakes to avoid", "What it costs", "Types of implants"],
      ar: ["أخطاء شائعة", "تكلفة الزراعة", "أنواع الزرعات"],
    }[locale];
    const ways = {
      en: [/mistake|instead|notice/, /figure|more|count/, /options|right for|choose/],
      ar: [/خطأ|البديل/, /الرقم|يزيده|حسابه/, /الخيارات|يصلح|تختار/],
    }[locale];
    for (let variant = 0; variant < 4; variant += 1) {
      const { text } = compose(assignment(locale, { variant }, { topics }));
      const sections = topics.map((topic) => text.split(`## ${topic}\n\n`)[1]?.split("\n\n")[0] ?? "");
      for (const [at, section] of sections.entries()) expect(section).toMatch(ways[at] as RegExp);
    }
  });

  test.each(["ARTICLE", "POST", "AUDIO_SCRIPT", "VIDEO_SCRIPT"] as const)("tells the writer the tone that was asked for: %s", (type) => {
    const tone = { en: "warm and friendly", ar: "ودود ودافئ" }[locale];
    expect(compose(assignment(locale, { tone }, { type })).text).toMatch(new RegExp(`✎ .*${tone}`));
  });

  test("asks more the longer a text is to be", () => {
    const [low, medium, high] = LENGTHS.map((length) => words(compose(assignment(locale, { length })).text));
    expect(low).toBeGreaterThan(80);
    expect(medium).toBeGreaterThan(low ?? 0);
    expect(high).toBeGreaterThan(1.1 * (medium ?? 0));
  });

  test("takes the headings of the type's structure when there are no topics", () => {
    const { text } = compose(assignment(locale, {}, { topics: [], keywords: [] }));
    expect(text.split("\n").filter((line) => line.startsWith("## ")).length).toBeGreaterThanOrEqual(6);
  });

  test.each(TYPES)("names the brand in every form: %s", (type) => {
    for (let variant = 0; variant < 5; variant += 1) expect(compose(assignment(locale, { variant }, { type })).text).toContain(known.brand);
  });

  test("never writes a tweet of more than 280 characters, however long its parts are", () => {
    const long = (text: string) => Array.from({ length: 20 }, () => text).join(" ");
    for (let variant = 0; variant < 5; variant += 1) {
      const brief = { type: "TWEET", title: long(known.title), idea: long(known.idea), topics: known.topics.map(long) } as const;
      const text = compose(assignment(locale, { variant }, brief)).text;
      expect(text.length).toBeLessThanOrEqual(280);
      expect(text.length).toBeGreaterThan(80);
    }
    // nor when a rule of the voice puts more in the place of one of its words
    const tweet = assignment(locale, {}, { type: "TWEET" });
    const [replacement] = /[\p{L}\p{M}]{4,}/u.exec(compose(tweet).text) ?? [];
    const { text, changes } = compose(withRules(tweet, [{ locale, kind: "PREFER", term: "n".repeat(300), replacement }]));
    expect(changes?.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(280);
  });

  test("gives a scene to each topic of a video", () => {
    const { text } = compose(assignment(locale, {}, { type: "VIDEO_SCRIPT" }));
    expect(text.match(/^## /gm)?.length).toBe(known.topics.length + 2);
    for (const topic of known.topics) expect(text).toMatch(new RegExp(`✎ .*[“«]${topic}[”»]`));
  });

  test("writes no banned word that has a replacement, not even one of the brief's own, and no template's remains", () => {
    const banned = { en: ["decide", "question", "Healing", "easy", "small"], ar: ["السؤال", "خطوة", "التعافي", "سهل", "قرار"] }[locale];
    const instead = { en: ["choose", "query", "recovery", "simple", "little"], ar: ["الطلب", "مرحلة", "الشفاء", "يسير", "رأي"] }[locale];
    const rules = banned.map((term, at) => ({ locale, kind: "BAN" as const, term, replacement: instead[at] }));
    for (const kind of KINDS)
      for (const type of TYPES) {
        const { text, items } = compose(withRules({ ...of(locale, kind), brief: { ...assignment(locale).brief, type } }, rules));
        for (const term of banned) {
          const whole = new RegExp(`(?<![\\p{L}\\p{M}])${term}(?![\\p{L}\\p{M}])`, "iu");
          expect(text).not.toMatch(whole);
          expect(JSON.stringify(items ?? [])).not.toMatch(whole);
        }
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|[{}]/);
        expect(text).not.toMatch(/\S {2,}\S|\( *\)|«\s*»|“\s*”|\*\*\s*\*\*/);
      }
  });

  test("writes a preferred word in place of the one it replaces, the glossary's spelling, and the words the brand likes", () => {
    const terms = {
      en: { from: "clinic", to: "practice", glossary: "Dental Implant", liked: "unhurried care" },
      ar: { from: "العيادة", to: "المصحة", glossary: "زراعةُ الأسنان", liked: "عناية بلا عجلة" },
    }[locale];
    const { text } = compose(
      withRules(assignment(locale, {}, { details: locale === "en" ? "A DENTAL IMPLANT takes time" : "زراعة الاسنان تحتاج إلى وقت" }), [
        { locale, kind: "PREFER", term: terms.to, replacement: terms.from },
        { locale, kind: "GLOSSARY", term: terms.glossary },
        { locale, kind: "PREFER", term: terms.liked },
        { locale: locale === "en" ? "ar" : "en", kind: "BAN", term: known.brand },
      ]),
    );
    expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${terms.from}(?!\\p{L})`, "iu"));
    expect(text.toLowerCase()).toContain(terms.to);
    expect(text).toContain(terms.glossary);
    expect(text).not.toMatch(locale === "en" ? /DENTAL|dental implant/ : /الاسنان|زراعة الأسنان/);
    expect(text).toContain(terms.liked);
    expect(text).toContain(known.brand);
  });

  test.each([...KINDS])("writes variants that really differ, and the same text for the same assignment: %s", (kind) => {
    const texts = [0, 1, 2, 3, 4].map((variant) => compose(of(locale, kind, { variant })).text);
    const several = 5;
    expect(new Set(texts).size).toBeGreaterThanOrEqual(several);
    expect(compose(of(locale, kind)).text).toBe(texts[0]);
    for (const text of texts) expect(text.length).toBeGreaterThan(5);
  });

  test.each(FIELDS)("fills the field %s with one value", (field) => {
    const values = [0, 1, 2, 3, 4].map((variant) => compose(assignment(locale, { kind: "FIELD", field, variant })));
    expect(new Set(values.map(({ text }) => text)).size).toBe(5);
    for (const { text, items } of values) {
      expect(items).toBeUndefined();
      expect(text).not.toContain("\n");
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });

  test.each(LISTS)("fills the field %s with a list, one item a line", (field) => {
    const [first, second] = [0, 1].map((variant) => compose(assignment(locale, { kind: "FIELD", field, variant })));
    expect(first?.items?.length).toBeGreaterThanOrEqual(3);
    expect(first?.text.split("\n")).toEqual(first?.items);
    expect(new Set(first?.items).size).toBe(first?.items?.length);
    expect(second?.text).not.toBe(first?.text);
  });

  test("asks for a field of a company that has no name yet", () => {
    const { text } = compose({
      kind: "FIELD",
      field: "vision",
      locale,
      company: emptyCompany,
      brief: emptyBrief,
      length: "MEDIUM",
      variant: 0,
    });
    expect(text).toMatch(/^✎ /);
    expect(text).not.toMatch(/undefined/);
  });

  test("gives ideas, objectives and an outline as items", () => {
    for (const kind of ["IDEAS", "OBJECTIVES"] as const) {
      const { items, text } = compose(assignment(locale, { kind, length: "HIGH" }));
      expect(items).toHaveLength(5);
      for (const item of items as { title: string; explanation: string }[]) {
        expect(item.explanation).toMatch(/^✎ .{20}/);
        expect(text).toContain(item.title);
      }
    }
    const { items } = compose(assignment(locale, { kind: "OUTLINE" }));
    expect((items as { title: string }[]).map(({ title }) => title)).toEqual(expect.arrayContaining([...known.topics]));
  });

  test.each(["IDEAS", "OBJECTIVES", "OUTLINE", "SEO_FIX", "IMAGE"] as const)("keeps to the schema that models are held to: %s", (kind) => {
    for (const length of LENGTHS)
      for (let variant = 0; variant < 3; variant += 1) {
        const asked = of(locale, kind, { length, variant, selection: kind === "SEO_FIX" ? known.selection : undefined });
        const { items, text } = compose(asked);
        expect(structureOf(asked)?.schema.safeParse({ items }).error).toBeUndefined();
        expect(text).toBe(structureOf(asked)?.render(items ?? [], locale));
      }
  });

  test("proposes changes for search that quote the text and keep within what is shown", () => {
    const selection = `# ${known.title}\n\n${"A sentence that says little. ".repeat(40).trim()}\n\n${known.selection}`;
    const { items } = compose(of(locale, "SEO_FIX", { selection, length: "HIGH" }));
    const fixes = items as SeoFix[];
    expect(fixes.map(({ part }) => part)).toEqual(
      expect.arrayContaining(["title", "description", "introduction", "paragraph", "questions"]),
    );
    for (const { part, before, after } of fixes) {
      expect(selection).toContain(before);
      expect(after).not.toBe(before);
      if (part === "title") expect(after.length).toBeLessThanOrEqual(60);
      if (part === "description") expect(after.length).toBeLessThanOrEqual(155);
    }
  });

  test("describes pictures in the words that were given, within 125 characters", () => {
    const told = { en: "photo of two cups on a wooden table.jpg", ar: "صورة لفنجانين على طاولة خشبية" }[locale];
    const alt = (selection: string, variant = 0) => compose(of(locale, "ALT_TEXT", { selection, variant })).text;
    expect(alt(told)).toBe({ en: "Two cups on a wooden table", ar: told }[locale]);
    expect(alt("IMG_2034.jpg")).not.toContain("IMG");
    expect(alt(`${told} `.repeat(20)).length).toBeLessThanOrEqual(125);
  });

  test("shortens, summarises, expands and rewrites what was selected", () => {
    const edit = (kind: TextKind) => compose(of(locale, kind)).text;
    const { selection } = known;
    expect(words(edit("SHORTEN"))).toBeLessThan(words(selection));
    expect(edit("SHORTEN")).not.toContain("(");
    const expanded = edit("EXPAND");
    expect(expanded.startsWith(selection)).toBe(true);
    expect(expanded.match(/^✎ /gm)).toHaveLength(2);
    const roundabout = { en: ["In order to choose, ask.", "To choose, ask."], ar: ["نفتح في الوقت الراهن.", "نفتح الآن."] }[locale];
    expect(compose(of(locale, "REWRITE", { selection: roundabout[0] })).text).toBe(roundabout[1]);
    expect(words(edit("SUMMARIZE"))).toBeLessThan(words(selection));
  });

  test("keeps headings, lists and paragraphs of a selection apart", () => {
    const selection = `## ${known.title}\n\n${known.selection}\n\n- ${known.topics[0]}\n- ${known.topics[1]}`;
    const text = compose(of(locale, "REWRITE", { selection })).text;
    expect(text).toContain(`## ${known.title}`);
    expect(text).toContain(`- ${known.topics[0]}\n- ${known.topics[1]}`);
  });

  test("says that it cannot translate, and lays out the work instead", () => {
    const other = locale === "en" ? "ar" : "en";
    const { selection } = voiceOf(other);
    const sheet = (variant: number) => compose(assignment(locale, { kind: "TRANSLATE", selection, variant })).text;
    expect(sheet(0)).toMatch({ en: /^✎ Not translated/, ar: /^✎ لم يُترجم هذا النص/ }[locale]);
    expect(sheet(0)).toContain(selection);
    expect(new Set([0, 1, 2, 3, 4].map(sheet)).size).toBe(5);
  });

  test("invents no figures", () => {
    for (const kind of KINDS)
      for (let variant = 0; variant < 5; variant += 1) expect(compose(of(locale, kind, { variant })).text).not.toMatch(/\d|[٠-٩]|%/);
  });
});

describe("English", () => {
  test("a brand whose name ends with a full stop ends its sentence", () => {
    const about = assignment("en");
    const { text } = compose({ ...about, company: { ...about.company, brandName: "Rutab & Co." } });
    expect(text).toContain("Rutab & Co.");
    expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
  });
});

describe("Arabic", () => {
  test("uses Arabic punctuation throughout, also where the brief has Latin marks", () => {
    for (const kind of KINDS)
      for (const type of TYPES) {
        const brief = { ...assignment("ar").brief, type, idea: "هل تسأل أولًا, أم تقرر أولًا?", details: "اكتب ببساطة; بلا مبالغة" };
        const { text } = compose({ ...of("ar", kind), brief });
        expect(text).not.toMatch(/[\u0600-\u06FF»]\s*[,;?]/);
        expect(text.replaceAll(/[*#_\s\d.:!()-]/g, "")).not.toMatch(/[A-Za-z]/);
      }
  });

  test("finds a banned word with what is written onto it and with harakat", () => {
    const text = compose(
      withRules(assignment("ar", { kind: "REWRITE", selection: "السعرُ والسِّعر وبالسعر كلها واحدة. والسعرات غيرها." }), [
        { locale: "ar", kind: "BAN", term: "سعر", replacement: "ثمن" },
      ]),
    ).text;
    expect(text).not.toMatch(/س\p{M}*عر(?!ات)/u);
    expect(text).toContain("السعرات");
  });
});
