import type { Locale } from "../../../lib/locale/locales.ts";
import { localInputs, localMoment } from "../status/local-time.ts";

/** A month as the address names it: "2026-11". */
export type MonthName = string;

export const monthOf = (day: Date): MonthName => localInputs(day).date.slice(0, 7);

export const dayKey = (day: Date) => localInputs(day).date;

/** The month's first day; of this month when the name is none. */
export function firstOf(name: string, now = new Date()): Date {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(name) ?? [];
  return year && month ? new Date(Number(year), Number(month) - 1, 1) : new Date(now.getFullYear(), now.getMonth(), 1);
}

/** The hour that something is planned for by its day alone. */
const MORNING = 9;

/** The morning of a day that is named as inputs name it; undefined when that is none. */
export function morningOf(day: string): Date | undefined {
  const moment = localMoment(day, `0${MORNING}:00`);
  return moment && dayKey(moment) === day ? moment : undefined;
}

export const addDays = (day: Date, count: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** The same day of another month, or its last when that month is shorter. */
export function addMonths(day: Date, count: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + count + 1, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + count, Math.min(day.getDate(), last));
}

const REGIONS: Record<Locale, string> = { en: "en-GB", ar: "ar-SA" };

/** The weekday that a week begins with, as Date counts them: Sunday is 0. */
export function firstWeekday(locale: Locale): number {
  const tag = new Intl.Locale(REGIONS[locale]) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const firstDay = (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? (locale === "ar" ? 7 : 1);
  return firstDay % 7;
}

/** From the first day that a month's weeks show to the day after their last. */
export function spanOf(month: Date, weekday: number): { from: Date; before: Date } {
  const weeks = weeksOf(month, weekday);
  const from = weeks[0]?.[0] ?? month;
  return { from, before: addDays(from, weeks.length * 7) };
}

/** The weeks that hold a month, whole ones: the first and the last reach into its neighbours. */
export function weeksOf(month: Date, weekday: number): Date[][] {
  const lead = (month.getDay() - weekday + 7) % 7;
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(month, week * 7 + day - lead)),
  );
}
