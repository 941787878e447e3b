import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { type GenerationEntryFragment, GenerationsDocument, type GenerationStatus } from "../../generated/graphql.ts";
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

/** The generations of a person, a content or a company, the newest first: as the service has them, and as they change while one looks. */
export function useGenerations(
  { contentId, companyId, pageSize }: Wanted,
  onEvent?: (event: LiveGeneration, known: GenerationEntryFragment | undefined) => void,
) {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(GenerationsDocument, {
    variables: { page: 1, pageSize, contentId: contentId ?? null, companyId: companyId ?? null },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.generations;
  const entries: readonly GenerationEntryFragment[] | undefined = page?.results;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const ask = () => void refetch().catch(() => {});
  const askSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(ask, GATHER_MS);
  };
  useLive("resumed", ask);
  useLive("generation", (event) => {
    const known = entries?.find(({ id }) => id === event.id);
    onEvent?.(event, known);
    if (known && known.status !== event.status) {
      const id = client.cache.identify({ __typename: "Generation", id: event.id });
      if (id) client.cache.modify({ id, fields: { status: () => event.status } });
    }
    // What it has cost and made is known to the service alone.
    if (!known || event.type === "done" || event.type === "error") askSoon();
  });

  return { entries, total: page?.totalCount ?? 0, error, refetch: ask };
}
