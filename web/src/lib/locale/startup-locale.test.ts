import { expect, test } from "@jest/globals";
import { startupLocale } from "./startup-locale.ts";

interface Sources {
  languages?: string[];
  stored?: string;
  domain?: string;
  cookie?: string;
}

const visit = (path: string, { languages = ["en-GB"], stored, domain = "example.com", cookie }: Sources = {}) =>
  startupLocale({ path, languages, stored: stored ?? null, domain, cookie: cookie ?? null });

const ARABIC_HOME = { locale: "ar", redirect: "/ar" };

test("a first visit to the home page goes by the browser's languages", () => {
  expect(visit("/", { languages: ["fr-FR", "ar-SA", "en"] })).toEqual({ ...ARABIC_HOME, detected: true });
  expect(visit("/", { languages: ["en-US", "ar"] })).toEqual({ locale: "en" });
  expect(visit("/", { languages: ["de"] })).toEqual({ locale: "en" });
});

test("the browser's languages count on the home page only", () => {
  expect(visit("/auth/signin", { languages: ["ar"] })).toEqual({ locale: "en" });
  expect(visit("/ar", { languages: ["en"] })).toEqual({ locale: "ar" });
});

test("once a language was chosen, the browser's no longer count", () => {
  expect(visit("/", { languages: ["ar"], cookie: "en" })).toEqual({ locale: "en" });
  expect(visit("/", { languages: ["ar"], stored: "en" })).toEqual({ locale: "en" });
});

/** Each source says Arabic and all that come after it say English; then the other way round. */
const ORDER = [
  { first: "the browser's languages", path: "/", says: { languages: ["ar"], domain: "en.example.com" }, locale: "ar" },
  { first: "the browser's languages", path: "/", says: { languages: ["en"], domain: "ar.example.com" }, locale: "en" },
  { first: "the stored choice", path: "/contents", says: { stored: "ar", domain: "en.example.com", cookie: "en" }, locale: "ar" },
  { first: "the stored choice", path: "/ar/contents", says: { stored: "en", domain: "ar.example.com", cookie: "ar" }, locale: "en" },
  { first: "the domain", path: "/contents", says: { domain: "ar.example.com", cookie: "en" }, locale: "ar" },
  { first: "the domain", path: "/ar/contents", says: { domain: "en.example.com", cookie: "ar" }, locale: "en" },
  { first: "the prefix", path: "/ar/contents", says: { cookie: "en" }, locale: "ar" },
  { first: "the cookie", path: "/contents", says: { cookie: "ar" }, locale: "ar" },
  { first: "the default", path: "/contents", says: {}, locale: "en" },
];

test.each(ORDER)("$first comes before all that follow: $locale on $path", ({ path, says, locale }) => {
  expect(visit(path, says).locale).toBe(locale);
});

test("who belongs on the other language's page is sent to the same page there", () => {
  expect(visit("/companies/show/7", { cookie: "ar" })).toEqual({ locale: "ar", redirect: "/ar/companies/show/7" });
  expect(visit("/", { cookie: "ar" })).toEqual(ARABIC_HOME);
  expect(visit("/ar/companies/show/7", { stored: "en" })).toEqual({ locale: "en", redirect: "/companies/show/7" });
  expect(visit("/ar", { stored: "en" })).toEqual({ locale: "en", redirect: "/" });
});

test("only supported codes count", () => {
  expect(visit("/contents", { cookie: "fr" })).toEqual({ locale: "en" });
  expect(visit("/contents", { stored: "fr", domain: "fr.example.com", cookie: "ar" })).toMatchObject({ locale: "ar" });
  expect(visit("/", { languages: ["ar"], cookie: "" })).toMatchObject(ARABIC_HOME);
});

test("a path or a host that only begins like a language's has none", () => {
  expect(visit("/article", { cookie: "en" })).toEqual({ locale: "en" });
  expect(visit("/article", { cookie: "ar" })).toEqual({ locale: "ar", redirect: "/ar/article" });
  expect(visit("/contents", { domain: "arabia.example" })).toEqual({ locale: "en" });
});
