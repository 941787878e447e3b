import { businessActivities } from "@muhtawa/contracts";
import { sentences, words } from "../composer/prose.ts";
import type { Locale } from "../writing/terms.ts";
import { allOf, languageOf, type Passage, type SourceText } from "./brand-source.ts";
import { CUES } from "./cues.ts";
import { bare, type BrandField, type BrandProposal, FIELD_LIMITS, grounded, type Proposed } from "./proposal.ts";

/** Fields whose entries stand in one line, or in the short lines below a heading. */
const LISTS: ReadonlySet<BrandField> = new Set(["VALUE", "PERSONALITY", "PREFERRED_WORD", "BANNED_WORD"]);
/** Words of an entry. */
const LONGEST_ENTRY = 6;
/** Passages below a heading that are looked at. */
const BELOW = 12;

/**
 * What a source says word for word of what a company's form asks for: by its title, by headings and labels, and by sentences that say
 * vision, mission and the like. Nothing is reworded, nothing is guessed from what isn't said.
 */
export function extractBrand(source: SourceText): BrandProposal[] {
  const locale = languageOf(source);
  return grounded([...labelled(source, locale), ...named(source), ...said(source, locale), ...ruled(source, locale)], source, locale);
}

const LABEL = /^([^:：]{2,40})[:：]\s?(\S.*)$/u;
const labelOf = (text: string) => (text.length <= 60 ? bare(text) : "");

/** `Our vision: …`, and what stands below a heading that says so. */
function labelled({ passages }: SourceText, locale: Locale): Proposed[] {
  const known = CUES[locale].labels;
  const fieldsOf = (label: string) => (Object.hasOwn(known, label) ? (known[label] ?? []) : []);
  return passages.flatMap((passage, at) => {
    const [, label = "", rest = ""] = LABEL.exec(passage.text) ?? [];
    const beside = fieldsOf(labelOf(label));
    if (rest && beside.length > 0) return beside.flatMap((field) => valuesIn(field, rest, passage.text));
    const below = fieldsOf(labelOf(passage.text));
    return below.flatMap((field) => (LISTS.has(field) ? listBelow(field, passages, at) : firstBelow(field, passages, at)));
  });
}

function firstBelow(field: BrandField, passages: readonly Passage[], at: number): Proposed[] {
  const next = passages[at + 1];
  return next?.place === "TEXT" ? valuesIn(field, next.text, next.text) : [];
}

/** The short lines after a heading, up to the next one; or the entries of the one line there is. */
function listBelow(field: BrandField, passages: readonly Passage[], at: number): Proposed[] {
  const after = passages.slice(at + 1, at + 1 + BELOW);
  const end = after.findIndex(({ place, text }) => place === "HEADING" || words(text).length > LONGEST_ENTRY);
  const lines = after.slice(0, end < 0 ? after.length : end);
  if (lines.length === 0) return after[0]?.place === "TEXT" ? valuesIn(field, after[0].text, after[0].text) : [];
  return lines.flatMap(({ text }) => valuesIn(field, text, text));
}

