import { register } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";
import { picture } from "./picture.ts";

test("somebody new is shown around from the first steps, leaves at a step, and finds the tour again behind the question mark @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  await enter(await register());
  await page.goto(at("/dashboard"));
  const start = page.getByRole("button", { name: say("common:tour.start"), exact: true });
  const card = page.getByRole("dialog");
  const next = card.getByRole("button", { name: say("common:tour.next"), exact: true });

  await test.step("it points at what is there, one after the other, and back", async () => {
    await start.click();
    await expect(card).toContainText(say("common:tour.steps.companies.title"));
    await expect(next).toBeFocused();
    await picture(page, `tour-first.${language}`);
    await page.keyboard.press("Enter");
    await expect(card).toContainText(say("common:tour.steps.contents.title"));
    await card.getByRole("button", { name: say("common:goBack"), exact: true }).click();
    await expect(card).toContainText(say("common:tour.steps.companies.title"));
  });

  await test.step("it is left at any step, and isn't offered again unasked", async () => {
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(start).toBeHidden();
  });

  await test.step("it is behind the question mark, to its end", async () => {
    await page.getByRole("button", { name: say("common:help"), exact: true }).click();
    await page.getByRole("menuitem", { name: say("common:tour.start"), exact: true }).click();
    for (const step of ["companies", "contents", "search", "generations", "notifications"]) {
      await expect(card).toContainText(say(`common:tour.steps.${step}.title`));
      await next.click();
    }
    await expect(card).toContainText(say("common:tour.steps.account.title"));
    await picture(page, `tour-last.${language}`);
    await card.getByRole("button", { name: say("common:tour.end"), exact: true }).click();
    await expect(card).toBeHidden();
  });

  await test.step("where one writes, a question mark shows the keys", async () => {
    await page.goto(at("/companies/add-content"));
    await expect(page.getByRole("button", { name: say("common:help"), exact: true })).toBeVisible();
    const keys = page.getByRole("dialog", { name: say("common:keys"), exact: true });
    // The page listens a moment after it stands.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(keys).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await picture(page, `keys.${language}`);
  });
});

test("for who wants stillness what is shown is there at once", ONCE, async ({ page, enter, client }) => {
  await enter(client.person);
  await page.goto("/dashboard");
  const main = page.locator("main");
  await expect(main).toBeVisible();
  const shown = (visibility: string) =>
    main.evaluate(async (element, next) => {
      element.style.visibility = next;
      const at = { once: getComputedStyle(element).visibility, transitions: element.getAnimations().length };
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return at;
    }, visibility);
  expect(await shown("hidden")).toEqual({ once: "hidden", transitions: 0 });
  expect(await shown("visible")).toEqual({ once: "visible", transitions: 0 });
});
