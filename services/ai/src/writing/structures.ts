import { isPrompt } from "@muhtawa/text-analysis";
import { z } from "zod";
import { type BrandProposal, proposed, renderProposals } from "../brand/proposal.ts";
import { isListField, type Locale, type TextKind } from "./terms.ts";

const short = z.string().trim().min(1).max(200);
const long = z.string().trim().min(1).max(1_000);

const titledItem = z.object({ title: short, explanation: long });
export type Item = z.infer<typeof titledItem>;

const outlineSection = z.object({ title: short, points: z.array(z.string().trim().min(1).max(400)).min(1).max(8) });
export type OutlineSection = z.infer<typeof outlineSection>;

const SEO_PARTS = ["title", "description", "introduction", "heading", "paragraph", "questions"] as const;

/** One proposed change; `before` is what the text says now, word for word, and empty where something is added. */
const seoFix = z.object({
  part: z.enum(SEO_PARTS),
  before: z.string().trim().max(5_000),
  after: z.string().trim().min(1).max(5_000),
  reason: z.string().trim().min(1).max(400),
});
export type SeoFix = z.infer<typeof seoFix>;

/** What an image shows, as an image model is told, and what is read out in its place. */
export const imageWords = z.object({ prompt: long, alt: z.string().trim().min(1).max(250) });
export type ImageWords = z.infer<typeof imageWords>;

/** What the answer of a structured kind must be: `items` of a generation hold to it, whoever wrote them. */
export interface Structure {
  readonly schema: z.ZodType<{ items: readonly unknown[] }>;
  /** How it is described to a model. */
  readonly shape: string;
  /** The items as text, for readers. */
  readonly render: (items: readonly unknown[], locale: Locale) => string;
}

interface Described<Entry extends z.ZodType> {
  readonly entry: Entry;
  readonly least: number;
  readonly most: number;
  readonly shape: string;
  readonly render: (items: readonly z.infer<Entry>[], locale: Locale) => string;
}

const structure = <Entry extends z.ZodType>({ entry, least, most, shape, render }: Described<Entry>): Structure => ({
  schema: z.object({ items: z.array(entry).min(least).max(most) }),
  shape,
  render: (items, locale) => render(items as readonly z.infer<Entry>[], locale),
});

const titled = structure({
  entry: titledItem,
  least: 1,
  most: 10,
  shape: '{"items": [{"title": "…", "explanation": "…"}]}',
  render: (items) =>
    items.map(({ title, explanation }) => `- **${title}**${isPrompt(explanation) ? "\n  - " : ": "}${explanation}`).join("\n"),
});

const list = structure({
  entry: z.string().trim().min(1).max(300),
  least: 1,
  most: 20,
  shape: '{"items": ["…", "…"]}',
  render: (items) => items.join("\n"),
});

const outline = structure({
  entry: outlineSection,
  least: 2,
  most: 15,
  shape: '{"items": [{"title": "…", "points": ["…", "…"]}]}',
  render: (sections) =>
    sections.map(({ title, points }) => [`## ${title}`, "", ...points.map((point) => `- ${point}`)].join("\n")).join("\n\n"),
});

const PART_NAMES: Record<Locale, Record<SeoFix["part"], string>> = {
  en: {
    title: "Title",
    description: "Description in search results",
    introduction: "First paragraph",
    heading: "Heading",
    paragraph: "Paragraph",
    questions: "Questions and answers",
  },
  ar: {
    title: "العنوان",
    description: "الوصف في نتائج البحث",
    introduction: "الفقرة الأولى",
    heading: "عنوان فرعي",
    paragraph: "فقرة",
    questions: "أسئلة وأجوبة",
  },
};

const seoFixes = structure({
  entry: seoFix,
  least: 1,
  most: 12,
  shape: `{"items": [{"part": "${SEO_PARTS.join(" | ")}", "before": "…", "after": "…", "reason": "…"}]}`,
  render: (items, locale) =>
    items.map(({ part, after, reason }) => `### ${PART_NAMES[locale][part]}\n\n${after}\n\n*${reason}*`).join("\n\n"),
});

const image = structure({
  entry: imageWords,
  least: 1,
  most: 1,
  shape: '{"items": [{"prompt": "…", "alt": "…"}]}',
  render: (items) => items.map(({ prompt }) => prompt).join("\n\n"),
});

const brand: Structure = {
  schema: z.object({ items: z.array(proposed).max(60) }),
  shape: '{"items": [{"field": "…", "value": "…", "replacement": "…, or left out", "quote": "…"}]}',
  render: (items, locale) => renderProposals(items as readonly BrandProposal[], locale),
};

const KINDS: Partial<Record<TextKind, Structure>> = {
  IDEAS: titled,
  OBJECTIVES: titled,
  OUTLINE: outline,
  SEO_FIX: seoFixes,
  IMAGE: image,
};

interface Asked {
  readonly kind: TextKind;
  readonly field?: string | undefined;
  /** What a brand is to be proposed from. */
  readonly source?: object | undefined;
}

/** The structure of what is asked for; none for kinds that are running text. */
export const structureOf = ({ kind, field, source }: Asked): Structure | undefined =>
  source ? brand : kind === "FIELD" && isListField(field ?? "") ? list : KINDS[kind];
