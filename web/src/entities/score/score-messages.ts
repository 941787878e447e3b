import type { ScoreCheck, ScoredText, ScoreGuidance, TextScore } from "@muhtawa/text-analysis/score";

/** A check with why it is made, what it rests on, and how much its area gains once it passes. */
export type ExplainedCheck = ScoreCheck & Partial<ScoreGuidance> & { readonly gain: number };

/** A text's score with its checks explained. */
export interface MeasuredScore extends TextScore {
  readonly overall: number;
  readonly checks: readonly ExplainedCheck[];
}

/** What the page asks of the worker. */
export interface ScoreRequest {
  readonly id: number;
  readonly text: ScoredText;
}

/** The worker's answer: null of a text without words, no score where the lexicon could not be had. */
export interface ScoreAnswer {
  readonly id: number;
  readonly score?: MeasuredScore | null;
}
