import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import {
  type ContentRowFragment,
  ContentsAppearingDocument,
  type ContentsAppearingQuery,
  ContentsDueDocument,
} from "../../../generated/graphql.ts";
import type { ContentFilter } from "../content-filter.ts";
import { dayKey } from "./month.ts";

export interface CalendarEntry {
  content: ContentRowFragment;
  at: Date;
}

/** When a content is or was to appear; undefined when it has no time. */
export function timeOf({ status, scheduledFor, publishedAt }: ContentRowFragment): Date | undefined {
  const time = status === "PUBLISHED" ? publishedAt : status === "ARCHIVED" ? null : scheduledFor;
  return time ? new Date(time) : undefined;
}

/** By day, each day's in the order of the clock. */
export function byDay(contents: readonly ContentRowFragment[]): Map<string, CalendarEntry[]> {
  const entries = contents.flatMap((content) => {
    const at = timeOf(content);
    return at ? [{ content, at }] : [];
  });
  return Map.groupBy(
    entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ({ at }) => dayKey(at),
  );
}

/** A span of time: its beginning belongs to it, its end doesn't. */
interface Span {
  from: Date;
  before: Date;
}

const laterOf = (day: string, other: string | null) => (other !== null && other > day ? other : day);
const earlierOf = (day: string, other: string | null) => (other !== null && other < day ? other : day);

/** What is still to be done by a day, by its days. */
export function dueByDay(contents: readonly ContentRowFragment[]): Map<string, ContentRowFragment[]> {
  const open = contents.filter(({ status, dueOn }) => dueOn && status !== "PUBLISHED" && status !== "ARCHIVED");
  return Map.groupBy(open, ({ dueOn }) => dueOn ?? "");
}

interface Found {
  /** Planned or scheduled for the span, or published in it. */
  contents: readonly ContentRowFragment[];
  /** Due in it. */
  due: readonly ContentRowFragment[];
  /** There are more of either than are shown. */
  cut: boolean;
}

/** Pages of a hundred of a span: more than anybody finds something in. */
const MOST_PAGES = 10;
/** Contents of a span that are shown at most. */
export const MOST_SHOWN = MOST_PAGES * 100;

async function everyPage(
  signal: AbortSignal,
  fetchPage: (page: number) => Promise<ContentsAppearingQuery | undefined>,
): Promise<{ found: ContentRowFragment[]; cut: boolean }> {
  const found: ContentRowFragment[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const data = await fetchPage(page);
    found.push(...(data?.contents.results ?? []));
    if (signal.aborted || !data?.contents.hasNextPage) return { found, cut: false };
  }
  return { found, cut: true };
}

/** What stands in a span of the contents that the filter leaves: page by page. Until it has come, what was found before. */
export function useCalendarContents(filter: ContentFilter, span: Span) {
  const client = useApolloClient();
  const { companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore } = filter;
  const [from, before] = [span.from.toISOString(), span.before.toISOString()];
  const [firstDue, dueEnd] = [laterOf(dayKey(span.from), dueFrom), earlierOf(dayKey(span.before), dueBefore)];

  const fetchAll = useCallback(
    async (signal: AbortSignal): Promise<Found> => {
      const left = { status, companyId, type, search, minScore, maxScore, assigneeId };
      // No deduplication: a request under way may have been read before the move that asks for this one.
      const anew = { fetchPolicy: "network-only", context: { queryDeduplication: false, fetchOptions: { signal } } } as const;
      const [contents, due] = await Promise.all([
        everyPage(signal, async (page) => {
          const variables = { ...left, from, before, dueFrom, dueBefore, page };
          return (await client.query({ query: ContentsAppearingDocument, variables, ...anew })).data;
        }),
        everyPage(signal, async (page) => {
          const variables = { ...left, dueFrom: firstDue, dueBefore: dueEnd, page };
          return (await client.query({ query: ContentsDueDocument, variables, ...anew })).data;
        }),
      ]);
      return { contents: contents.found, due: due.found, cut: contents.cut || due.cut };
    },
    [client, from, before, companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore, firstDue, dueEnd],
  );

  // each with what it was asked by
  const [found, setFound] = useState<Found & { by: unknown }>();
  const [failure, setFailure] = useState<{ by: unknown }>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetchAll(leaving.signal).then(
      (all) => {
        if (leaving.signal.aborted) return;
        setFound({ ...all, by: fetchAll });
        setFailure(undefined);
      },
      () => !leaving.signal.aborted && setFailure({ by: fetchAll }),
    );
    return () => leaving.abort();
  }, [fetchAll, asked]);

  return {
    found,
    /** What was found is what is asked for. */
    isCurrent: found?.by === fetchAll,
    failed: failure?.by === fetchAll,
    refetch: useCallback(() => setAsked((count) => count + 1), []),
  };
}
