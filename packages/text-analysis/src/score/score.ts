import { answerEngineChecks } from "./answer-engine-checks.ts";
import { briefChecks } from "./brief-checks.ts";
import type { ScoreArea, ScoreCheck, ScoredText } from "./check.ts";
import { formChecks } from "./form-checks.ts";
import { read } from "./reading.ts";
import { readingChecks } from "./reading-checks.ts";
import { resultsChecks } from "./results-checks.ts";
import { searchEngineChecks } from "./search-engine-checks.ts";
import { trustChecks } from "./trust-checks.ts";
import { voiceChecks } from "./voice-checks.ts";

/** How good a text is to find, to quote, to read, and for its brand: 0 to 100 each, and what that rests on. */
export interface TextScore {
  readonly seo: number;
  readonly geo: number;
  readonly readability: number;
  readonly voice: number;
  readonly checks: readonly ScoreCheck[];
}

/** Another number whenever the same text may score otherwise than before, so that scores that were kept are made anew. */
export const SCORING = 9;

/** A score in one number, 0 to 100: the mean of its four. */
export const overallOf = ({ seo, geo, readability, voice }: Omit<TextScore, "checks">): number =>
  Math.round((seo + geo + readability + voice) / 4);

const WEIGHT = { LOW: 1, MEDIUM: 2, HIGH: 3 } as const;

/**
 * Scores a text; null while there are no words in it. The same text has the same score wherever it is asked: nothing but the arguments counts.
 * An area's score is the weight of its checks that passed, of a hundred; one that nothing was looked at in has a hundred.
 */
export function scoreOf(scored: ScoredText): TextScore | null {
  const text = read(scored);
  if (text.words === 0) return null;
  const checks = [
    ...resultsChecks(text),
    ...searchEngineChecks(text),
    ...formChecks(text),
    ...answerEngineChecks(text),
    ...trustChecks(text),
    ...readingChecks(text),
    ...briefChecks(text),
    ...voiceChecks(text),
  ];
  const of = (area: ScoreArea) => shareOf(checks.filter((check) => check.area === area));
  return { seo: of("SEO"), geo: of("GEO"), readability: of("READABILITY"), voice: of("VOICE"), checks };
}

/** By how much a check's area would rise if it passed and nothing else changed; 0 of one that is passed. */
export function gainOf({ checks }: TextScore, check: ScoreCheck): number {
  if (check.passed) return 0;
  const ofArea = checks.filter(({ area }) => area === check.area);
  return shareOf(ofArea.map((other) => (other === check ? { ...other, passed: true } : other))) - shareOf(ofArea);
}

function shareOf(checks: readonly ScoreCheck[]): number {
  const weigh = (some: readonly ScoreCheck[]) => some.reduce((sum, { severity }) => sum + WEIGHT[severity], 0);
  return checks.length === 0 ? 100 : Math.round((100 * weigh(checks.filter(({ passed }) => passed))) / weigh(checks));
}
