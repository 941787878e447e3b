import { gainOf, guidanceOf, overallOf, type ScoredText, scoreOf } from "@muhtawa/text-analysis/score";
import type { MeasuredScore } from "./score-messages.ts";

/** The score of a text, as the service measures it, with what its checks rest on; null of one without words. */
export function measuredScore(text: ScoredText): MeasuredScore | null {
  const score = scoreOf(text);
  if (score === null) return null;
  const checks = score.checks.map((check) => ({ ...check, ...guidanceOf(check.id), gain: gainOf(score, check) }));
  return { ...score, overall: overallOf(score), checks };
}
