import { describe, expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { proofread } from "@muhtawa/text-analysis";
import { compose } from "../src/composer/compose.ts";
import { sentences } from "../src/composer/prose.ts";
import type { ContentType, Locale, TextKind } from "../src/writing/terms.ts";
import { ARABIC } from "./briefs/arabic.ts";
import { assignmentOf, type TypedBrief } from "./briefs/brief.ts";
import { ENGLISH } from "./briefs/english.ts";

const TYPES: readonly ContentType[] = ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"];
const FIELDS = "title idea ideaExplanation objective details vision mission goal slogan targetMarket persona.role topics keywords".split(
  " ",
);
const CORPUS: Record<Locale, readonly TypedBrief[]> = { en: ENGLISH, ar: ARABIC };
const OTHER: Record<Locale, RegExp> = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u };

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
const valuesOf = (brief: TypedBrief) => Object.values(brief).flat().map(String);
const listed = (line: string) => line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, "");
const isAsked = (line: string) => listed(line).startsWith("✎ ");

/** What readers would get of a text, apart from its headings. */
const statements = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#") && !isAsked(line))
    .flatMap((line) => sentences(listed(line).replaceAll("*", "")));

const article = (brief: TypedBrief, locale: Locale, type: ContentType, variant = 0) => {
  const asked = assignmentOf(brief, locale, { variant });
  return compose({ ...asked, brief: { ...asked.brief, type } }).text;
};

describe.each(["en", "ar"] as const)("thirty briefs and more in %s", (locale) => {
  const corpus = CORPUS[locale];
  const everyText = () =>
    corpus.flatMap((brief) =>
      TYPES.flatMap((type) => [0, 1, 2].map((variant) => ({ brief, type, text: article(brief, locale, type, variant) }))),
    );

  test("are at least thirty", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30);
  });

  test("become texts that state nothing but what the brief does", () => {
    for (const { brief, text } of everyText()) {
      const said = valuesOf(brief).map(bare).join(" ");
      for (const statement of statements(text)) expect(said).toContain(bare(statement));
    }
  });

  test("share no sentence outside of headings and prompts", () => {
    const seen = new Map<string, TypedBrief>();
    for (const { brief, text } of everyText())
      for (const statement of statements(text)
        .map(bare)
        .filter((said) => said.includes(" "))) {
        expect([statement, seen.get(statement) ?? brief]).toEqual([statement, brief]);
        seen.set(statement, brief);
      }
  });

  test("leave no slot open and have prompts under every heading", () => {
    for (const { text } of everyText()) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|“\s*”|«\s*»|\*\*\s*\*\*|^#+\s*$/m);
      expect(text).toMatch(/✎ /);
    }
    for (const brief of corpus) {
      const parts = article(brief, locale, "ARTICLE").split(/^## .+$/m);
      for (const part of parts) expect(part.split("\n").filter(isAsked).length).toBeGreaterThanOrEqual(1);
      expect(parts.length).toBeGreaterThan(3);
    }
  });

  test("keep instructions for the writer and prompts of earlier drafts out", () => {
    for (const { brief, text } of everyText()) {
      for (const given of [brief.details, brief.writerRole]) if (given) expect(text).not.toContain(given);
      expect(text).not.toMatch(/Keep sentences short|Avoid puns|Make sure to|Write a|اجعل الجمل|تجنّب التورية|اجعل النص|اكتب مقالًا/);
      expect(text).not.toContain("✎ ✎");
    }
  });

  test("take no value of the other language", () => {
    for (const { brief, text } of everyText()) expect(text.replaceAll(brief.brand ?? "\0", "")).not.toMatch(OTHER[locale]);
  });

  test("are joined without breaking the grammar that a program can check", () => {
    for (const { text } of everyText()) {
      const prose = text.replaceAll(/^#.*$/gm, "");
      expect(prose).not.toMatch(/\S[ ]{2,}\S| [.،,؛;:؟?!](?:\s|$)|[.،؛]{2}|[؟?][.]/m);
      if (locale === "ar") expect(prose).not.toMatch(/ و (?!\p{Lu})|[\p{Script=Arabic}»][,;?]|في في|عن عن|من من|إلى إلى/u);
      else expect(prose).not.toMatch(/\b(the|a|an|of|in|to|is|your|you) \1\b|\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w/i);
    }
  });

  test("have no finding of the proof checks", async () => {
    const lexicon = await lexiconOf(locale);
    for (const brief of corpus)
      for (const kind of ["ARTICLE", "IDEAS", "OBJECTIVES", "OUTLINE"] as const satisfies readonly TextKind[])
        for (const variant of [0, 1, 2, 3, 4]) {
          const { text } = compose(assignmentOf(brief, locale, { kind, variant, length: "HIGH" }));
          const findings = proofread(text, { locale, lexicon, allow: (brief.brand ?? "").split(" ") });
          const wrong = findings.filter(({ severity }) => severity !== "NOTE");
          expect(wrong.map(({ kind: of, start, end }) => [of, text.slice(start, end)])).toEqual([]);
        }
  });

  test("fill fields with choices, prompts or their own words", () => {
    for (const brief of corpus)
      for (const field of FIELDS) {
        const { text, items } = compose(assignmentOf(brief, locale, { kind: "FIELD", field }));
        expect(text).not.toMatch(/undefined|null|[{}]|“\s*”|«\s*»|إلامَ تنظر|دليل على كيف|من نخدمهم/);
        expect(text.length).toBeGreaterThan(0);
        if (field !== "keywords") continue;
        const said = valuesOf(brief).map(bare).join(" ");
        for (const keyword of items as string[]) if (!keyword.startsWith("✎")) expect(said).toContain(bare(keyword));
      }
  });

  test("a persona begins from the market that was typed", () => {
    for (const brief of corpus.filter(({ market }) => market && !OTHER[locale].test(market)))
      for (const field of ["persona.role", "persona.needs", "persona.pains"])
        expect(compose(assignmentOf(brief, locale, { kind: "FIELD", field })).text).toContain(brief.market);
  });

  test("give ideas, objectives and outlines that ask", () => {
    for (const brief of corpus)
      for (const kind of ["IDEAS", "OBJECTIVES", "OUTLINE"] as const satisfies readonly TextKind[]) {
        const { text } = compose(assignmentOf(brief, locale, { kind }));
        expect(statements(text.replaceAll(/^- \*\*.*\*\*$/gm, ""))).toEqual([]);
        expect(text).toContain("✎ ");
      }
  });
});

