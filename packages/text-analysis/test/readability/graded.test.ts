import { expect, test } from "@jest/globals";
import { easeOf, readabilityOf } from "../../src/score/index.ts";
import { graded, orders } from "./graded.ts";

test("fifty graded texts: the scale orders them nearly as a teacher does, better than Lix or OSMAN alone", () => {
  expect(graded.length).toBeGreaterThanOrEqual(50);
  const { ease, lix, osman } = orders();
  expect(ease).toBeGreaterThan(0.95);
  expect(ease).toBeGreaterThan(Math.max(lix, osman));
});

test("a text is taken for one of its own grade, or of the one beside it", () => {
  const taken = graded.map(({ grade, text }) => ({ grade, taken: Math.min(5, 5 - Math.floor(easeOf(readabilityOf(text, "ar")) / 20)) }));
  expect(taken.filter((one) => Math.abs(one.grade - one.taken) > 1)).toEqual([]);
  expect(taken.filter((one) => one.grade === one.taken).length).toBeGreaterThanOrEqual(40);
});

test("news is none of the easy texts", () => {
  for (const { grade, text } of graded) if (grade >= 4) expect(easeOf(readabilityOf(text, "ar"))).toBeLessThan(45);
});

test("a word is rare in no form of a common one", () => {
  const rare = (text: string) => readabilityOf(text, "ar").rareWords;
  expect(rare("والكتاب وبالكتب وكتابنا والمدرسة وجديدًا وسيكتبون.")).toBe(0);
  expect(rare("الإبستمولوجيا والريولوجيا.")).toBe(1);
  expect(readabilityOf("A good day.", "en").rareWords).toBeUndefined();
});
