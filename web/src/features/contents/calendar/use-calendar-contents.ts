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
}

async function everyPage(fetchPage: (page: number) => Promise<ContentsAppearingQuery | undefined>): Promise<ContentRowFragment[]> {
  const found: ContentRowFragment[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const data = await fetchPage(page);
    found.push(...(data?.contents.results ?? []));
    more = data?.contents.hasNextPage ?? false;
  }
  return found;
}

/** What stands in a span of the contents that the filter leaves: page by page. */
export function useCalendarContents(filter: ContentFilter, span: Span) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const { companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore } = filter;
  const [from, before] = [span.from.toISOString(), span.before.toISOString()];
  const [firstDue, dueEnd] = [laterOf(dayKey(span.from), dueFrom), earlierOf(dayKey(span.before), dueBefore)];

  const fetchAll = useCallback(async (): Promise<Found> => {
    const left = { status, companyId, type, search, minScore, maxScore, assigneeId };
    const fetchPolicy = "network-only";
    const [contents, due] = await Promise.all([
      everyPage(async (page) => {
        const variables = { ...left, from, before, dueFrom, dueBefore, page };
        return (await client.query({ query: ContentsAppearingDocument, variables, fetchPolicy })).data;
      }),
      everyPage(async (page) => {
        const variables = { ...left, dueFrom: firstDue, dueBefore: dueEnd, page };
        return (await client.query({ query: ContentsDueDocument, variables, fetchPolicy })).data;
      }),
    ]);
    return { contents, due };
  }, [client, from, before, companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore, firstDue, dueEnd]);

  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    fetchAll().then(
      (all) => {
        if (left) return;
        setFound(all);
        setFailed(false);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [fetchAll, asked]);

  return { found, failed, refetch: useCallback(() => setAsked((count) => count + 1), []) };
}
