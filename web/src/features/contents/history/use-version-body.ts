import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { VersionBodyDocument, type VersionBodyQuery } from "../../../generated/graphql.ts";
import type { ListedVersion } from "./version-list.tsx";
import { askAgain } from "../../../lib/ask-again.ts";

export type BodyVersion = VersionBodyQuery["contentVersions"]["results"][number];

/** A version with its text, which lists leave out; undefined until it is there. `place` counts from the newest, which is 1. */
export function useVersionBody(contentId: string, version: ListedVersion | undefined, place: number): BodyVersion | undefined {
  const { data, refetch } = useQuery(VersionBodyDocument, {
    variables: { contentId, place },
    skip: !version || place < 1,
    fetchPolicy: "cache-and-network",
  });
  const found = data?.contentVersions.results.find(({ id }) => id === version?.id);
  // Another save has moved all of them on by one place.
  const moved = data !== undefined && version !== undefined && !found;
  useEffect(() => {
    if (moved) askAgain(refetch);
  }, [moved, version?.id, refetch]);
  return found;
}
