import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { type GenerationEntryFragment, GenerationsDocument, type GenerationStatus } from "../../generated/graphql.ts";
import { gathered } from "../../lib/live/gathered.ts";
import type { LiveGeneration } from "../../lib/live/live-events.ts";
import { useLive } from "../../lib/live/use-live.ts";

interface Wanted {
  contentId?: string;
  companyId?: string;
  pageSize: number;
}

/** Milliseconds in which several changes are asked for once. */
const GATHER_MS = 300;

export const underWay = (status: GenerationStatus) => status === "QUEUED" || status === "RUNNING";

/** The generations of a content, a company, or else of the person, the newest first: as the service has them, and as they change while one looks. */
export function useGenerations(
  { contentId, companyId, pageSize }: Wanted,
  onEvent?: (event: LiveGeneration, known: GenerationEntryFragment | undefined) => void,
) {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(GenerationsDocument, {
    variables: { page: 1, pageSize, contentId: contentId ?? null, companyId: companyId ?? null, mine: !contentId && !companyId },
    fetchPolicy: "cache-and-network",
    // No deduplication: a request under way may have been read before the change that asks for this one.
    context: { queryDeduplication: false },
  });
  const page = (data ?? previousData)?.generations;
  const entries: readonly GenerationEntryFragment[] | undefined = page?.results;
  const latest = useRef(refetch);
  latest.current = refetch;
  // A generation that is not in the list is asked for once, not with every delta.
  const askedFor = useRef(new Set<string>());
  const [ask] = useState(() => gathered(() => latest.current().catch(() => askedFor.current.clear()), GATHER_MS));
  useEffect(() => ask.end, [ask]);

  useLive("resumed", ask.now);
  useLive("generation", (event) => {
    const known = entries?.find(({ id }) => id === event.id);
    onEvent?.(event, known);
    if (known && known.status !== event.status) {
      const id = client.cache.identify({ __typename: "Generation", id: event.id });
      if (id) client.cache.modify({ id, fields: { status: () => event.status } });
    }
    // What it has cost and made is known to the service alone.
    const isNew = !known && !askedFor.current.has(event.id);
    if (isNew) askedFor.current.add(event.id);
    if (isNew || event.type === "done" || event.type === "error") ask.soon();
  });

  return { entries, total: page?.totalCount ?? 0, error, refetch: ask.now };
}
