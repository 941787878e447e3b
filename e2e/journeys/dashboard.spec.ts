import { createCompany, createContent, makeWork, register } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";
import { picture } from "./picture.ts";

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
  const today = days.getByRole("row").last().getByRole("cell").first();
  await expect(today).toHaveText("1");
  await createContent(person, companyId, { title: "Storing dates at home" });
  await expect(activity.getByRole("link", { name: "Storing dates at home" })).toBeVisible();
  await expect(today).toHaveText("2");
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

test("the first steps are ticked by what there is, and stay away once they are put away @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  await enter(person);
  await page.goto(at("/dashboard"));
  const steps = page.getByRole("region", { name: say("dashboard:firstSteps.title") });
  const done = steps.getByText(say("dashboard:firstSteps.done"), { exact: true });
  await expect(steps.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
  await expect(done).toHaveCount(0);
  await picture(page, `first-steps-none.${language}`);
  await makeWork(person);
  // told live, without a reload
  await expect(done).toHaveCount(3);
  await picture(page, `first-steps.${language}`);
  await steps.getByRole("button", { name: say("dashboard:firstSteps.putAway") }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: say("dashboard:attention.title") })).toBeVisible();
  await expect(steps).toBeHidden();
});
