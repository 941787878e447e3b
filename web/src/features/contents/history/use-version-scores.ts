import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { VersionScoresDocument } from "../../../generated/graphql.ts";
import { askAgain } from "../../../lib/ask-again.ts";

/** Overall scores by version; null of one without words. What isn't in it isn't known. */
export type VersionScores = ReadonlyMap<string, number | null>;

/** The scores of a page of versions by the brief of today. */
export function useVersionScores(contentId: string, place: { page: number; pageSize: number }, newest: string | undefined): VersionScores {
  // another one whenever the brief or the voice is: they aren't kept
  const { data, refetch } = useQuery(VersionScoresDocument, { variables: { contentId, ...place }, fetchPolicy: "no-cache" });
  const known = data?.contentVersions.results ?? [];
  const isOld = newest !== undefined && place.page === 1 && data !== undefined && known[0]?.id !== newest;
  useEffect(() => {
    if (isOld) askAgain(refetch);
  }, [isOld, newest, refetch]);
  return new Map(known.map(({ id, overallScore }) => [id, overallScore ?? null]));
}