const ENTRY_MARK = /^[-•·*\d.)\s]+/;
const QUOTES = /["“”«»]/g;

function valuesIn(field: BrandField, text: string, quote: string): Proposed[] {
  if (!LISTS.has(field)) {
    const value = text.length <= FIELD_LIMITS[field] ? text : (sentences(text)[0] ?? "");
    return value === "" ? [] : [{ field, value, quote }];
  }
  return text
    .split(/[,،;؛•]|\sand\s|\.(?:\s|$)/)
    .map((entry) => entry.replace(ENTRY_MARK, "").replace(QUOTES, "").trim())
    .map((entry, at) => (at > 0 && entry.startsWith("وال") ? entry.slice(1) : entry))
    .filter((entry) => entry !== "" && words(entry).length <= LONGEST_ENTRY)
    .map((value) => ({ field, value, quote }));
}

const PARTS_OF_TITLE = /\s[|–—·•-]\s|\s?[|]\s?/;
const OWNER = /[©ⓒ]\s?(?:\d{4}(?:\s?[–-]\s?\d{4})?)?\s?([^.,|،]{2,80})/u;
const RIGHTS = /\s(?:all rights reserved|جميع الحقوق محفوظة)/iu;
/** Words of a name. */
const LONGEST_NAME = 5;

/** The names and the slogan, by what a page's title, its first heading and its line of rights say. */
function named(source: SourceText): Proposed[] {
  const { passages, siteName } = source;
  const title = passages.find(({ place }) => place === "TITLE")?.text ?? "";
  const parts = title.split(PARTS_OF_TITLE).map((part) => part.trim());
  const brand = siteName ?? (parts.length > 1 ? nameAmong(parts, source) : undefined);
  const found: Proposed[] = [];
  const rights = passages.find(({ text }) => OWNER.test(text));
  const owner = rights && OWNER.exec(rights.text)?.[1]?.split(RIGHTS)[0]?.trim();
  if (rights && owner && words(owner).length <= LONGEST_NAME + 3) found.push({ field: "COMPANY_NAME", value: owner, quote: rights.text });
  if (brand) {
    const quote = siteName ?? title;
    found.push({ field: "COMPANY_NAME", value: brand, quote }, { field: "BRAND_NAME", value: brand, quote });
  }
  const heading = title === "" ? undefined : passages.find(({ place }) => place === "HEADING")?.text;
  if (brand && heading && heading.length <= 80 && bare(heading) !== bare(brand) && words(heading).length >= 3)
    found.push({ field: "SLOGAN", value: heading, quote: heading });
  return found;
}

/** Of a title's parts the one that is a name: short, and said most often. */
function nameAmong(parts: readonly string[], source: SourceText): string | undefined {
  const all = ` ${bare(allOf(source))} `;
  const count = (part: string) => all.split(` ${bare(part)} `).length;
  return parts
    .filter((part) => part !== "" && words(part).length <= LONGEST_NAME)
    .map((part) => ({ part, times: count(part) }))
    .toSorted((one, other) => other.times - one.times || one.part.length - other.part.length)[0]?.part;
}

/** Sentences that say what they are; and a page's own description, as it is the nearest to what a company says it is for. */
function said({ passages }: SourceText, locale: Locale): Proposed[] {
  const texts = passages.filter(({ place }) => place !== "HEADING" && place !== "TITLE");
  const all = texts.flatMap(({ text }) => sentences(text));
  const found: Proposed[] = CUES[locale].sentences.flatMap(([field, cue]) => {
    const sentence = all.find((one) => cue.test(one) && words(one).length > 3);
    return sentence === undefined ? [] : [{ field, value: sentence, quote: sentence }];
  });
  const description = passages.find(({ place }) => place === "DESCRIPTION")?.text;
  if (description) found.push({ field: "MISSION", value: description, quote: description });
  const whole = ` ${bare(texts.map(({ text }) => text).join("\n"))} `;
  const activity = businessActivities.find(({ businessActivityEn, businessActivityAr }) =>
    [businessActivityEn, businessActivityAr].some((name) => whole.includes(` ${bare(name)} `)),
  );
  const name = activity && (locale === "ar" ? activity.businessActivityAr : activity.businessActivityEn);
  const where = name && texts.find(({ text }) => ` ${bare(text)} `.includes(` ${bare(name)} `))?.text;
  if (activity && where) found.push({ field: "BUSINESS_ACTIVITY", value: activity.id, quote: where });
  return found;
}

/** Words that are put in quotation marks as wanted or unwanted. */
function ruled({ passages }: SourceText, locale: Locale): Proposed[] {
  const { instead, never } = CUES[locale];
  return passages.flatMap(({ text }) => [
    ...[...text.matchAll(instead)].map(([, wanted = "", unwanted = ""]): Proposed => ({
      field: "PREFERRED_WORD",
      value: wanted,
      replacement: unwanted,
      quote: text,
    })),
    ...[...text.matchAll(never)].map(([, term = ""]): Proposed => ({ field: "BANNED_WORD", value: term, quote: text })),
  ]);
}
