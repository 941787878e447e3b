import { expect, test } from "@jest/globals";
import { addMonths, dayKey, firstOf, firstWeekday, spanOf, weeksOf } from "./month.ts";

test("a month stands in whole weeks that begin as the language's do", () => {
  expect(firstWeekday("ar")).toBe(0);
  expect(firstWeekday("en")).toBe(1);
  const arabic = weeksOf(new Date(2026, 10, 1), 0);
  expect(arabic.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(dayKey(arabic[0]?.[0] as Date)).toBe("2026-11-01");
  expect(dayKey(arabic[4]?.[6] as Date)).toBe("2026-12-05");
  const english = weeksOf(new Date(2026, 10, 1), 1);
  expect(dayKey(english[0]?.[0] as Date)).toBe("2026-10-26");
  expect(english).toHaveLength(6);
});

test("what a month's weeks show begins with their first day and ends before the day after their last", () => {
  const { from, before } = spanOf(new Date(2026, 10, 1), 1);
  expect([dayKey(from), dayKey(before)]).toEqual(["2026-10-26", "2026-12-07"]);
});

test("a month later is never a month too far", () => {
  expect(dayKey(addMonths(new Date(2027, 0, 31), 1))).toBe("2027-02-28");
  expect(dayKey(addMonths(new Date(2027, 0, 31), -2))).toBe("2026-11-30");
});

test("an address that names no month shows this one", () => {
  const now = new Date(2026, 10, 21);
  expect(dayKey(firstOf("2027-02", now))).toBe("2027-02-01");
  for (const name of ["", "2027-13", "soon"]) expect(dayKey(firstOf(name, now))).toBe("2026-11-01");
});
