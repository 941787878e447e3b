import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { DashboardFiguresDocument } from "../../generated/graphql.ts";
import type { LiveEvents } from "../../lib/live/live-events.ts";
import { useLive } from "../../lib/live/use-live.ts";
import { askAgain } from "../../lib/ask-again.ts";

/** Several things often happen at once; the figures are asked for when they have settled. */
const SETTLE_MS = 700;
/** However much happens, the figures are asked for no more often than this. */
const APART_MS = 3_000;
/** As many as the service names. */
const SHOWN_ACTIVITY = 12;

/** The dashboard's figures and history, kept up to date while it is looked at. */
export function useDashboardFigures({ onChange }: { onChange: () => void }) {
  const client = useApolloClient();
  const result = useQuery(DashboardFiguresDocument, { fetchPolicy: "cache-and-network" });
  const { refetch } = result;
  // That they can't be had stands until they can, not only until they are asked for again.
  const [failure, setFailure] = useState(result.error);
  if (!result.loading && failure !== result.error) setFailure(result.error);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef(false);
  const asked = useRef(0);
  const changed = useRef(onChange);
  changed.current = onChange;

  const ask = () => {
    timer.current = undefined;
    // The page is hidden: ask when it is shown.
    if (document.hidden) return;
    due.current = false;
    asked.current = Date.now();
    askAgain(refetch);
    changed.current();
  };
  const askSoon = () => {
    due.current = true;
    timer.current ??= setTimeout(ask, Math.max(SETTLE_MS, asked.current + APART_MS - Date.now()));
  };
  const append = (entry: LiveEvents["activity"]) =>
    client.cache.updateQuery({ query: DashboardFiguresDocument }, (current) => {
      if (!current || current.dashboard.recent.some(({ id }) => id === entry.id)) return undefined;
      // What is done over and over stands there once, as the service tells it.
      const others = current.dashboard.recent.filter(
        ({ action, actor, targetId }) => action !== entry.action || actor !== entry.actor || targetId !== entry.targetId,
      );
      const recent = [{ __typename: "Activity" as const, ...entry }, ...others]
        .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .slice(0, SHOWN_ACTIVITY);
      return { ...current, dashboard: { ...current.dashboard, recent } };
    });

  useLive("activity", (entry) => {
    append(entry);
    askSoon();
  });
  useLive("resumed", askSoon);
  const whenSeen = useRef(askSoon);
  whenSeen.current = askSoon;
  useEffect(() => {
    const look = () => !document.hidden && due.current && whenSeen.current();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(timer.current);
    };
  }, []);
  return { refetch, error: failure, figures: result.data?.dashboard };
}
