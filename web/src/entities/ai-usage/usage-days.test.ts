import { expect, test } from "@jest/globals";
import { beginningOf, everyDay } from "./usage-days.ts";

const NOW = Date.UTC(2026, 2, 1, 23, 30);

test("days without use stand between those with it, up to today in UTC", () => {
  const used = { day: "2026-02-28", generations: 2, tokens: 30, costMicros: 4 };
  expect(everyDay([used], 3, NOW)).toEqual([
    { day: "2026-02-27", generations: 0, tokens: 0, costMicros: 0 },
    used,
    { day: "2026-03-01", generations: 0, tokens: 0, costMicros: 0 },
  ]);
});

test("a span begins with its first day", () => expect(beginningOf(30, NOW)).toBe("2026-01-31T00:00:00.000Z"));
