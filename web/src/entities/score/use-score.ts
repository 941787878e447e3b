import type { ScoredText } from "@muhtawa/text-analysis/score";
import { useEffect, useState } from "react";
import { askScoreWorker, type Measure } from "./ask-score-worker.ts";
import type { MeasuredScore } from "./score-messages.ts";

/** Where the measuring of a text stands. */
export interface Measuring {
  /** The last score that is known: null of a text without words, undefined before the first. */
  readonly score: MeasuredScore | null | undefined;
  /** The last text could not be measured. */
  readonly failed: boolean;
  /** Tries again what failed. */
  readonly again: () => void;
}

/** The score of a text as it changes; a later text takes the place of one that is still being measured. */
export function useScore(text: ScoredText | undefined, measure: Measure = askScoreWorker): Measuring {
  const [known, setKnown] = useState<Pick<Measuring, "score" | "failed">>({ score: undefined, failed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!text) return undefined;
    const abort = new AbortController();
    measure(text, abort.signal).then(
      (score) => !abort.signal.aborted && setKnown({ score, failed: false }),
      () => !abort.signal.aborted && setKnown(({ score }) => ({ score, failed: true })),
    );
    return () => abort.abort();
  }, [measure, text, tries]);
  return { ...known, again: () => setTries((count) => count + 1) };
}
