import type { AiUsageFiguresFragment } from "../../generated/graphql.ts";

export type UsageDay = Pick<AiUsageFiguresFragment["byDay"][number], "day" | "generations" | "tokens" | "costMicros">;

const DAY_MS = 86_400_000;

/** The instant at which the first of so many days up to today begins, UTC. */
export function beginningOf(days: number, now = Date.now()): string {
  return new Date(Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS).toISOString();
}

/** Each of so many days up to today, those on which nothing was used too. */
export function everyDay(used: readonly UsageDay[], days: number, now = Date.now()): UsageDay[] {
  const known = new Map(used.map((figure) => [figure.day, figure]));
  const first = new Date(beginningOf(days, now)).getTime();
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, generations: 0, tokens: 0, costMicros: 0 };
  });
}
