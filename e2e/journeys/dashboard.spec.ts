import { createCompany, createContent, makeWork, register } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";

test("figures, charts and what happens arrive without a reload @both", async ({ page, at, say, enter }) => {
  const person = await register();
  const { companyId } = await makeWork(person);
  await enter(person);
  await page.goto(at("/dashboard"));
  const activity = page.getByRole("region", { name: say("dashboard:activity.title") });
  await expect(activity.getByRole("link", { name: "How to choose Sukkari dates" }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: say("dashboard:attention.title") }).getByRole("link")).toHaveCount(1);
  const days = page.getByRole("table", { name: say("dashboard:byDay.title") });
  await expect(days.getByRole("row")).toHaveCount(15);
  await expect(days.getByRole("row").last()).toContainText("1");
  await createContent(person, companyId, { title: "Storing dates at home" });
  await expect(activity.getByRole("link", { name: "Storing dates at home" })).toBeVisible();
  await expect(days.getByRole("row").last()).toContainText("2");
  await activity.getByRole("link", { name: "Storing dates at home" }).first().click();
  await expect(page).toHaveURL(/\/contents\/show\//);
});

test("an admin sees what others do as they do it, and who did", ONCE, async ({ page, say, enter, admin }) => {
  await enter(admin);
  const listening = page.waitForResponse((response) => response.url().endsWith("/me/stream"));
  await page.goto("/dashboard");
  const activity = page.getByRole("region", { name: say("dashboard:activity.title") });
  await expect(activity.getByRole("listitem").first()).toBeVisible();
  await listening;
  const companyName = `Live ${Date.now().toString(36)}`;
  await createCompany(await register(), { companyName, brandName: companyName });
  const entry = activity.getByRole("listitem").filter({ hasText: companyName });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("Sara Al-Qahtani");
});
