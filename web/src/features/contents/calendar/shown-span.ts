import { formatDate, formatDateRange, formatHijriRange } from "../../../lib/format.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { addDays, addMonths, dayKey, firstOf, monthOf, spanOf } from "./month.ts";
import { daysOf, firstOfWeek, middleOf, weekIn, weekOf } from "./week.ts";

type Changes = Record<string, string>;

/** What of the calendar is shown, as the address says it, and the changes of the address that lead elsewhere. */
export interface ShownSpan {
  view: "month" | "week";
  /** The month's or the week's first day. */
  first: Date;
  /** All the days that are seen: a beginning, and an end that doesn't belong to them. */
  from: Date;
  before: Date;
  title: string;
  hijri: string;
  /** Whether a day, as `2026-11-24`, is of it, not only seen beside it. */
  holds: (day: string) => boolean;
  /** To the month or week that holds a day. */
  to: (day: Date) => Changes;
  /** The next one is 1, the one before -1. */
  step: (count: number) => Changes;
  /** The same time seen the other way. */
  as: (view: ShownSpan["view"]) => Changes;
}

const WEEK = "week";

const toMonth = (day: Date): Changes => ({ month: monthOf(day) === monthOf(new Date()) ? "" : monthOf(day) });
/** Named by its middle, for whoever begins weeks on another day. */
const toWeek = (day: Date, weekday: number): Changes => {
  const first = weekOf(day, weekday);
  return { week: dayKey(first) === dayKey(weekOf(new Date(), weekday)) ? "" : dayKey(middleOf(first)) };
};

/** The Hijri months that a Gregorian one reaches over. */
function hijriMonths(month: Date): string {
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 0);
  return formatHijriRange(month, last, { month: "long", year: "numeric" });
}

function monthShown(first: Date, weekday: number): ShownSpan {
  return {
    view: "month",
    first,
    ...spanOf(first, weekday),
    title: formatDate(first, { month: "long", year: "numeric" }),
    hijri: hijriMonths(first),
    holds: (day) => day.startsWith(monthOf(first)),
    to: toMonth,
    step: (count) => toMonth(addMonths(first, count)),
    as: (view) => (view === WEEK ? { span: WEEK, month: "", ...toWeek(weekIn(first, weekday), weekday) } : {}),
  };
}

function weekShown(first: Date, weekday: number): ShownSpan {
  const [from, last, before] = [first, addDays(first, 6), addDays(first, 7)];
  const days = new Set(daysOf(first).map(dayKey));
  return {
    view: WEEK,
    first,
    from,
    before,
    title: formatDateRange(first, last),
    hijri: formatHijriRange(first, last),
    holds: (day) => days.has(day),
    to: (day) => toWeek(day, weekday),
    step: (count) => toWeek(addDays(first, 7 * count), weekday),
    as: (view) => (view === "month" ? { span: "", week: "", ...toMonth(middleOf(first)) } : {}),
  };
}

export function shownSpan(get: ReturnType<typeof useListParams>["get"], weekday: number): ShownSpan {
  if (get("span") === WEEK) return weekShown(firstOfWeek(get("week"), weekday), weekday);
  return monthShown(firstOf(get("month")), weekday);
}
