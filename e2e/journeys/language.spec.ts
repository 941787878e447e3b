import type { BrowserContext, Page } from "@playwright/test";
import { ADDRESS } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";

const choose = (context: BrowserContext, code: string) => context.addCookies([{ name: "locale", value: code, url: ADDRESS }]);

const expectLanguage = async (page: Page, lang: "en" | "ar") => {
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
};

test("a first visit to the home page goes by the browser's language @both", async ({ page, at, language }) => {
  await page.goto("/");
  await expect(page).toHaveURL(at("/"));
  await expectLanguage(page, language);
});

test("the browser's language counts on the home page only @both", async ({ page }) => {
  await page.goto("/auth/signin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/auth/signin");
  await expectLanguage(page, "en");
});

test("once a language is chosen the browser's no longer counts @both", async ({ page, context, language }) => {
  const chosen = language === "en" ? "ar" : "en";
  await choose(context, chosen);
  await page.goto("/");
  await expect(page).toHaveURL(chosen === "ar" ? "/ar" : "/");
  await expectLanguage(page, chosen);
});

test("the stored choice wins over domain, prefix and cookie", ONCE, async ({ page, context }) => {
  await choose(context, "ar");
  await page.addInitScript(() => localStorage.setItem("locale", "en"));
  await page.goto("/ar/auth/signup?from=mail#form");
  await expect(page).toHaveURL("/auth/signup?from=mail#form");
  await expectLanguage(page, "en");
  await page.goto("/ar");
  await expect(page).toHaveURL("/");
  await expectLanguage(page, "en");
});

test("a domain that names a language wins over prefix and cookie", ONCE, async ({ page }) => {
  const domainOf = (code: string) => ADDRESS.replace(/\/\/[^:/]+/, `//${code}.localhost`);
  await page.goto(`${domainOf("ar")}/auth/signin`);
  await expect(page).toHaveURL(`${domainOf("ar")}/ar/auth/signin`);
  await expectLanguage(page, "ar");
  await page.goto(`${domainOf("en")}/ar/auth/signin`);
  await expect(page).toHaveURL(`${domainOf("en")}/auth/signin`);
  await expectLanguage(page, "en");
});

test("the prefix wins over the cookie", ONCE, async ({ page, context }) => {
  await choose(context, "en");
  await page.goto("/ar/auth/signin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/ar/auth/signin");
  await expectLanguage(page, "ar");
});

test("without a prefix the cookie decides, to the same page with its query", ONCE, async ({ page, context }) => {
  await choose(context, "ar");
  await page.goto("/auth/signup?from=mail#form");
  await expect(page).toHaveURL("/ar/auth/signup?from=mail#form");
  await expectLanguage(page, "ar");
});

test("a code that isn't supported counts as none", ONCE, async ({ page, context }) => {
  await choose(context, "fr");
  await page.goto("/auth/signin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/auth/signin");
  await expectLanguage(page, "en");
  const answer = await page.goto("/fr/auth/signin");
  expect(answer?.status()).toBe(404);
});

test("switching keeps page and query, and is remembered for 365 days @both", async ({ page, context, at, language, enter, client }) => {
  await enter(client.person);
  await page.goto(at("/contents?type=ARTICLE"));
  await page.getByRole("link", { name: language === "en" ? "العربية" : "English" }).click();
  await expect(page).toHaveURL(language === "en" ? "/ar/contents?type=ARTICLE" : "/contents?type=ARTICLE");
  const other = language === "en" ? "ar" : "en";
  await expectLanguage(page, other);
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: other, path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);
  // The same address without a prefix now means the chosen language.
  await page.goto("/contents");
  await expect(page).toHaveURL(other === "ar" ? "/ar/contents" : "/contents");
});
