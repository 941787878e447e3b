import { expect, test } from "@jest/globals";
import { startupLocale } from "./startup-locale.ts";

const visit = (path: string, cookie: string | null = null, languages: string[] = ["en-GB"]) => startupLocale({ path, cookie, languages });

test("a first visit to the home page goes by the browser's languages", () => {
  expect(visit("/", null, ["fr-FR", "ar-SA", "en"])).toEqual({ locale: "ar", redirect: "/ar" });
  expect(visit("/", null, ["en-US", "ar"])).toEqual({ locale: "en" });
  expect(visit("/", null, ["de"])).toEqual({ locale: "en" });
});

test("the browser's languages count on the home page only", () => {
  expect(visit("/auth/signin", null, ["ar"])).toEqual({ locale: "en" });
});

test("where there is a cookie, the browser's languages no longer count", () => {
  expect(visit("/", "en", ["ar"])).toEqual({ locale: "en" });
});

test("a path without a prefix goes by the cookie, to the same page", () => {
  expect(visit("/companies/show/7", "ar")).toEqual({ locale: "ar", redirect: "/ar/companies/show/7" });
  expect(visit("/", "ar")).toEqual({ locale: "ar", redirect: "/ar" });
});

test("a prefix wins over the cookie", () => {
  expect(visit("/ar/contents", "en")).toEqual({ locale: "ar" });
  expect(visit("/ar", "en", ["en"])).toEqual({ locale: "ar" });
});

test("only supported codes count", () => {
  expect(visit("/contents", "fr")).toEqual({ locale: "en" });
  expect(visit("/", "", ["ar"])).toEqual({ locale: "ar", redirect: "/ar" });
});

test("a path that only begins like a prefix has none", () => {
  expect(visit("/article", "en")).toEqual({ locale: "en" });
  expect(visit("/article", "ar")).toEqual({ locale: "ar", redirect: "/ar/article" });
});
