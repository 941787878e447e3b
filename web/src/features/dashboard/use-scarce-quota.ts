import { useQuery } from "@apollo/client/react";
import { DashboardQuotaDocument } from "../../generated/graphql.ts";
import { useLive } from "../../lib/live/use-live.ts";
import { askAgain } from "../../lib/ask-again.ts";

/** The share of a quota below which it is worth a word. */
const LITTLE_LEFT = 0.2;

interface ScarceQuota {
  span: "day" | "month";
  total: number;
  left: number;
}

/** The tightest of the person's quotas, when little of it is left; asked for again when a generation has ended. */
export function useScarceQuota(): ScarceQuota | undefined {
  const { data, refetch } = useQuery(DashboardQuotaDocument, { fetchPolicy: "cache-and-network" });
  useLive("activity", ({ action }) => {
    if (action === "generation.finished") askAgain(refetch);
  });
  if (!data) return undefined;
  const { quotaTokens, remainingTokens, dayQuotaTokens, dayRemainingTokens } = data.aiUsage;
  const quotas = [
    { span: "day", total: dayQuotaTokens ?? 0, left: dayRemainingTokens ?? 0 },
    { span: "month", total: quotaTokens ?? 0, left: remainingTokens ?? 0 },
  ] as const;
  return quotas.find(({ total, left }) => total > 0 && left / total < LITTLE_LEFT);
}
