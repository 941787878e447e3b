import { addDays, dayKey } from "../month.ts";
import type { Occasion, OccasionGroup, Rule } from "./occasion.ts";
import { OCCASIONS } from "./occasions.ts";
import { endsHijriMonth, type HijriDay, hijriDayOf } from "./umm-al-qura.ts";

function falls(rule: Rule, day: Date, hijri: HijriDay): boolean {
  if ("hijri" in rule) return hijri.month === rule.hijri[0] && hijri.day === rule.hijri[1];
  if ("lastOfHijri" in rule) return hijri.month === rule.lastOfHijri && hijri.day >= 29 && endsHijriMonth(day);
  if ("on" in rule) return day.getMonth() + 1 === rule.on[0] && day.getDate() === rule.on[1];
  const origin = addDays(day, -(rule.later ?? 0));
  return (
    origin.getMonth() + 1 === rule.month && origin.getDay() === rule.weekday && Math.floor((origin.getDate() - 1) / 7) + 1 === rule.nth
  );
}

/** The occasions of a day. */
export function occasionsOn(day: Date): Occasion[] {
  const hijri = hijriDayOf(day);
  const year = day.getFullYear();
  return OCCASIONS.filter(({ rule, from = -Infinity, until = Infinity }) => from <= year && year <= until && falls(rule, day, hijri));
}

/** Those of some groups by day, for the days from one to the one before another. */
export function occasionsByDay(
  { from, before }: { from: Date; before: Date },
  groups: ReadonlySet<OccasionGroup>,
): Map<string, readonly Occasion[]> {
  const found = new Map<string, readonly Occasion[]>();
  for (let day = from; day < before; day = addDays(day, 1)) {
    const those = occasionsOn(day).filter(({ group }) => groups.has(group));
    if (those.length > 0) found.set(dayKey(day), those);
  }
  return found;
}
