import type { Locator, Page } from "@playwright/test";
import { createContent, saveBody } from "./api.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";
import { openedText } from "./text-page.ts";

const TEXTS = {
  en: ["Colour and skin", "Storing at home", "Serving guests"],
  ar: ["اللون والقشرة", "الحفظ في المنزل", "الضيافة"],
} as const;

async function drag(page: Page, handle: Locator, to: { x: number; y: number }, before: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await before();
  await page.mouse.up();
}

test("a block is taken at the start of its line and put elsewhere, by mouse and by keys, which one undoing takes back @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const [first, second, third] = TEXTS[language];
  const contentId = await createContent(person, work.companyId, { locale: language });
  await saveBody(person.token, contentId, first, second, third);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), first);
  const lines = text.locator("p");
  const handle = page.getByRole("button", { name: say("editor:moveBlock") });
  const boxOf = async (line: Locator) => (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  const last = await boxOf(lines.last());
  await lines.first().hover();
  const [taken, beside] = [await boxOf(handle), await boxOf(lines.first())];
  if (language === "en") expect(taken.x + taken.width).toBeLessThanOrEqual(beside.x + 1);
  else expect(taken.x).toBeGreaterThanOrEqual(beside.x + beside.width - 1);
  await drag(page, handle, { x: last.x + 40, y: last.y + last.height + 4 }, async () => {
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await picture(page, `editor-moving.${language}`);
    await page.mouse.move(last.x + 40, last.y + last.height + 4);
  });
  await expect(lines).toHaveText([second, third, first]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(lines).toHaveText([first, second, third]);

  await lines.nth(1).click();
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await expect(lines).toHaveText([second, first, third]);
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await expect(lines).toHaveText([first, third, second]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test("the block that the cursor is in is drawn elsewhere by a finger", async ({ page, at, say, enter, client: { person, work } }) => {
    await enter(person);
    const [first, second, third] = TEXTS.en;
    const contentId = await createContent(person, work.companyId, {});
    await saveBody(person.token, contentId, first, second, third);
    const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), first);
    await text.locator("p").first().tap();
    const handle = page.getByRole("button", { name: say("editor:moveBlock") });
    const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const last = (await text.locator("p").last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const from = { x: x + width / 2, y: y + height / 2 };
    await touch("touchStart", [from]);
    for (const part of [0.3, 0.6, 1]) await touch("touchMove", [{ x: from.x + 30, y: from.y + (last.y + last.height - from.y) * part }]);
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await touch("touchEnd", []);
    await expect(text.locator("p")).toHaveText([second, third, first]);
  });
});
