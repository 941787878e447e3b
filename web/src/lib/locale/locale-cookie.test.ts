import { expect, jest, test } from "@jest/globals";
import { readLocaleCookie, rememberLocale } from "./locale-cookie.ts";

test("a chosen language is kept for 365 days", () => {
  const set = jest.spyOn(document, "cookie", "set");
  rememberLocale("ar");
  expect(set).toHaveBeenCalledWith(expect.stringContaining("Max-Age=31536000;"));
  set.mockRestore();
  expect(readLocaleCookie()).toBe("ar");
  expect(localStorage.getItem("locale")).toBe("ar");
});

test("a code that isn't supported is not kept", () => {
  rememberLocale("fr");
  expect(readLocaleCookie()).toBeNull();
});
