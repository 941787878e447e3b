import { expect, test } from "@jest/globals";
import { growthOf } from "../src/hostile-text.ts";

let sink = 0;
const spend = (steps: number) => {
  for (let step = 0; step < steps; step += 1) sink = (sink * 31 + step) | 0;
};

test("work that grows with the square of a text is told from work that grows with it", () => {
  expect(growthOf((text) => spend(text.length * 10_000), "a", 2_400)).toBeLessThanOrEqual(2.6);
  expect(growthOf((text) => spend(text.length * text.length), "a", 2_400)).toBeGreaterThan(2.6);
  expect(growthOf((text) => spend(text.length), "a", 1_500)).toBe(1);
});
