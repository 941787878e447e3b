import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { type ContentRowFragment, ContentsAppearingDocument } from "../../../generated/graphql.ts";
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

/** What is planned or scheduled for a span, or was published in it, of the contents that the filter leaves: page by page. */
export function useCalendarContents(filter: ContentFilter, span: Span) {
  const client = useApolloClient();
  const [contents, setContents] = useState<readonly ContentRowFragment[]>();
  const [failed, setFailed] = useState(false);
  const { companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore } = filter;
  const [from, before] = [span.from.toISOString(), span.before.toISOString()];

  const fetchAll = useCallback(async () => {
    const found: ContentRowFragment[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { data } = await client.query({
        query: ContentsAppearingDocument,
        variables: { from, before, status, companyId, type, search, minScore, maxScore, assigneeId, dueFrom, dueBefore, page },
        fetchPolicy: "network-only",
      });
      found.push(...(data?.contents.results ?? []));
      more = data?.contents.hasNextPage ?? false;
    }
    return found;
  }, [client, from, before, companyId, type, status, search, minScore, maxScore, assigneeId, dueFrom, dueBefore]);

  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    fetchAll().then(
      (found) => {
        if (left) return;
        setContents(found);
        setFailed(false);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [fetchAll, asked]);

  return { contents, failed, refetch: useCallback(() => setAsked((count) => count + 1), []) };
}
