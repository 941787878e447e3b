import { createContent } from "./api.ts";
import { expect, test } from "./journey.ts";

test("the palette finds what one has, and goes there by keys @both", async ({ page, at, say, enter, client: { person, work } }) => {
  const title = `Weaving ${Date.now().toString(36)}`;
  const contentId = await createContent(person, work.companyId, { title });
  await enter(person);
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: say("search:open") });
  await expect(field).toBeFocused();
  await field.fill("sukkari");
  const hit = page.getByRole("option", { name: /How to choose Sukkari dates/ }).first();
  await expect(hit.locator("mark").first()).toHaveText(/sukkari/i);
  await field.fill(title);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at(`/contents/show/${contentId}`));

  await page.goto(at("/companies"));
  await page.getByRole("button", { name: say("search:placeholder"), exact: true }).click();
  await expect(page.getByRole("group", { name: say("search:groups.recent") })).toContainText(title);
  await field.fill(say("common:nav.contents"));
  await page.getByRole("option", { name: say("common:nav.contents"), exact: true }).click();
  await expect(page).toHaveURL(at("/contents"));
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();

  for (const path of ["/profile", `/companies/add-content?id=${contentId}`]) {
    await page.goto(at(path));
    await expect(page.getByRole("button", { name: say("search:placeholder"), exact: true })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
  }
});
