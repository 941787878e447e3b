import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { DashboardFiguresDocument } from "../../generated/graphql.ts";
import { useLive } from "../../lib/live/use-live.ts";

/** Several things often happen at once; the figures are asked for once, when they have settled. */
const SETTLE_MS = 700;
/** Admins see what everybody does, but are told only of what is their own. */
const EVERYBODY_MS = 30_000;

/** The dashboard's figures and history, kept up to date while it is open. */
export function useDashboardFigures({ ofEverybody }: { ofEverybody: boolean }) {
  const result = useQuery(DashboardFiguresDocument, {
    fetchPolicy: "cache-and-network",
    pollInterval: ofEverybody ? EVERYBODY_MS : 0,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const { refetch } = result;
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askSoon = () => {
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void refetch().catch(() => {}), SETTLE_MS);
  };
  useEffect(() => () => clearTimeout(soon.current), []);
  useLive("activity", askSoon);
  return { ...result, figures: result.data?.dashboard };
}
