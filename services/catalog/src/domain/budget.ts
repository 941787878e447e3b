import { saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const HALALAS = 100;
/** Up to here sums stay exact to the halala. */
const MAX_BUDGET = 1_000_000_000_000;

/** An amount in SAR, to the halala, that may be left out. */
export const budgetInput = z
  .number()
  .min(0)
  .max(MAX_BUDGET)
  .refine((amount) => Math.round(amount * HALALAS) / HALALAS === amount, saying(messages.tooManyDecimals))
  .nullish()
  .transform((amount) => amount ?? undefined);

/** The sum of both budgets; null when neither is given. */
export function totalBudget({ internalBudget, externalBudget }: { internalBudget?: number; externalBudget?: number }): number | null {
  if (internalBudget === undefined && externalBudget === undefined) return null;
  return (Math.round((internalBudget ?? 0) * HALALAS) + Math.round((externalBudget ?? 0) * HALALAS)) / HALALAS;
}
