import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import {
  MarkNotificationsReadDocument,
  NotificationEntriesDocument,
  type NotificationEntriesQuery,
  type NotificationEntryFragment,
} from "../../generated/graphql.ts";
import { useLive } from "../../lib/live/use-live.ts";
import { reportFailure } from "../../lib/http/report-failure.ts";
import { askAgain } from "../../lib/ask-again.ts";

interface Marked {
  ids?: string[] | undefined;
  until?: string | undefined;
}

const isAmong = ({ id, at }: NotificationEntryFragment, { ids, until }: Marked) =>
  (!ids || ids.includes(id)) && (until === undefined || at <= until);

const PAGE_SIZE = 15;
const MAX_SIZE = 90;

interface Options {
  /** Something has just arrived. */
  onArrival: (notification: NotificationEntryFragment) => void;
  /** Said when reading couldn't be kept. */
  notMarked: string;
}

/** What the person has been told, the newest first: kept by the service, and added to while the application is open. */
export function useNotifications({ onArrival, notMarked }: Options) {
  const client = useApolloClient();
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const variables = { page: 1, pageSize };
  const { data, previousData, error, refetch } = useQuery(NotificationEntriesDocument, { variables, fetchPolicy: "cache-and-network" });
  const [mark] = useMutation(MarkNotificationsReadDocument);
  const list = (data ?? previousData)?.notifications;

  const change = (next: (list: NotificationEntriesQuery["notifications"]) => NotificationEntriesQuery["notifications"]) =>
    client.cache.updateQuery({ query: NotificationEntriesDocument, variables }, (current) =>
      current ? { ...current, notifications: next(current.notifications) } : undefined,
    );

  const ask = () => askAgain(refetch);
  useLive("resumed", ask);
  useLive("notification", (arrived) => {
    const notification = { __typename: "Notification" as const, ...arrived };
    change((current) => {
      if (current.results.some(({ id }) => id === arrived.id)) return current;
      // Of several of one kind about one thing the service shows only the newest.
      const others = current.results.filter(({ kind, targetId }) => kind !== arrived.kind || targetId !== arrived.targetId);
      const outdated = current.results.filter((one) => !others.includes(one));
      return {
        ...current,
        totalCount: current.totalCount + 1 - outdated.length,
        unreadCount: current.unreadCount + 1 - outdated.filter(({ read }) => !read).length,
        results: [notification, ...others],
      };
    });
    onArrival(notification);
  });

  useLive("read", ({ ids, unreadCount, until }) =>
    change((current) => ({
      ...current,
      unreadCount,
      results: current.results.map((one) => (isAmong(one, { ids: ids ?? undefined, until }) ? { ...one, read: true } : one)),
    })),
  );

  /** They count as read at once; if that couldn't be kept, they are unread again. */
  const markRead = async (which: Marked, unreadAfter: (current: number, newlyRead: number) => number) => {
    change((current) => {
      const results = current.results.map((one) => (isAmong(one, which) ? { ...one, read: true } : one));
      const newlyRead = current.results.filter((one, at) => !one.read && results[at]?.read).length;
      return { ...current, results, unreadCount: unreadAfter(current.unreadCount, newlyRead) };
    });
    try {
      await mark({ variables: which });
    } catch (error) {
      reportFailure(error, notMarked);
    }
    ask();
  };

  return {
    list,
    error,
    refetch: ask,
    markRead: (ids: string[]) => markRead({ ids }, (current, newlyRead) => Math.max(0, current - newlyRead)),
    /** All that the person could know of: one that arrives meanwhile stays unread. */
    markAllRead: () => markRead({ until: list?.results[0]?.at }, () => 0),
    more: list && list.totalCount > list.results.length && pageSize < MAX_SIZE ? () => setPageSize(pageSize + PAGE_SIZE) : undefined,
  };
}
