import { type ContentType, type DerivedForm, derivedForm, type Locale, locale } from "@muhtawa/contracts";
import { optionalText, parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Content, NewContent } from "./content.ts";
import { named } from "./named-title.ts";

/** What a content is made from another's text as. */
export interface Derivation {
  readonly contentId: string;
  readonly form: DerivedForm;
  /** Of the source's text, the version that this one's text was made from. */
  readonly version: number;
  readonly tone?: string;
}

/** One that is wanted. */
export interface WantedForm {
  readonly form: DerivedForm;
  readonly locale: Locale;
  readonly tone?: string;
}

const TYPES: Record<DerivedForm, ContentType> = {
  POST: "POST",
  TWEET: "TWEET",
  NEWSLETTER: "ARTICLE",
  DESCRIPTION: "DESCRIPTION",
  AUDIO_SCRIPT: "AUDIO_SCRIPT",
  VIDEO_SCRIPT: "VIDEO_SCRIPT",
};

/** Behind the title of what has the source's own type, so that lists tell the two apart. */
const NAMES: Partial<Record<DerivedForm, Record<Locale, string>>> = { NEWSLETTER: { en: "newsletter", ar: "نشرة بريدية" } };

/** Each form in each language. */
const MAX_WANTED = derivedForm.options.length * locale.options.length;

const wantedForms = z.object({
  forms: z
    .array(z.object({ form: derivedForm, locale: locale.nullish(), tone: optionalText(200) }))
    .min(1)
    .max(MAX_WANTED),
});

/** What a person wants made, checked; throws BAD_USER_INPUT. Without a language it is the source's. */
export function parseWanted(forms: unknown, sourceLocale: Locale): WantedForm[] {
  return parseInput(wantedForms, { forms }).forms.map(({ form, locale: wanted, tone }) => ({
    form,
    locale: wanted ?? sourceLocale,
    ...(tone !== undefined && { tone }),
  }));
}

/** There is one content of each form and language for a source. */
export const derivedKeyOf = (sourceId: string, { form, locale: of }: WantedForm) => `${sourceId}:${form}:${of}`;

/** A content that is begun from another's text: with its brief, and without a text of its own. */
export function derivedContent(source: Content, wanted: WantedForm): NewContent {
  const { form, tone } = wanted;
  return {
    ownerId: source.ownerId,
    companyId: source.companyId,
    projectId: source.projectId,
    needs: {
      title: titleOf(source, form),
      type: TYPES[form],
      locale: wanted.locale,
      ...briefOf(source),
    },
    sources: source.provenance
      .filter(({ field }) => Object.hasOwn(briefOf(source), field))
      .map(({ field, source: from, generationId, values }) => ({ field, source: from, generationId, values })),
    derivedFrom: {
      contentId: source._id,
      form,
      version: source.bodyVersion?.number ?? 0,
      ...(tone !== undefined && { tone }),
    },
    derivedKey: derivedKeyOf(source._id, wanted),
  };
}

function titleOf({ title, locale: of }: Content, form: DerivedForm): string {
  const name = NAMES[form]?.[of];
  return name ? named(title, name) : title;
}

/** What both have in common; a framework, details and links were for the source's own text. */
export const briefOf = (source: Content) => ({
  classification: source.classification,
  level: source.level,
  methodology: source.methodology,
  interestArea: source.interestArea,
  view: source.view,
  keywords: source.keywords,
  idea: source.idea,
  ideaExplanation: source.ideaExplanation,
  conversionFunnel: source.conversionFunnel,
  objective: source.objective,
  topics: source.topics,
  tools: source.tools,
  sharingStyle: source.sharingStyle,
  writerRole: source.writerRole,
  participation: source.participation,
  intensity: source.intensity,
  socialChannels: source.socialChannels,
});
