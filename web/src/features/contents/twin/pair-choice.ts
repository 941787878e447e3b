import type { TwinParagraph } from "@muhtawa/text-analysis/twins";
import type { PairedRow } from "./use-twin.ts";

/** Rows before and behind a paragraph's whose partners may be its own. */
const NEAR = 3;

/** What a paragraph may be paired with instead: what of the twin has no partner, and what stands beside its neighbours. */
export function pairChoice(rows: readonly PairedRow[], at: number): TwinParagraph[] {
  return rows.flatMap(({ own, other }, place) => {
    if (!other || other.asks || place === at) return [];
    return !own || own.asks || Math.abs(place - at) <= NEAR ? [other] : [];
  });
}
