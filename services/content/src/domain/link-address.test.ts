import { expect, test } from "@jest/globals";
import { linkAddress, withScheme } from "./link-address.ts";

test.each(["https://a.example/b?c#d", "http://a.example", "mailto:a@b.example", "tel:+966500000000"])("%s stays as it is", (address) => {
  expect(linkAddress(address)).toBe(address);
});

test.each([
  ["www.dates.example", "https://www.dates.example"],
  [" dates.example/shop?a=1 ", "https://dates.example/shop?a=1"],
  ["dates.example:8080/shop", "https://dates.example:8080/shop"],
  ["تمور.السعودية/متجر", "https://تمور.السعودية/متجر"],
])("%j gets the scheme that was left out", (typed, address) => {
  expect([withScheme(typed), linkAddress(typed)]).toEqual([address, address]);
});

test.each(["/shop", "#top", "?page=2", "./a", "../a", "//dates.example", "shop", "two words.example", "a@b.example", "http://"])(
  "%s leads nowhere by itself",
  (address) => {
    expect(linkAddress(address)).toBeUndefined();
  },
);

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "ftp://a.example",
  "blob:https://a.example/x",
  "",
  "  ",
  null,
  7,
])("%j is blank", (address) => {
  expect(linkAddress(address)).toBe("");
});

test("the time it takes grows with the length alone", () => {
  const long = `${"a.".repeat(500_000)}!`;
  const started = performance.now();
  expect(withScheme(long)).toBe(long);
  expect(performance.now() - started).toBeLessThan(15_000);
});
