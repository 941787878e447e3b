import type { Page } from "@playwright/test";
import { expect, ONCE, test } from "./journey.ts";

const PROFILE_SCRIPT = /\/assets\/profile-page[^/]*\.js$/;

const toProfile = async (page: Page, say: (key: string) => string) => {
  await page.getByRole("button", { name: say("common:account") }).click();
  await page.getByRole("menuitem", { name: say("common:profile") }).click();
};

test("a page whose script can't be had loads itself again, and is there", ONCE, async ({ page, say, enter, client }) => {
  let refused = 0;
  await page.route(PROFILE_SCRIPT, (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.abort();
  });
  await enter(client.person);
  await page.goto("/dashboard");
  await toProfile(page, say);
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveValue(client.person.username);
  expect(refused).toBe(1);
  await expect(page).toHaveURL("/profile");
});

test("one that can't be had again within the minute is an error, with the way home", ONCE, async ({ page, say, enter, client }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(PROFILE_SCRIPT, (route) => route.abort());
  await enter(client.person);
  await page.goto("/dashboard");
  await toProfile(page, say);
  await expect(page.getByRole("heading", { name: say("errors:pageFailed") })).toBeVisible();
  await expect(page.getByRole("link", { name: say("errors:home") })).toHaveAttribute("href", "/");
  expect(loads).toBe(2);
});
