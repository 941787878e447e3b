import { useQuery } from "@apollo/client/react";
import type { DocumentNode, ScoredText } from "@muhtawa/text-analysis/score";
import { useEffect, useState } from "react";
import { askScoreWorker, type Measure } from "../../../entities/score/ask-score-worker.ts";
import { useScoreBrief } from "../../../entities/score/use-scored-text.ts";
import { type StageContentFragment, VersionBodiesDocument } from "../../../generated/graphql.ts";
import { askAgain } from "../../../lib/ask-again.ts";

/** Overall scores by version; null of one without words. What isn't in it isn't known. */
export type VersionScores = ReadonlyMap<string, number | null>;

/** The scores of a page of versions by the brief of today, measured here one after the other. */
export function useVersionScores(
  content: StageContentFragment,
  place: { page: number; pageSize: number },
  newest: string | undefined,
  measure: Measure = askScoreWorker,
): VersionScores {
  const brief = useScoreBrief(content);
  const [scores, setScores] = useState<VersionScores>(new Map());
  // the texts are needed once, and may be long: they aren't kept
  const { data, refetch } = useQuery(VersionBodiesDocument, { variables: { contentId: content.id, ...place }, fetchPolicy: "no-cache" });
  const known = data?.contentVersions.results;
  const isOld = newest !== undefined && place.page === 1 && known !== undefined && known[0]?.id !== newest;
  useEffect(() => {
    if (isOld) askAgain(refetch);
  }, [isOld, newest, refetch]);
  useEffect(() => {
    if (!brief || !known) return undefined;
    const abort = new AbortController();
    void (async () => {
      for (const { id, body } of known) {
        const score = body ? await measure(textOf(brief, body as DocumentNode), abort.signal) : null;
        setScores((before) => new Map([...before, [id, score?.overall ?? null]]));
      }
      // What can't be measured isn't known; what isn't waited for any more needn't be.
    })().catch(() => undefined);
    return () => abort.abort();
  }, [brief, known, measure]);
  return scores;
}

const textOf = (brief: Omit<ScoredText, "body">, body: DocumentNode): ScoredText => ({ ...brief, body });
