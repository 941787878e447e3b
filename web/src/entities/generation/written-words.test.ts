import { expect, test } from "@jest/globals";
import { writtenWords } from "./written-words.ts";

test.each([
  ["## Colour and skin\n\n- ✎ What has to be understood first?\n- Ripe dates shine.", 6],
  ["# كيف تختار؟\n\n1. ✎ ما الذي يجب فهمه؟\n\n> ✎ أجب هنا", 2],
  ["✎ What should stand here?", 0],
])("of a text as it is written only what is no prompt counts: %j", (markdown, words) => {
  expect(writtenWords(markdown)).toBe(words);
});
