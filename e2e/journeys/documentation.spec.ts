import { EVERYTHING, problems } from "./axe.ts";
import { expect, ONCE, test } from "./journey.ts";
import { picture } from "./picture.ts";

// It opens two applications, one in a tab of its own.
test.use({ actionTimeout: 60_000 });

const GUIDE = {
  en: {
    editor: "The editor and suggestions",
    wanted: "Proofreading",
    missing: "There is no such page",
    search: "Search the documentation",
  },
  ar: { editor: "المحرر والاقتراحات", wanted: "التدقيق", missing: "لا توجد صفحة بهذا العنوان", search: "بحث في الدليل" },
} as const;

test("the account menu leads to the guide in the reader's language, which is read, searched and left for the other language @both", async ({
  page,
  context,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const { editor, wanted, search } = GUIDE[language];
  await enter(person);
  await page.goto(at("/dashboard"));
  await page.getByRole("button", { name: say("common:account"), exact: true }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: say("common:guide"), exact: true }).click();
  const guide = await opened;
  const refused: string[] = [];
  guide.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
  await expect(guide).toHaveURL(new RegExp(`/docs/guide/${language}$`));
  await guide.getByRole("navigation").getByRole("link", { name: editor, exact: true }).first().click();
  await expect(guide.getByRole("heading", { level: 1, name: editor })).toBeVisible();
  await expect(guide.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  expect.soft(await problems(guide, EVERYTHING, "html"), "light").toEqual([]);
  await picture(guide, `docs-editor-${language}`);

  await guide.getByRole("combobox", { name: search }).fill(wanted);
  await expect(guide.getByRole("listbox").getByRole("option").first()).toContainText(wanted);
  await guide.keyboard.press("ArrowDown");
  await picture(guide, `docs-search-${language}`);
  await guide.keyboard.press("Enter");
  await expect(guide).toHaveURL(/\/docs\/guide\/\w+\/\w+/);

  await guide.goto(`/docs/guide/${language}/company`);
  await guide.locator(".theme").click();
  await expect(guide.locator("html")).toHaveClass(/dark/);
  await guide.reload();
  await expect(guide.locator("html")).toHaveClass(/dark/);
  expect.soft(await problems(guide, EVERYTHING, "html"), "dark").toEqual([]);
  await picture(guide, `docs-dark-${language}`);
  const other = language === "en" ? "ar" : "en";
  await guide.locator("header").locator(`a[hreflang=${other}]`).click();
  await expect(guide).toHaveURL(new RegExp(`/docs/guide/${other}/company$`));
  expect(refused).toEqual([]);
});

test("a page that there isn't says so in its language; operators' pages are read on a phone", ONCE, async ({ page }) => {
  for (const language of ["en", "ar"] as const) {
    const answer = await page.goto(`/docs/guide/${language}/none`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: GUIDE[language].missing })).toBeVisible();
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/docs/operations");
  await expect(page.getByRole("heading", { level: 1, name: "Operations" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Configuration", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/configuration$/);
});
