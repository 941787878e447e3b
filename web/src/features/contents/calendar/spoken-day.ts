import type { TFunction } from "i18next";
import { formatDate, formatHijri, formatList } from "../../../lib/format.ts";

/** A day by both calendars, and how much stands on it. */
export function spokenDay(t: TFunction<"contents">, day: Date, { entries, due }: { entries: number; due: number }): string {
  const dates = [formatDate(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }), formatHijri(day)];
  const counts = [t("calendar.count", { count: entries }), ...(due > 0 ? [t("calendar.dueCount", { count: due })] : [])];
  return [formatList(dates), ...counts].join(". ");
}
