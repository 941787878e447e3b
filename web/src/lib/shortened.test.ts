import { expect, test } from "@jest/globals";
import { shortened } from "./shortened.ts";

test.each([
  ["whole", 5, "whole"],
  ["longer", 5, "longe…"],
  ["تُقطف باليد", 6, "تُقطف …"],
  ["ab😀cd", 3, "ab…"],
  ["ab😀cd", 4, "ab😀…"],
])("%j at most %i long is %j", (text, most, expected) => expect(shortened(text, most)).toBe(expected));
