import { expect, test } from "@jest/globals";
import i18next from "i18next";
import { accountRules } from "./account-rules.ts";

test.each([
  ["rutab.example", "https://rutab.example"],
  ["http://rutab.example", "http://rutab.example"],
  ["https://rutab.example/about", "https://rutab.example/about"],
  ["Https://Rutab.example", "Https://Rutab.example"],
  ["rutab.example:8080/about", "https://rutab.example:8080/about"],
  ["موقع.السعودية", "https://موقع.السعودية"],
  ["", ""],
])("a website without https gets it: %s", (typed, stored) => {
  expect(accountRules(i18next.getFixedT("en", "auth")).website.parse(typed)).toBe(stored);
});

test.each([
  "javascript:alert(1)",
  "javascript:1",
  "not an address",
  "ftp://rutab.example",
  "rutab.example and more.",
  "https://rutab.example/a b",
  "https://rutab\u200f.example",
  "https://.../",
  "rutab",
])("what is no address is refused at its field: %s", (typed) => {
  expect(accountRules(i18next.getFixedT("en", "auth")).website.safeParse(typed).success).toBe(false);
});
