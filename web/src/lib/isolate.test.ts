import { expect, test } from "@jest/globals";
import { isolated } from "./isolate.ts";

test.each([
  ["Rutab & Co.", true],
  ["+966 50 123 4567", true],
  ["050 123 4567", true],
  ["2.4 MB", true],
  ["تمور Rutab", true],
  ["رطب وتمر", false],
  ["45%", false],
  ["1,284", false],
  ["\u2068ZATCA SDK\u2069، \u2068Postman\u2069", false],
])("in an Arabic sentence %s is isolated: %s", (value, is) => {
  expect(isolated(value, "ar")).toBe(is ? `\u2068${value}\u2069` : value);
});

test("in an English sentence only what has Arabic letters is", () => {
  expect(isolated("+966 50 123 4567", "en")).toBe("+966 50 123 4567");
  expect(isolated("رطب", "en")).toBe("\u2068رطب\u2069");
});
