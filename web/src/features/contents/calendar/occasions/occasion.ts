export const OCCASION_GROUPS = ["islamic", "gulf", "arab", "international", "trade"] as const;
export type OccasionGroup = (typeof OCCASION_GROUPS)[number];

/** When an occasion is. Months are counted from 1, weekdays as Date counts them: Sunday is 0. */
export type Rule =
  | { hijri: readonly [month: number, day: number] }
  | { lastOfHijri: number }
  | { on: readonly [month: number, day: number] }
  /** So many days after the month's first, second … such weekday. */
  | { nth: number; weekday: number; month: number; later?: number };

export interface Occasion {
  /** Its name stands under this in the message file. */
  id: string;
  group: OccasionGroup;
  rule: Rule;
  /** The first and the last Gregorian year that it is kept by this rule. */
  from?: number;
  until?: number;
}
