import { useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { DashboardQuotasNearEndDocument } from "../../generated/graphql.ts";
import { useLive } from "../../lib/live/use-live.ts";
import { askAgain } from "../../lib/ask-again.ts";

/** Milliseconds between two questions, however many generations end. */
const APART_MS = 30_000;

/** Whose AI quota of the month comes to its end, for admins; empty while that isn't known. */
export function useQuotasNearEnd({ skip }: { skip: boolean }) {
  const { data, refetch } = useQuery(DashboardQuotasNearEndDocument, { skip, fetchPolicy: "cache-and-network" });
  const asked = useRef(0);
  useLive("activity", ({ action }) => {
    if (skip || action !== "generation.finished" || Date.now() - asked.current < APART_MS) return;
    asked.current = Date.now();
    askAgain(refetch);
  });
  return data?.aiQuotasNearEnd ?? [];
}
