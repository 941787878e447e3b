import type { Locator, Page } from "@playwright/test";
import { call, createCompany, createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { saveButton } from "./text-page.ts";

const TEXTS = {
  en: {
    title: "How to choose fresh dates for your guests",
    keyword: "fresh dates",
    banned: "cheap",
    instead: "fair",
    first: "Fresh dates are soft and smell of honey.",
    typed: " The price is cheap all year.",
  },
  ar: {
    title: "كيف تختار التمر الطازج لضيوفك هذا الموسم",
    keyword: "التمر الطازج",
    banned: "رخيص",
    instead: "مناسب",
    first: "التمر الطازج لين وله رائحة العسل.",
    typed: " السعر رخيص طوال العام.",
  },
} as const;

const SCORE = `query ($id: ID!) { content(id: $id) { score { seo geo readability voice } } }`;

interface Scored {
  content: { score: { seo: number; geo: number; readability: number; voice: number } };
}

/** A picture as the screen is: at another width the panel stands elsewhere, and is closed. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await page.screenshot({ path: `${folder}/${name}.dark.png` });
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}

/** The four numbers of a panel, in its order. */
const numbersOf = (areas: Locator) =>
  areas.getByRole("button").evaluateAll((buttons) => buttons.map(({ textContent }) => Number(/: (\d+)/.exec(textContent ?? "")?.[1])));

test("the score moves while one writes, is the service's own, and rises once the AI has mended a check @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const { title, keyword, banned, instead, first, typed } = TEXTS[language];
  await enter(person);
  const rules = [{ locale: language, kind: "BAN", term: banned, replacement: instead }];
  const companyId = await createCompany(person, { companyName: "Rutab Trading", brandName: "Rutab", brandVoice: { rules } });
  const contentId = await createContent(person, companyId, { locale: language, title, keywords: [keyword] });
  await saveBody(person.token, contentId, first);
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: title });
  const panel = page.getByRole("complementary", { name: say("score:title"), exact: true });
  const areas = panel.getByRole("group", { name: say("score:areasLabel"), exact: true });
  const stored = async () => {
    const { content } = await call<Scored>(SCORE, { id: contentId }, { token: person.token });
    const { seo, geo, readability, voice } = content.score;
    return [seo, geo, readability, voice];
  };

  await expect(areas.getByRole("button")).toHaveCount(4, { timeout: 60_000 });
  await expect.poll(async () => JSON.stringify(await numbersOf(areas)) === JSON.stringify(await stored())).toBe(true);
  expect((await numbersOf(areas))[3]).toBe(100);

  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(typed);
  await expect.poll(async () => (await numbersOf(areas))[3]).toBe(0);

  const check = panel.getByRole("listitem").filter({ hasText: instead }).filter({ hasText: banned }).first();
  await check.hover();
  await expect(text.locator(".score-evidence")).toHaveText([banned]);
  await picture(page, `score.${language}`);
  await check.getByRole("button").first().click();
  await check.getByRole("button", { name: say("score:fix.ask"), exact: true }).click();
  const accept = check.getByRole("button", { name: say("score:fix.take"), exact: true });
  await expect(accept).toBeVisible({ timeout: 30_000 });
  await expect(check).toContainText(/0.*100/);
  await expect(text).toContainText(banned);
  await look(page, `score-fix.${language}`);
  await accept.click();
  await expect(text).toContainText(instead);
  await expect(text).not.toContainText(banned);
  await expect.poll(async () => (await numbersOf(areas))[3]).toBe(100);

  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  expect(await numbersOf(areas)).toEqual(await stored());

  await page.setViewportSize({ width: 375, height: 812 });
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("common:score.of").split("{")[0] ?? "" })
    .click();
  const sheet = page.getByRole("dialog", { name: say("score:title"), exact: true });
  await expect(sheet.getByRole("group", { name: say("score:areasLabel"), exact: true }).getByRole("button")).toHaveCount(4);
  await look(page, `score-sheet.${language}`);
});
