import { expect, test } from "@jest/globals";
import { englishPassives, englishTies } from "../../src/score/english-style.ts";

test.each([
  ["The dates were picked at dawn.", true],
  ["They are carefully washed.", true],
  ["The boxes have already been sent.", true],
  ["It isn’t made of plastic.", true],
  ["The price was not often changed.", true],
  ["The book was written in 1990.", true],
  ["We picked the dates at dawn.", false],
  ["They are soft and sweet.", false],
  ["We are excited to show them.", false],
  ["The office is based in Riyadh.", false],
  ["There is a need for more.", false],
  ["It is a red box.", false],
  ["The farm is old, and we planted it.", false],
])("passive: %s %s", (sentence, isPassive) => {
  expect(englishPassives([sentence]).length > 0).toBe(isPassive);
});

test.each([
  ["However, the price stays.", true],
  ["“But why?” one asks.", true],
  ["For example, look at the skin.", true],
  ["Then taste one.", true],
  ["Thenceforth it grew.", false],
  ["The price stays.", false],
])("tied: %s %s", (sentence, isTied) => {
  expect(englishTies([sentence]).length > 0).toBe(isTied);
});
