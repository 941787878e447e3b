import type { VoiceRule } from "../voice/rule.ts";
import type { DocumentNode } from "./document.ts";

/** What a check's result counts for. */
export type ScoreArea = "SEO" | "GEO" | "READABILITY" | "VOICE";
/** How much a check counts in its area. */
export type Weight = "LOW" | "MEDIUM" | "HIGH";
type Locale = VoiceRule["locale"];

/** One thing that was looked at in a text. */
export interface ScoreCheck {
  /** The same for the same check of every text; a voice rule's ends with its place among the rules. */
  readonly id: string;
  readonly area: ScoreArea;
  readonly passed: boolean;
  readonly severity: Weight;
  /** What is so, and where that is not passed what to do about it. */
  readonly message: Readonly<Record<Locale, string>>;
  /** Passages that it rests on, at most five, shortened. */
  readonly evidence: readonly string[];
  /** Whether rewriting the text can mend it without facts or addresses that only its owner has. */
  readonly fixable: boolean;
}

/** A text and what it is measured against. */
export interface ScoredText {
  readonly locale: Locale;
  readonly type: "ARTICLE" | "POST" | "TWEET" | "DESCRIPTION" | "AUDIO_SCRIPT" | "VIDEO_SCRIPT";
  /** Whom it is for; a harder text is right for those who know more. */
  readonly level?: "BASIC" | "INTERMEDIATE" | "ADVANCED" | "SPECIALIZED" | undefined;
  readonly title: string;
  /** The first is the one it wants to be found by. */
  readonly keywords: readonly string[];
  readonly brandName?: string | undefined;
  /** Addresses of the brand's own pages. */
  readonly internalLinks: readonly string[];
  readonly rules: readonly VoiceRule[];
  /** What its brief tells whoever writes it: none of it is for readers. */
  readonly instructions?: readonly string[] | undefined;
  /** Of its publication, or of its last change until then; without it nothing is said of how new it is. */
  readonly year?: number | undefined;
  readonly body: DocumentNode;
}

const EVIDENCE = 5;
const PASSAGE = 160;

/** Passages as evidence: each once, shortened, no more than are read. */
export const evidenceOf = (passages: readonly string[]): string[] =>
  [...new Set(passages.map((passage) => passage.replace(/\s+/gu, " ").trim()))]
    .slice(0, EVIDENCE)
    .map((passage) => (passage.length > PASSAGE ? `${passage.slice(0, PASSAGE - 1)}…` : passage));
