import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Initials stand in the place of a picture; they are hidden from assistive technology and nobody's label for the button. */
const isInitials = (rule: string, html: string) => rule === "label-content-name-mismatch" && /aria-haspopup="menu"/.test(html);

async function problems(builder: AxeBuilder, mode: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !isInitials(id, html))
        .map(({ target, failureSummary }) => `${mode}, ${id}: ${target.join(" ")}\n${failureSummary}`),
    );
}

/** Everything in light, and in dark what the colours can break. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
  const found = await problems(new AxeBuilder({ page }).withTags(RULES), "light");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  found.push(...(await problems(new AxeBuilder({ page }).withRules(["color-contrast"]), "dark")));
  expect.soft(found, name).toEqual([]);
}

test("screens for visitors", async ({ page, at, say }) => {
  await page.goto(at("/"));
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page, "home");
  await page.goto(at("/auth/signin"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "sign in");
  await page.goto(at("/auth/signup"));
  await page.getByRole("button", { name: say("common:nextStep") }).click();
  await expect(page.getByText(say("common:requiredField")).first()).toBeVisible();
  await expectAccessible(page, "sign up, with errors");
  await page.goto(at("/no/such/page"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "not found");
});

test("screens of companies", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  const brand = page.getByText("Rutab & Co.").first();
  for (const path of [
    "/dashboard",
    "/companies",
    "/companies?view=table",
    ...["", "?tab=projects", "?tab=voice"].map((tab) => `/companies/show/${work.companyId}${tab}`),
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      path === "/dashboard"
        ? page.getByRole("link", { name: "How to choose Sukkari dates" }).first()
        : path.includes("view=table")
          ? page.getByRole("cell").first()
          : brand,
    ).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto(at(`/companies/show/${work.companyId}?tab=projects`));
  await page.getByRole("button", { name: say("projects:add") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "add a project");
  await page.goto(at("/companies/add"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "add a company");
});

test("screens of contents", async ({ page, at, enter, client: { person, work } }) => {
  await enter(person);
  const stages = ["", "/content-idea-analysis", "/objectives-topics-analysis", "/content-tools-analysis", "/generate-content"];
  for (const path of [
    "/contents",
    ...stages.map((stage) => `/companies/add-content${stage}?id=${work.contentId}`),
    `/contents/show/${work.contentId}`,
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("How to choose Sukkari dates").first()).toBeAttached();
    await expectAccessible(page, path);
  }
});

test("one's own account", async ({ page, at, say, enter, client: { person } }) => {
  await enter(person);
  await page.goto(at("/profile"));
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveValue(person.username);
  await expectAccessible(page, "profile");
});

test("screens for admins", async ({ page, at, enter, admin, client }) => {
  await enter(admin);
  await page.goto(at("/users"));
  await expect(page.getByText(client.person.username).first()).toBeVisible();
  await expectAccessible(page, "users");
  await page.goto(at("/admins"));
  await expect(page.getByText(admin.email).first()).toBeVisible();
  await expectAccessible(page, "admins");
  await page.goto(at("/admins/action"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "add an admin");
});
