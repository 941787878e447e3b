// For servers alone: finds keywords by the Arabic lexicon.
export { type Readability, readabilityOf } from "../readability.ts";
export type { ScoreArea, ScoreCheck, ScoredText } from "./check.ts";
export type { DocumentNode } from "./document.ts";
export { scoreOf, SCORING, type TextScore } from "./score.ts";
