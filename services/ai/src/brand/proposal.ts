import { businessActivities, COMPANY_LISTS, COMPANY_TEXTS, VOICE_RULES } from "@muhtawa/contracts";
import { z } from "zod";
import type { Locale } from "../writing/terms.ts";
import { type Place, readableLine, type SourceText } from "./brand-source.ts";

/** What of a company's form is proposed, and the most characters that the form takes. */
export const FIELD_LIMITS = {
  COMPANY_NAME: COMPANY_TEXTS.companyName,
  BRAND_NAME: COMPANY_TEXTS.brandName,
  SLOGAN: COMPANY_TEXTS.slogan,
  BUSINESS_ACTIVITY: 120,
  VISION: COMPANY_TEXTS.vision,
  MISSION: COMPANY_TEXTS.mission,
  VALUE: COMPANY_LISTS.values.characters,
  TARGET_MARKET: COMPANY_TEXTS.targetMarket,
  PERSONALITY: COMPANY_LISTS["brandVoice.personality"].characters,
  VOICE_LANGUAGE: COMPANY_TEXTS["brandVoice.language"],
  PREFERRED_WORD: VOICE_RULES.term,
  BANNED_WORD: VOICE_RULES.term,
} as const;
export type BrandField = keyof typeof FIELD_LIMITS;
const BRAND_FIELDS = Object.keys(FIELD_LIMITS) as [BrandField, ...BrandField[]];

/** How many of a field there may be; one where nothing is said. */
const SEVERAL: Partial<Record<BrandField, number>> = { VALUE: 10, PERSONALITY: 5, PREFERRED_WORD: 15, BANNED_WORD: 15 };

/** What a writer proposes: every proposal quotes what it was taken from. */
export const proposed = z.object({
  field: z.enum(BRAND_FIELDS),
  value: z.string().trim().min(1).max(2_000),
  /** Of a preferred word what it stands for, of a banned one what is written instead. */
  replacement: z.string().trim().max(VOICE_RULES.replacement).nullish(),
  quote: z.string().trim().min(1).max(1_000),
});
export type Proposed = z.infer<typeof proposed>;

/** What is proposed for one field, with where it was found. */
export interface BrandProposal {
  readonly field: BrandField;
  readonly value: string;
  readonly businessActivityId?: string;
  readonly replacement?: string;
  readonly locale: Locale;
  readonly quote: string;
  readonly place: Place;
  /** Whether the value stands in the quote as it is. */
  readonly isVerbatim: boolean;
}

/** Letters alone: signs, accents and blanks may differ between a passage and its quote. */
export const bare = (text: string): string =>
  readableLine(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const contains = (whole: string, part: string): boolean => part !== "" && ` ${whole} `.includes(` ${part} `);

/**
 * The proposals that can be traced: whose quote stands in the source, and that the form would take. What a writer has made up is left out,
 * and of a field that holds one value all but the first.
 */
export function grounded(items: readonly Proposed[], source: SourceText, locale: Locale, pass = (text: string) => text): BrandProposal[] {
  const passages = [...(source.siteName ? [{ place: "TITLE" as const, text: source.siteName }] : []), ...source.passages].map(
    ({ place, text }) => ({ place, text: bare(text) }),
  );
  const whole = passages.map(({ text }) => text).join(" ");
  const taken = new Map<BrandField, Set<string>>();
  return items.flatMap(({ field, value: given, replacement, quote }) => {
    const words = bare(quote);
    const place = passages.find(({ text }) => contains(text, words))?.place ?? (contains(whole, words) ? "TEXT" : undefined);
    if (place === undefined) return [];
    const activity = field === "BUSINESS_ACTIVITY" ? activityOf(given) : undefined;
    if (field === "BUSINESS_ACTIVITY" && !activity) return [];
    const value = activity ? (locale === "ar" ? activity.businessActivityAr : activity.businessActivityEn) : readableLine(pass(given));
    const others = taken.get(field) ?? new Set();
    if (value === "" || value.length > FIELD_LIMITS[field] || others.has(bare(value)) || others.size >= (SEVERAL[field] ?? 1)) return [];
    taken.set(field, others.add(bare(value)));
    const instead = isRule(field) && replacement ? readableLine(pass(replacement)) : "";
    return {
      field,
      value,
      ...(activity ? { businessActivityId: activity.id } : {}),
      ...(instead ? { replacement: instead } : {}),
      locale,
      quote: clipped(readableLine(quote)),
      place,
      isVerbatim: contains(words, bare(value)),
    };
  });
}

const isRule = (field: BrandField) => field === "PREFERRED_WORD" || field === "BANNED_WORD";

const activityOf = (given: string) =>
  businessActivities.find(({ id, businessActivityAr, businessActivityEn }) =>
    [id, businessActivityEn, businessActivityAr].some((name) => bare(name) === bare(given)),
  );

/** Of a long quote its beginning. */
const MOST_QUOTE = 400;
const clipped = (quote: string) =>
  quote.length > MOST_QUOTE ? `${quote.slice(0, MOST_QUOTE - 1).replace(/[\ud800-\udbff]$/, "")}…` : quote;

const NAMES: Record<Locale, Record<BrandField, string>> = {
  en: {
    COMPANY_NAME: "Company name",
    BRAND_NAME: "Brand name",
    SLOGAN: "Slogan",
    BUSINESS_ACTIVITY: "Business activity",
    VISION: "Vision",
    MISSION: "Mission",
    VALUE: "Value",
    TARGET_MARKET: "Target market",
    PERSONALITY: "Personality",
    VOICE_LANGUAGE: "Manner of speaking",
    PREFERRED_WORD: "Preferred word",
    BANNED_WORD: "Banned word",
  },
  ar: {
    COMPANY_NAME: "اسم الشركة",
    BRAND_NAME: "العلامة التجارية",
    SLOGAN: "العبارة التعريفية",
    BUSINESS_ACTIVITY: "النشاط التجاري",
    VISION: "الرؤية",
    MISSION: "الرسالة",
    VALUE: "قيمة",
    TARGET_MARKET: "السوق المستهدفة",
    PERSONALITY: "الشخصية",
    VOICE_LANGUAGE: "أسلوب الكلام",
    PREFERRED_WORD: "كلمة مفضلة",
    BANNED_WORD: "كلمة ممنوعة",
  },
};

/** The proposals as text, for readers of the history. */
export const renderProposals = (items: readonly BrandProposal[], locale: Locale): string =>
  items.map(({ field, value, quote }) => `**${NAMES[locale][field]}:** ${value}\n\n> ${quote}`).join("\n\n");
