import type { Locale } from "../writing/terms.ts";

export type ResearchTool = "SEARCH" | "READ_PAGE" | "SUGGEST_KEYWORDS" | "SCORE";

/** Why a step came to nothing. */
export type StepProblem =
  | "NOT_SET_UP"
  | "UNREACHABLE"
  | "SEARCH_REFUSED"
  | "TOO_LARGE"
  | "NOT_READABLE"
  | "NOT_ALLOWED"
  | "NOTHING_FOUND"
  | "NOT_UNDERSTOOD";

/** Where something was found. */
export interface ResearchSource {
  readonly address: string;
  readonly title: string;
}

/** One thing that was done, as people are shown it. Without a tool: an answer of the model that could not be used. */
export interface ResearchStep {
  readonly tool?: ResearchTool | undefined;
  /** What was looked for: words, an address, a keyphrase. */
  readonly asked: string;
  /** Words that were found: suggestions, a score. */
  readonly found: readonly string[];
  readonly sources: readonly ResearchSource[];
  readonly problem?: StepProblem | undefined;
}

/** What ended the looking before the model did. */
export type ResearchLimit = "STEPS" | "TIME" | "TOKENS";

/** What a research has done so far; kept with its generation. */
export interface ResearchLog {
  /** Those that were there to be used. */
  readonly tools: readonly ResearchTool[];
  readonly steps: readonly ResearchStep[];
  readonly limit?: ResearchLimit | undefined;
  /** Tokens of the model until here, told and written. */
  readonly used?: number | undefined;
}

export const EMPTY_LOG: ResearchLog = { tools: [], steps: [] };

export const FINDING_KINDS = ["KEYPHRASE", "KEYWORD", "QUESTION", "TOPIC", "CLAIM"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What is proposed for a content. A claim has the page that says it, and the words by which it does. */
export interface ResearchFinding {
  readonly kind: FindingKind;
  readonly value: string;
  readonly quote?: string | undefined;
  readonly source?: ResearchSource | undefined;
}

const NAMES: Record<Locale, Record<FindingKind, string>> = {
  en: { KEYPHRASE: "Keyphrase", KEYWORD: "Keyword", QUESTION: "Question", TOPIC: "Topic", CLAIM: "Claim" },
  ar: { KEYPHRASE: "العبارة المفتاحية", KEYWORD: "كلمة مفتاحية", QUESTION: "سؤال", TOPIC: "موضوع", CLAIM: "معلومة" },
};

/** The findings as text, for readers of the history. */
export const renderFindings = (findings: readonly ResearchFinding[], locale: Locale): string =>
  findings
    .map(({ kind, value, quote, source }) =>
      [`**${NAMES[locale][kind]}:** ${value}`, ...(quote && source ? [`> ${quote}`, `<${source.address}>`] : [])].join("\n\n"),
    )
    .join("\n\n");
