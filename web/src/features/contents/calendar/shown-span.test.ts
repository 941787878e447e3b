import { expect, test } from "@jest/globals";
import { dayKey } from "./month.ts";
import { shownSpan } from "./shown-span.ts";

const [SUNDAY, MONDAY] = [0, 1];
const shown = (address: Record<string, string>, weekday: number) => shownSpan((name) => address[name] ?? "", weekday);

test("a week that somebody names who begins weeks on another day is the one that has most of its days", () => {
  const { week: fromArabic = "" } = shown({ span: "week", week: "2027-03-10" }, SUNDAY).step(1);
  expect(dayKey(shown({ span: "week", week: fromArabic }, SUNDAY).first)).toBe("2027-03-14");
  expect(dayKey(shown({ span: "week", week: fromArabic }, MONDAY).first)).toBe("2027-03-15");
  const { week: fromEnglish = "" } = shown({ span: "week", week: "2027-03-10" }, MONDAY).step(1);
  expect(dayKey(shown({ span: "week", week: fromEnglish }, MONDAY).first)).toBe("2027-03-15");
  expect(dayKey(shown({ span: "week", week: fromEnglish }, SUNDAY).first)).toBe("2027-03-14");
});

test("a month over the end of a Hijri year names both years", () => {
  expect(shown({ month: "2026-06" }, MONDAY).hijri).toMatch(/1447.*1448/);
});
