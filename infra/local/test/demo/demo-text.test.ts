import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { companyTerms, proofread } from "@muhtawa/text-analysis";
import { begunOn, changedOn } from "../../src/seed/demo/begun-on.ts";
import type { DemoCompany, DemoContent } from "../../src/seed/demo/demo-company.ts";
import { LEADS } from "../../src/seed/demo/leads.ts";
import { pastOf } from "../../src/seed/demo/past-generations.ts";
import { savedOn } from "../../src/seed/demo/saved-on.ts";
import { COMPANIES } from "../../src/seed/demo/seed-demo.ts";
import { ROOT } from "../../src/settings.ts";

type Locale = "en" | "ar";

const lexicons = { en: await lexiconOf("en"), ar: await lexiconOf("ar") };
const isArabic = (text: string) => (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
const localeOf = (text: string): Locale => (isArabic(text) ? "ar" : "en");

/** What a careful reader of the language would have changed. */
function mistakesIn(text: string, locale: Locale, allow: readonly string[]): string[] {
  return proofread(text, { locale, lexicon: lexicons[locale], allow })
    .filter(({ severity }) => severity !== "NOTE")
    .map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

type Terms = Parameters<typeof companyTerms>[0];
const termsOf = ({ company }: DemoCompany) => companyTerms({ ...company } as unknown as Terms);

const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];

const ENUMERATED = /^[A-Z_]+$|^(?:en|ar)$/;
const sentences = (value: unknown) => strings(value).filter((text) => !ENUMERATED.test(text));

const contents: [string, DemoCompany, DemoContent][] = COMPANIES.flatMap((company) =>
  company.projects.flatMap((project) =>
    project.contents.map((content) => [content.needs.title, company, content] as [string, DemoCompany, DemoContent]),
  ),
);

test.each(contents)("%s: every sentence is in the content's language, and the proof checks pass it", (_title, company, content) => {
  const { needs, idea, objectives, tools, texts, picture } = content;
  const told = [...sentences([needs, idea, objectives, tools, texts]), ...(picture ? [picture.alt] : [])];
  const locale = needs.locale as Locale;
  const foreign = told.filter((text) => localeOf(text) !== locale);
  expect(foreign).toEqual([]);
  expect(told.flatMap((text) => mistakesIn(text, locale, termsOf(company)))).toEqual([]);
});

test.each(contents)(
  "%s: what is said of it is written well, and quotes what its text says",
  (_title, company, { texts, discussions = [] }) => {
    for (const { quote, comments } of discussions) {
      if (quote !== undefined) expect(texts?.at(-1)).toContain(quote);
      for (const { text } of comments) expect(mistakesIn(text, localeOf(text), termsOf(company))).toEqual([]);
    }
  },
);

test.each(COMPANIES.map((company) => [company.company.companyName, company] as const))(
  "%s says of itself what the proof checks pass",
  (_name, demo) => {
    const told = sentences([demo.company, demo.logo.alt, demo.projects.map(({ project }) => project)]);
    const mistakes = told.flatMap((text) => text.split(" · ")).flatMap((text) => mistakesIn(text, localeOf(text), termsOf(demo)));
    expect(mistakes).toEqual([]);
  },
);

test("leads write and are noted of in their language, without a mistake", () => {
  const told = LEADS.flatMap(({ locale, message, notes }) => [message, notes].flatMap((text) => (text ? [{ locale, text }] : [])));
  expect(told.filter(({ locale, text }) => localeOf(text) !== locale)).toEqual([]);
  expect(
    told.flatMap(({ locale, text }) =>
      mistakesIn(
        text,
        locale,
        LEADS.map(({ name }) => name),
      ),
    ),
  ).toEqual([]);
});

test("each drawing is shown, and every picture is one of them", () => {
  const drawn = readdirSync(join(ROOT, "infra/local/src/seed/demo/pictures")).map((name) => name.replace(".jpg", ""));
  const shown = COMPANIES.flatMap(({ logo, projects }) => [
    logo,
    ...projects.flatMap(({ picture, contents: of }) => [picture, ...of.flatMap((content) => content.picture ?? [])]),
  ]);
  expect(new Set(shown.map(({ file }) => file))).toEqual(new Set(drawn));
});

test("what appears is spread over the eight weeks before and after the day on which it is made", () => {
  const days = contents.flatMap(([, , { on }]) => (on ? [on.days] : []));
  const weeks = new Set(days.map((day) => Math.floor(day / 7)));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(-56);
  expect(Math.max(...days)).toBeLessThanOrEqual(56);
  expect([...weeks].filter((week) => week < 0).length).toBeGreaterThanOrEqual(6);
  expect([...weeks].filter((week) => week >= 0).length).toBeGreaterThanOrEqual(6);
  expect(contents.filter(([, , { status, on }]) => status === "PUBLISHED" && !(on && on.days < 0))).toEqual([]);
});

const DAY_MS = 86_400_000;
const placed = COMPANIES.flatMap((company) =>
  company.projects.flatMap((project) => project.contents).map((demo, place) => ({ company, demo, place })),
);
const daysAgo = (time: Date) => Math.floor((Date.now() - time.getTime()) / DAY_MS);

test("contents were begun before anything was done with them, and none is from before the eight weeks", () => {
  for (const { company, demo, place } of placed) {
    const begun = begunOn(demo, place);
    const { generations } = pastOf(company, "c", new Map([[demo.needs.title, "c"]]));
    const done = [...(demo.begunWith ? [] : (demo.texts ?? []).map((_, at) => savedOn(demo, at))), changedOn(demo, place)];
    const first = Math.min(...done.map(Number), ...generations.map(({ finishedAt }) => Date.parse(finishedAt)));
    expect([demo.needs.title, begun.getTime() <= first, changedOn(demo, place).getTime() <= Date.now()]).toEqual([
      demo.needs.title,
      true,
      true,
    ]);
    expect(daysAgo(begun)).toBeLessThanOrEqual(57);
  }
});

test("the dashboard has bars on many of its days", () => {
  const days = placed.map(({ demo, place }) => daysAgo(begunOn(demo, place)));
  expect(new Set(days.filter((day) => day < 30)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(days.filter((day) => day < 14)).size).toBeGreaterThanOrEqual(5);
});
