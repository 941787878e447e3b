import { expect, test } from "@jest/globals";
import { quoteOf, spanOf } from "./text-quote.ts";

const TEXT = "تمر العجوة من المدينة. تمر العجوة من القصيم. Ajwa dates.";

test("words are found again by what stands around them, also once the text before them has changed", () => {
  const start = TEXT.lastIndexOf("العجوة");
  const quote = quoteOf(TEXT, { start, end: start + 6 });
  expect(quote?.exact).toBe("العجوة");
  if (!quote) throw new Error("no quote");
  expect(spanOf(TEXT, quote)).toEqual({ start, end: start + 6 });
  const changed = `العجوة أولًا. ${TEXT}`;
  expect(spanOf(changed, quote)?.start).toBe(start + changed.length - TEXT.length);
});

test("words that are gone aren't found, and blanks are none", () => {
  const quote = quoteOf(TEXT, { start: 0, end: 3 });
  if (!quote) throw new Error("no quote");
  expect(spanOf("شيء آخر", quote)).toBeUndefined();
  expect(quoteOf("a  b", { start: 1, end: 3 })).toBeUndefined();
});

test("no more is kept than the service takes", () => {
  const quote = quoteOf("x".repeat(3_000), { start: 500, end: 2_900 });
  expect([quote?.exact.length, quote?.prefix.length, quote?.suffix.length]).toEqual([1_000, 60, 60]);
});
