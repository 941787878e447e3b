import type { Locator, Page } from "@playwright/test";
import { register } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

const WRONG = { en: "The email address or the password is wrong.", ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة." };

/** From here on the page's time stands still but for what a test lets pass. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

async function expectTopRight(page: Page, notice: Locator): Promise<void> {
  const box = await notice.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(box?.y).toBeLessThan(120);
}

test("a wrong password is told at the form, and by one message for 2 seconds @both", async ({ page, at, say, language, client }) => {
  await page.clock.install();
  await page.goto(at("/auth/signin"));
  await page.getByLabel(say("auth:email"), { exact: true }).fill(client.person.email);
  const password = page.getByLabel(say("auth:password"), { exact: true });
  await password.fill("not my password");
  await holdTime(page);
  await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: WRONG[language], has: page.getByRole("button") });
  await expect(notice).toHaveCount(1);
  await expect(password).toHaveAccessibleDescription(WRONG[language]);
  await page.clock.runFor(50);
  await expect(password).toBeFocused();
  await expectTopRight(page, notice);
  await page.clock.runFor(1_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice).toHaveCount(0);
  await expect(password).toHaveAccessibleDescription(WRONG[language]);
  await expect(page).toHaveURL(at("/auth/signin"));
});

test("a message of the interface stands for 5 seconds, and as long as it is hovered, at the top right in both languages @both", async ({
  page,
  at,
  say,
  enter,
  client,
}) => {
  await enter(client.person);
  await page.clock.install();
  await page.goto(at(`/companies/add-content?id=${client.work.contentId}`));
  await expect(page.getByLabel(say("contents:fields.title"), { exact: true })).not.toHaveValue("");
  await holdTime(page);
  const save = page.getByRole("button", { name: say("common:save"), exact: true });
  const notice = toast(page, say("contents:needsUpdated"));
  await save.click();
  await expect(notice).toBeVisible();
  await expectTopRight(page, notice);
  await page.clock.runFor(4_900);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(notice).toHaveCount(0);
});

test("a session whose time is over ends at sign-in, and its traces are gone", ONCE, async ({ page, context, enter, client, say }) => {
  await enter(client.person);
  await page.clock.install();
  await page.goto("/companies");
  await expect(page.getByRole("heading", { level: 1, name: say("companies:title") })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 1_800_000);
  // unless the page has asked for something before, and is at sign-in by then
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/contents"]')?.click());
  await expect(page).toHaveURL("/auth/signin");
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.not.arrayContaining(["auth_token", "user"]));
});

test("where there is nothing yet the pages say what to do @both", async ({ page, at, say, enter }) => {
  await enter(await register());
  for (const [path, title, action, target] of [
    ["/dashboard", "dashboard:firstSteps.title", "dashboard:firstSteps.brand.action", "/companies/add"],
    ["/companies", "common:noData", "companies:add", "/companies/add"],
    ["/contents", "common:noData", "contents:newContent", "/companies/add-content"],
    ["/companies/add-content", "contents:noCompany.title", "contents:noCompany.action", "/companies/add"],
  ] as const) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { name: say(title) })).toBeVisible();
    await page
      .getByRole("link", { name: say(action) })
      .last()
      .click();
    await expect(page, path).toHaveURL(at(target));
  }
});

test("a search that finds nothing says so and can be taken back", async ({ page, at, say, enter, client }) => {
  await enter(client.person);
  await page.goto(at("/contents?search=zzzz"));
  await expect(page.getByText(say("common:noMatch"))).toBeVisible();
  await page.getByRole("button", { name: say("common:clearFilters") }).click();
  await expect(page.getByRole("link", { name: "How to choose Sukkari dates" }).first()).toBeVisible();
});
