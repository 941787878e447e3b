import { readFile, writeFile } from "node:fs/promises";
import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import type { ScoredText } from "@muhtawa/text-analysis/score";
import { measuredScore } from "../src/entities/score/measured-score.ts";

/*
 * The score of the home page's sample, as the application would show it. Measuring weighs more than the page may, so that the page carries what
 * was measured: `npm run sample -w web` writes it anew.
 */

type Locale = ScoredText["locale"];

const WRITTEN = new URL("../src/features/home/sample-score.json", import.meta.url);

interface Sample {
  figureBrand: string;
  figureText: Record<"title" | "keyword" | "first" | "second" | "third" | "say" | "not", string>;
}

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

async function measured(locale: Locale) {
  const messages = await readFile(new URL(`../src/i18n/${locale}/home.json`, import.meta.url), "utf8");
  const { figureBrand, figureText } = JSON.parse(messages) as Sample;
  const { title, keyword, first, second, third, not } = figureText;
  const score = measuredScore({
    locale,
    type: "POST",
    level: "BASIC",
    title,
    keywords: [keyword],
    brandName: figureBrand,
    internalLinks: [],
    rules: [{ locale, kind: "BAN", term: not }],
    body: { type: "doc", content: [first, second, third].map(paragraph) },
  });
  if (!score) throw new Error(`the sample in ${locale} has no words`);
  const { seo, geo, readability, voice, checks } = score;
  const open = checks.filter(({ passed }) => !passed);
  const kept = checks.filter(({ area, passed }) => area === "VOICE" && passed);
  const shown = [...open, ...kept].map(({ id, passed, gain, message }) => ({ id, passed, gain, message: message[locale] }));
  return { SEO: seo, GEO: geo, READABILITY: readability, VOICE: voice, checks: shown };
}

/** What the home page has to show. */
export async function measureSample() {
  await ensureLexicons();
  return { en: await measured("en"), ar: await measured("ar") };
}

if (import.meta.main) await writeFile(WRITTEN, `${JSON.stringify(await measureSample(), null, 2)}\n`);
