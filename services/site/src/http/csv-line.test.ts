import { expect, test } from "@jest/globals";
import { csvLine } from "./csv-line.ts";

test("every cell is quoted, and quotes in it are doubled", () => {
  expect(csvLine(["plain", 'say "so"', "a, b\r\nc", undefined])).toBe('"plain","say ""so""","a, b\r\nc",""\r\n');
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "|calc",
  "%0A",
  "\t=1",
  "  =1",
  "\u200F=1",
  "\u202B=1",
  "\u061C+1",
  "\uFEFF+1",
  "\uFF1D1",
  "\r=1",
  "\n=1",
])("what would run as a formula is made plain text: %j", (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

test("what only has such a character in it stays as it is", () => {
  expect(csvLine(["1-2", "a=b", "someone@example.com"])).toBe('"1-2","a=b","someone@example.com"\r\n');
});
