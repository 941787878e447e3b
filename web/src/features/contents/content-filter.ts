import type { ContentOrder, ContentStatus, ContentType } from "../../generated/graphql.ts";
import { CHOICES } from "./content-options.ts";
import { localInputs } from "./status/local-time.ts";

export interface ContentFilter {
  companyId: string | null;
  type: ContentType | null;
  status: ContentStatus | null;
  search: string | null;
  minScore: number | null;
  maxScore: number | null;
  assigneeId: string | null;
  /** Days, as `2026-11-24`: the first, and the one after the last. */
  dueFrom: string | null;
  dueBefore: string | null;
}

/** Bands of the overall score, as the address names them. */
export const SCORE_BANDS = {
  good: { minScore: 80, maxScore: null },
  fair: { minScore: 50, maxScore: 79 },
  weak: { minScore: null, maxScore: 49 },
} as const;
const BANDS = Object.keys(SCORE_BANDS) as (keyof typeof SCORE_BANDS)[];

/** Orders of the list other than the newest first, as the address names them. */
export const ORDERS = { best: "HIGHEST_SCORE", worst: "LOWEST_SCORE" } as const satisfies Record<string, ContentOrder>;
const ORDER_NAMES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** A filter's value from the address; anything that isn't a choice is none. */
const chosen = <Value extends string>(values: readonly Value[], value: string) => values.find((known) => known === value) ?? null;

/** When contents are due, as the address names it. */
const DUE = ["overdue", "week"] as const;
const DAYS_AHEAD = 8;

/** The filters that the address names; whose is what the reader is to work on, and which days those are, goes by who and when they are. */
export const contentFilterOf = (get: (name: string) => string, reader?: string, now = new Date()): ContentFilter => ({
  companyId: get("company") || null,
  type: chosen<ContentType>(CHOICES.types, get("type")),
  status: chosen<ContentStatus>(CHOICES.statuses, get("status")),
  search: get("search") || null,
  ...withinBand(chosen(BANDS, get("score"))),
  assigneeId: (get("assignee") === "me" && reader) || null,
  ...dueWithin(chosen(DUE, get("due")), now),
});

function dueWithin(due: (typeof DUE)[number] | null, now: Date): Pick<ContentFilter, "dueFrom" | "dueBefore"> {
  const today = localInputs(now).date;
  if (due === "overdue") return { dueFrom: null, dueBefore: today };
  if (due === null) return { dueFrom: null, dueBefore: null };
  return { dueFrom: today, dueBefore: localInputs(new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_AHEAD)).date };
}

const withinBand = (band: keyof typeof SCORE_BANDS | null): Pick<ContentFilter, "minScore" | "maxScore"> =>
  band ? SCORE_BANDS[band] : { minScore: null, maxScore: null };

/** The order that the address names. */
export function contentOrderOf(get: (name: string) => string): ContentOrder {
  const order = chosen(ORDER_NAMES, get("order"));
  return order ? ORDERS[order] : "NEWEST";
}
