import { expect, test } from "@jest/globals";
import { speak } from "../testing/setup.ts";
import { formatDate, formatHijri, formatList, formatNumber, formatRelative } from "./format.ts";

const MOMENT = "2026-11-19T09:41:00Z";

test("digits are Western in both languages", async () => {
  expect(formatNumber(1284)).toBe("1,284");
  await speak("ar");
  expect(formatNumber(1284)).toBe("1,284");
  expect(formatDate(MOMENT, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })).toMatch(/19 نوفمبر 2026/);
});

test("Hijri dates have the digits that all other figures have", async () => {
  expect(formatHijri(MOMENT)).toMatch(/9 Jumada II 1448/);
  await speak("ar");
  expect(formatHijri(MOMENT)).toMatch(/9 جمادى الآخرة 1448/);
});

test("a list is told with the language's comma, names of the other direction isolated, which would run backwards", async () => {
  expect(formatList(["Water", "", undefined, "Time"])).toBe("Water, Time");
  expect(formatList(["التمر", "القهوة"])).toBe("\u2068التمر\u2069, \u2068القهوة\u2069");
  await speak("ar");
  expect(formatList(["الماء", "الوقت", "12"])).toBe("الماء، الوقت، 12");
  expect(formatList(["ZATCA SDK", "Postman", "الوقت"])).toBe("\u2068ZATCA SDK\u2069، \u2068Postman\u2069، الوقت");
});

test("what is near is said in words, what is far as a date", async () => {
  const now = Date.parse(MOMENT);
  expect(formatRelative(now - 4 * 60_000, now)).toMatch(/4 min/);
  expect(formatRelative(now - 86_400_000, now)).toBe("yesterday");
  expect(formatRelative(now - 30 * 86_400_000, now)).toMatch(/2026/);
  await speak("ar");
  expect(formatRelative(now - 86_400_000, now)).toBe("أمس");
});
