import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { addDays, dayKey } from "../month.ts";
import { OCCASION_GROUPS } from "./occasion.ts";
import { isOccasion, OCCASIONS } from "./occasions.ts";
import { occasionsByDay, occasionsOn } from "./occasions-on.ts";

const [FIRST, LAST] = [1990, 2060];
const IDS = [...new Set(OCCASIONS.map(({ id }) => id))];

/** The days of each occasion, by its id. */
const daysOf = (() => {
  const found = new Map<string, string[]>(IDS.map((id) => [id, []]));
  for (let day = new Date(FIRST, 0, 1); day.getFullYear() <= LAST; day = addDays(day, 1))
    for (const { id } of occasionsOn(day)) found.get(id)?.push(dayKey(day));
  return found;
})();

const inYear = (id: string, year: number) => daysOf.get(id)?.filter((day) => day.startsWith(`${year}-`)) ?? [];

test.each([
  ["hijriNewYear", ["2023-07-19", "2024-07-07", "2025-06-26", "2026-06-16"]],
  ["mawlid", ["2023-09-27", "2024-09-15", "2025-09-04", "2026-08-25"]],
  ["ramadanBegins", ["2023-03-23", "2024-03-11", "2025-03-01", "2026-02-18"]],
  ["ramadanEnds", ["2023-04-20", "2024-04-09", "2025-03-29", "2026-03-19"]],
  ["eidAlFitr", ["2023-04-21", "2024-04-10", "2025-03-30", "2026-03-20"]],
  ["arafah", ["2023-06-27", "2024-06-15", "2025-06-05", "2026-05-26"]],
  ["eidAlAdha", ["2023-06-28", "2024-06-16", "2025-06-06", "2026-05-27"]],
])("%s is when the Umm al-Qura calendar has it", (id, expected) => {
  expect([2023, 2024, 2025, 2026].flatMap((year) => inYear(id, year))).toEqual(expected);
});

test("2030 has two Ramadans, and 2029 and 2031 have one", () => {
  expect(inYear("ramadanBegins", 2030)).toEqual(["2030-01-05", "2030-12-26"]);
  expect(inYear("ramadanBegins", 2029)).toHaveLength(1);
  expect(inYear("ramadanBegins", 2031)).toHaveLength(1);
});

test("every year has each occasion that was kept by then: once, an Islamic one once or twice", () => {
  for (const id of IDS) {
    const kept = OCCASIONS.filter((occasion) => occasion.id === id);
    const [{ group } = { group: undefined }] = kept;
    for (let year = FIRST; year <= LAST; year += 1) {
      const isKept = kept.some(({ from = FIRST, until = LAST }) => from <= year && year <= until);
      const count = inYear(id, year).length;
      // a Hijri year is eleven days shorter: none is left out
      const expected = !isKept ? [0] : group === "islamic" ? [1, 2] : [1];
      expect({ id, year, count, as: expected.includes(count) }).toEqual({ id, year, count, as: true });
    }
  }
});

const DAY_MS = 86_400_000;
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

test("every Ramadan has 29 or 30 days, Eid al-Fitr is the day after, and a Hijri year has 354 or 355", () => {
  const begins = daysOf.get("ramadanBegins") ?? [];
  const ends = daysOf.get("ramadanEnds") ?? [];
  const eids = daysOf.get("eidAlFitr") ?? [];
  for (const [at, begin] of begins.entries()) {
    const end = ends.find((day) => day > begin);
    const eid = eids.find((day) => day > begin);
    const next = begins[at + 1];
    if (!end || !eid || !next) continue;
    expect([29, 30]).toContain(between(begin, end) + 1);
    expect(between(end, eid)).toBe(1);
    expect([354, 355]).toContain(between(begin, next));
  }
  expect(begins.length).toBeGreaterThan(LAST - FIRST);
});

test("days that follow a weekday are on it", () => {
  expect(inYear("whiteFriday", 2026)).toEqual(["2026-11-27"]);
  expect(inYear("cyberMonday", 2026)).toEqual(["2026-11-30"]);
  // the fourth Thursday is the 22nd at the earliest, and its Monday may be December's
  expect(inYear("cyberMonday", 2024)).toEqual(["2024-12-02"]);
  expect(inYear("qatarSport", 2027)).toEqual(["2027-02-09"]);
  expect(inYear("mothersDayMay", 2027)).toEqual(["2027-05-09"]);
});

test("Oman's National Day has moved", () => {
  expect([...inYear("omanNational", 2024), ...inYear("omanNational", 2025)]).toEqual(["2024-11-18", "2025-11-20"]);
});

test("only the groups that are asked for are shown", () => {
  const march = { from: new Date(2026, 2, 1), before: new Date(2026, 3, 1) };
  const islamic = occasionsByDay(march, new Set(["islamic"]));
  expect([...islamic].map(([day, those]) => [day, those.map(({ id }) => id)])).toEqual([
    ["2026-03-19", ["ramadanEnds"]],
    ["2026-03-20", ["eidAlFitr"]],
  ]);
  expect(occasionsByDay(march, new Set())).toEqual(new Map());
  // what comes before the first and on the end doesn't belong to it
  expect([...occasionsByDay({ from: new Date(2026, 2, 20), before: new Date(2026, 2, 20) }, new Set(OCCASION_GROUPS))]).toEqual([]);
});

test.each(["en", "ar"])("each occasion and each group has a name in %s, and no name is nobody's", (locale) => {
  const { names, groups } = JSON.parse(
    readFileSync(new URL(`../../../../i18n/${locale}/occasions.json`, import.meta.url), "utf8"),
  ) as Record<string, Record<string, string>>;
  expect(Object.keys(names ?? {}).toSorted()).toEqual(IDS.toSorted());
  expect(Object.keys(groups ?? {}).toSorted()).toEqual([...OCCASION_GROUPS].toSorted());
});

test("an address's occasion is one that is known, or none", () => {
  expect(isOccasion("eidAlFitr")).toBe(true);
  for (const id of [null, "", "constructor"]) expect(isOccasion(id)).toBe(false);
});
