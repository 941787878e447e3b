import { addDays, dayKey, morningOf } from "./month.ts";

/** The hours of a day as its clock names them. */
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The first day of the week that holds a day. */
export const weekOf = (day: Date, weekday: number): Date => addDays(day, -((day.getDay() - weekday + 7) % 7));

/** The first day of the week that holds the day named; of this week when that is none. */
export function firstOfWeek(name: string, weekday: number, now = new Date()): Date {
  return weekOf(morningOf(name) ?? now, weekday);
}

export const daysOf = (first: Date): Date[] => Array.from({ length: 7 }, (_, count) => addDays(first, count));

/** The week to show instead of a month: this one where the month is this one, otherwise its first. */
export function weekIn(month: Date, weekday: number, now = new Date()): Date {
  const isThisMonth = month.getFullYear() === now.getFullYear() && month.getMonth() === now.getMonth();
  return weekOf(isThisMonth ? now : month, weekday);
}

/** The middle of a week: most of it is in the same month, and in the same week where weeks begin on another day. */
export const middleOf = (first: Date): Date => addDays(first, 3);

export const hourKey = (day: Date, hour: number) => `${dayKey(day)} ${hour}`;

/** A minute of a day's hour by its clock; undefined for an hour that the clock leaves out on that day. */
export function atHour(day: Date, hour: number, minute = 0): Date | undefined {
  const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute);
  return moment.getHours() === hour && dayKey(moment) === dayKey(day) ? moment : undefined;
}
