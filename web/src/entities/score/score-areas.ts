import type { ScoreArea, TextScore } from "@muhtawa/text-analysis/score";

/** The areas of a score, in the order in which they are shown. */
export const SCORE_AREAS: readonly ScoreArea[] = ["SEO", "GEO", "READABILITY", "VOICE"];

const FIELDS = { SEO: "seo", GEO: "geo", READABILITY: "readability", VOICE: "voice" } as const;

/** A score's number in one area. */
export const scoreIn = (score: Pick<TextScore, "seo" | "geo" | "readability" | "voice">, area: ScoreArea): number => score[FIELDS[area]];