describe("edited texts", () => {
  const AR =
    "تقدّم الشركة العديد من الخدمات في الرياض. ومن الجدير بالذكر أن المهندسين يعملون بشكل سريع ودقيق. لذلك يثق بها العملاء (منذ سنوات). وصلت الطلبات في موعدها، مهمة جدًا.";
  const EN =
    "In order to brew coffee (at home) you need a grinder. This is why grinders sell well. Many people buy a kettle. It utilizes little power.";
  const edit = (kind: TextKind, locale: Locale, selection: string, variant = 0) =>
    compose({ ...assignmentOf({}, locale, { kind, variant }), selection }).text;

  test.each(["REWRITE", "SHORTEN"] as const)("%s breaks no sentence", (kind) => {
    for (const variant of [0, 1, 2, 3, 4]) {
      const arabic = edit(kind, "ar", AR, variant);
      expect(arabic).not.toMatch(/كثير من| و | [.،]/u);
      expect(arabic).toMatch(/[.؟]$/);
      const english = edit(kind, "en", EN, variant);
      expect(english).not.toMatch(/ \./);
      for (const part of sentences(english.replaceAll(/^- /gm, ""))) expect(part).toMatch(/^[\p{Lu}✎].*[.?!:]$/u);
    }
    // A sentence that leans on another one stays with it.
    for (const variant of [0, 1, 2, 3]) {
      const short = edit("SHORTEN", "en", EN, variant);
      if (short.includes("This is why")) expect(short).toContain("you need a grinder");
    }
  });

  test("say so when nothing was changed", () => {
    expect(edit("REWRITE", "en", "Dates keep for a year.")).toMatch(/^Dates keep for a year\.\n\n✎ Nothing was changed/);
    expect(edit("SHORTEN", "ar", "يبقى التمر عامًا.")).toMatch(/^يبقى التمر عامًا\.\n\n✎ لم يتغير شيء/);
  });

  test("are summed up in their own sentences, and called that", () => {
    const english = edit("SUMMARIZE", "en", EN);
    expect(english.startsWith("**Selected sentences**")).toBe(true);
    for (const line of english.split("\n").slice(2)) expect(EN).toContain(listed(line));
    expect(edit("SUMMARIZE", "ar", AR).startsWith("**جمل مختارة**")).toBe(true);
  });
});
