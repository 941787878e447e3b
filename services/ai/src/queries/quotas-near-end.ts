import type { UsagePorts } from "./usage.ts";

/** The share of a quota beyond which it comes to its end. */
const NEAR_END = 0.8;
const MOST = 20;

export interface QuotaNearEnd {
  readonly user: { readonly id: string };
  readonly quotaTokens: number;
  readonly remainingTokens: number;
}

/** People who have used most of their quota of the month, those with the smallest share left first. */
export async function quotasNearEnd({ ledger, quotaOf }: UsagePorts): Promise<QuotaNearEnd[]> {
  const smallest = Math.min(quotaOf("CLIENT").month, quotaOf("ADMIN").month);
  const spenders = await ledger.mostSpent(smallest * NEAR_END);
  return spenders
    .filter(({ spent, quota }) => spent >= quota * NEAR_END)
    .toSorted((one, other) => other.spent / other.quota - one.spent / one.quota)
    .slice(0, MOST)
    .map(({ userId, spent, quota }) => ({ user: { id: userId }, quotaTokens: quota, remainingTokens: Math.max(0, quota - spent) }));
}
