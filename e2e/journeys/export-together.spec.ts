import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { createCompany, createContent } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

const CHOSEN = { en: "3 contents chosen", ar: "3 مواد مختارة" } as const;
const DONE = { en: "3 contents exported", ar: "صُدّرت 3 مواد" } as const;

test("contents that are chosen in the list become one archive, each under its own title @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const companyId = await createCompany(person);
  const titles = ["دليل التمور", "Dates: a guide", "دليل التمور", "Left out"];
  for (const title of titles) await createContent(person, companyId, { title, locale: "ar" });
  await enter(person);
  await page.goto(at(`/contents?company=${companyId}`));
  const boxes = page.getByRole("cell").getByRole("checkbox");
  await expect(boxes).toHaveCount(titles.length);
  await page.getByRole("checkbox", { name: say("contents:choosePage") }).click();
  await page.getByRole("checkbox", { name: say("contents:choose", { title: "Left out" }) }).click();
  const bar = page.getByRole("group", { name: say("contents:export.together.chosenOnes") });
  await expect(bar).toContainText(CHOSEN[language]);
  await picture(page, `export-together.${language}`);
  expect(await problems(page, EVERYTHING)).toEqual([]);

  // The first file waits until the dialog was seen.
  const seen = Promise.withResolvers<void>();
  await page.route("**/contents/*/export?*", async (route) => {
    await seen.promise;
    await route.continue();
  });
  await bar.getByRole("button", { name: say("contents:export.together.open") }).click();
  await page.getByRole("menuitem", { name: say("contents:export.md") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(say("contents:export.together.progress", { at: "1", count: "3" }));
  await picture(page, `export-together-dialog.${language}`);
  const [download] = await Promise.all([page.waitForEvent("download"), seen.resolve()]);
  await expect(toast(page, DONE[language])).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).toSorted()).toEqual(["Dates a guide.md", "دليل التمور (2).md", "دليل التمور.md"]);
  expect(strFromU8(files["Dates a guide.md"]!)).toBe("# Dates: a guide\n");
});
