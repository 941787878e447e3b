// Finds keywords by the Arabic lexicon: a server reads its file, a browser's worker gives it what it has fetched.
export { easeOf } from "../ease.ts";
export { type Readability, readabilityOf } from "../readability.ts";
export { articleDataOf, type ArticleData } from "./article-data.ts";
export type { ScoreArea, ScoreCheck, ScoredText } from "./check.ts";
export { guidanceOf, type ScoreGuidance, type ScoreSource } from "./guidance.ts";
export type { DocumentNode } from "./document.ts";
export { gainOf, overallOf, scoreOf, SCORING, type TextScore } from "./score.ts";
