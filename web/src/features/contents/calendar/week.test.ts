import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { inTimeZone } from "../../../testing/in-time-zone.ts";
import { onDay } from "../status/local-time.ts";
import { dayKey } from "./month.ts";
import { atHour, daysOf, firstOfWeek, HOURS, middleOf, weekIn, weekOf } from "./week.ts";

/** Clocks that never change, that change at midnight, at two, by half an hour, and on the far sides of the date line. */
const ZONES = [
  "Asia/Riyadh",
  "Africa/Cairo",
  "Asia/Beirut",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
const SUNDAY = 0;

const days = fc
  .record({ year: fc.integer({ min: 2000, max: 2060 }), month: fc.integer({ min: 0, max: 11 }), date: fc.integer({ min: 1, max: 31 }) })
  .map((named) => () => new Date(named.year, named.month, named.date, 12));
const weekdays = fc.integer({ min: 0, max: 6 });

describe.each(ZONES)("by the clock of %s", (zone) => {
  test("a week has seven days, one after the other in both calendars, begins on its weekday and holds the day it was asked for", () => {
    inTimeZone(zone, () => {
      const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { day: "numeric" });
      fc.assert(
        fc.property(days, weekdays, (day, weekday) => {
          const week = daysOf(weekOf(day(), weekday));
          expect(week[0]?.getDay()).toBe(weekday);
          expect(week.map(dayKey)).toContain(dayKey(day()));
          expect(new Set(week.map(dayKey)).size).toBe(7);
          for (const [index, next] of week.slice(1).entries()) {
            const before = week[index] as Date;
            expect(next.getDay()).toBe((before.getDay() + 1) % 7);
            const [dayBefore, dayAfter] = [before, next].map((moment) => Number(islamic.format(moment))) as [number, number];
            expect(dayAfter === dayBefore + 1 || (dayAfter === 1 && dayBefore >= 29)).toBe(true);
          }
        }),
        { numRuns: 100 },
      );
    });
  });

  test("each of a week's days names the week in the address, and shows it again", () => {
    inTimeZone(zone, () =>
      fc.assert(
        fc.property(days, weekdays, (day, weekday) => {
          const first = weekOf(day(), weekday);
          for (const other of daysOf(first)) expect(dayKey(firstOfWeek(dayKey(other), weekday))).toBe(dayKey(first));
        }),
        { numRuns: 50 },
      ),
    );
  });

  test("what is put at an hour stands in that hour, or there is no such hour", () => {
    inTimeZone(zone, () =>
      fc.assert(
        fc.property(days, fc.constantFrom(...HOURS), fc.integer({ min: 0, max: 59 }), (day, hour, minute) => {
          const moment = atHour(day(), hour, minute);
          if (!moment) return expect(onDay(new Date(2026, 0, 10, hour, minute), day()).getHours()).not.toBe(hour);
          expect([dayKey(moment), moment.getHours()]).toEqual([dayKey(day()), hour]);
          return undefined;
        }),
        { numRuns: 200 },
      ),
    );
  });
});

test("an hour that the clock leaves out isn't there, and one that it tells twice is", () => {
  const missing = (zone: string, [year, month, date]: [number, number, number]) =>
    inTimeZone(zone, () => HOURS.filter((hour) => !atHour(new Date(year, month - 1, date), hour)));
  expect(missing("Europe/Berlin", [2027, 3, 28])).toEqual([2]);
  expect(missing("Africa/Cairo", [2026, 4, 24])).toEqual([0]);
  expect(missing("Europe/Berlin", [2027, 10, 31])).toEqual([]);
  expect(missing("Asia/Riyadh", [2027, 3, 28])).toEqual([]);
});

test("what is seen of a month as a week is this week in this month, and its first in another; back it is the month with most of it", () => {
  inTimeZone("Asia/Riyadh", () => {
    const now = new Date(2026, 10, 24);
    expect(dayKey(weekIn(new Date(2026, 10, 1), SUNDAY, now))).toBe("2026-11-22");
    expect(dayKey(weekIn(new Date(2027, 1, 1), SUNDAY, now))).toBe("2027-01-31");
    expect(dayKey(middleOf(new Date(2027, 0, 31)))).toBe("2027-02-03");
    for (const name of ["", "2027-02-30", "soon"]) expect(dayKey(firstOfWeek(name, SUNDAY, now))).toBe("2026-11-22");
  });
});
