import type { DerivedForm } from "@muhtawa/contracts";
import type { SourceText } from "../brand/brand-source.ts";
import type { Investigation } from "../research/investigation.ts";
import type { BrandVoice, ContentType, Locale, Persona, VoiceRule } from "./terms.ts";
import type { Orthography } from "@muhtawa/text-analysis";
import type { TextKind } from "./terms.ts";

export const LENGTHS = ["LOW", "MEDIUM", "HIGH"] as const;
export type Length = (typeof LENGTHS)[number];

/** A company as a writer needs it; a form that is still being filled has only some of it. */
export interface CompanyProfile {
  readonly companyName?: string | undefined;
  readonly brandName?: string | undefined;
  readonly slogan?: string | undefined;
  readonly vision?: string | undefined;
  readonly mission?: string | undefined;
  readonly goal?: string | undefined;
  readonly values: readonly string[];
  readonly targetMarket?: string | undefined;
  readonly scopeOfImpact?: string | undefined;
  readonly character?: string | undefined;
  readonly language?: string | undefined;
  readonly competitors: readonly string[];
  readonly persona?: Persona | undefined;
  /** Those that it writes its own way. */
  readonly words?: readonly string[] | undefined;
  readonly orthography?: Orthography | undefined;
  readonly brandVoice: BrandVoice;
  /** The document that shows how it speaks; its text travels beside the profile. */
  readonly voiceToneFileId?: string | undefined;
}

export interface Brief {
  readonly title?: string | undefined;
  readonly type: ContentType;
  readonly classification?: string | undefined;
  readonly level?: string | undefined;
  readonly methodology?: string | undefined;
  readonly interestArea?: string | undefined;
  readonly framework?: string | undefined;
  readonly keywords: readonly string[];
  readonly details?: string | undefined;
  readonly idea?: string | undefined;
  readonly ideaExplanation?: string | undefined;
  readonly conversionFunnel?: string | undefined;
  readonly objective?: string | undefined;
  readonly topics: readonly string[];
  readonly tools: readonly string[];
  readonly sharingStyle?: string | undefined;
  readonly writerRole?: string | undefined;
  readonly participation?: string | undefined;
  readonly intensity?: string | undefined;
  readonly socialChannels: readonly string[];
  /** The content that it is made from, and as what. */
  readonly derivedFrom?: { readonly form: DerivedForm } | undefined;
}

export interface SearchResult {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

/** All a writer is told, whether it is a model or the offline composer. */
export interface Assignment {
  readonly kind: TextKind;
  readonly locale: Locale;
  readonly company: CompanyProfile;
  /** What the company has uploaded to show how it speaks. */
  readonly toneFile?: string | undefined;
  readonly brief: Brief;
  /** What a search of the web has found. */
  readonly searchResults?: readonly SearchResult[] | undefined;
  readonly field?: string | undefined;
  readonly prompt?: string | undefined;
  readonly selection?: string | undefined;
  /** What a company's form is to be proposed from; then that is the task, whatever the field is called. */
  readonly source?: SourceText | undefined;
  /** What is looked up for a content instead of being written; the tools, their limits and where its steps are kept. */
  readonly research?: Investigation | undefined;
  readonly tone?: string | undefined;
  /** The manner of an image, such as a photograph. */
  readonly style?: string | undefined;
  readonly length: Length;
  readonly temperature?: number | undefined;
  readonly model?: string | undefined;
  /** 0-based; each variant of one generation is an assignment of its own. */
  readonly variant: number;
}

export const emptyBrief: Brief = { type: "ARTICLE", keywords: [], topics: [], tools: [], socialChannels: [] };

export const emptyCompany: CompanyProfile = {
  values: [],
  competitors: [],
  brandVoice: { personality: [], goals: [], tags: [], rules: [] },
};

/** The company's rules that hold for the language being written. */
export const rulesFor = (assignment: Pick<Assignment, "company" | "locale">): readonly VoiceRule[] =>
  assignment.company.brandVoice.rules.filter((rule) => rule.locale === assignment.locale && rule.term.trim() !== "");

/** The same task for a company that has said nothing of how it speaks, to show what its voice does. */
export const withoutVoice = (assignment: Assignment): Assignment => ({
  ...assignment,
  toneFile: undefined,
  company: { ...assignment.company, character: undefined, language: undefined, brandVoice: emptyCompany.brandVoice },
});
