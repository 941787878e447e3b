import { type Locator, type Page } from "@playwright/test";
import { call, createContent, type Person, planContent, saveBody } from "./api.ts";
import { editor, openText, save, says } from "./edited-text.ts";
import { expect, test, toast } from "./journey.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";

test.beforeEach(async ({ enter, client }) => enter(client.person));

const addressOf = (contentId: string) => `/companies/add-content/generate-content?id=${contentId}`;

async function planned(person: Person, companyId: string, input: Record<string, unknown> = {}): Promise<string> {
  const contentId = await createContent(person, companyId, input);
  await planContent(person, contentId);
  return contentId;
}

/** Has the text written anew; resolves once it is there, and stored. */
async function generateAgain(page: Page, say: (key: string) => string): Promise<void> {
  const named = { name: say("contents:generateAgain"), exact: true };
  await page.getByRole("button", named).click();
  await page.getByRole("alertdialog").getByRole("button", named).click();
  await expect(editor(page)).toHaveAttribute("contenteditable", "false");
  await expect(editor(page)).toHaveAttribute("contenteditable", "true", { timeout: 60_000 });
  await says(page, say, "savedAt");
}

test("undo takes a generation back in one step, to the text before it; redo survives a save, and the focus stays where it was @both", async ({
  page,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await planned(person, work.companyId);
  await saveBody(person.token, contentId, "By hand.");
  await openText(page, at(addressOf(contentId)), "By hand.");
  const text = editor(page);
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  // at once: how many steps of undoing keys are is their pace
  await page.keyboard.insertText(" And more.");
  await generateAgain(page, say);
  await expect(page.getByRole("button", { name: say("contents:generateAgain"), exact: true })).toBeFocused();
  const lines = await text.locator("> *").allInnerTexts();
  expect(lines.length).toBeGreaterThan(5);

  await text.locator("> *").first().click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveText("By hand. And more.");
  await save(page);
  await says(page, say, "savedAt");
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(text.locator("> *")).toHaveText(lines, { useInnerText: true });
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveText("By hand.");

  const button = page.getByRole("banner").getByRole("button", { name: say("common:save"), exact: true });
  await button.click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  await expect(button).toBeFocused();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const missing = (): never => {
  throw new Error("a part of the page is gone");
};

/** Pairs of boxes of which one lies over the other, by their places in the list. */
const overlapping = (boxes: readonly Box[]) =>
  boxes.flatMap((one, at) =>
    boxes.flatMap((other, place) =>
      place > at &&
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height - 1 &&
      other.y < one.y + one.height - 1
        ? [[at, place]]
        : [],
    ),
  );

/** What of a text's words a box lies over. */
const covered = (text: Locator, box: Box) =>
  text.evaluate((element, { x, y, width, height }) => {
    const range = document.createRange();
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.left < x + width && line.right > x && line.top < y + height && line.bottom > y) found.push(node.textContent ?? "");
    }
    return found;
  }, box);

test("a text's end is told with how many prompts are left, beside the text; its voice is known after a reload too @both", async ({
  page,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const contentId = await planned(person, work.companyId, { locale: language, title: PEOPLE[language].title });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at(addressOf(contentId)));
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  const told = toast(page, say("common:stepsCompleted"));
  const text = editor(page);
  await expect(text).toContainText(/\S+ \S+/);
  await expect(told).toHaveCount(0);
  await expect(told).toBeVisible({ timeout: 60_000 });
  // it stays as long as it is hovered
  await told.hover();
  const { content } = await call<{ content: { promptsLeft: number; completed: boolean } }>(
    `query ($id: ID!) { content(id: $id) { promptsLeft completed } }`,
    { id: contentId },
    { token: person.token },
  );
  expect(content.completed).toBe(true);
  expect(content.promptsLeft).toBeGreaterThan(0);
  await expect(told).toContainText("✎");
  await expect(told).toContainText(String(content.promptsLeft));
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/completed.${language}.png` });
  const box = await told.boundingBox();
  if (!box) throw new Error("the message is gone");
  expect(await covered(text, box)).toEqual([]);

  // a phone has no room beside a text: there it stands in the page, and hides nothing of it
  await page.setViewportSize({ width: 375, height: 812 });
  const bars = page.getByRole("banner").or(page.getByRole("toolbar", { name: say("editor:toolbar") }));
  const left = page.locator("[data-kept-clear]");
  await expect(left).toBeInViewport();
  await told.hover();
  await expect
    .poll(async () => {
      const boxes = await Promise.all([told, left, ...(await bars.all())].map((part) => part.boundingBox()));
      return overlapping(boxes.map((part) => part ?? missing()));
    })
    .toEqual([]);
  expect(await covered(text, (await told.boundingBox()) ?? missing())).toEqual([]);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/completed-phone.${language}.png` });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  const voice = page.getByRole("tab", { name: new RegExp(`^${say("contents:voice")}`) });
  await expect(voice).toContainText("1");
  await voice.click();
  await expect(page.getByRole("tabpanel").getByText(PEOPLE[language].ban)).toBeVisible();
  await picture(page, `voice-panel.${language}`);
});

test("on a phone no message hides a line of the text: that it is saved, that it is sent for review @both", async ({
  page,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const contentId = await planned(person, work.companyId, { locale: language, title: PEOPLE[language].title });
  await saveBody(person.token, contentId, ...Array.from({ length: 40 }, (_, line) => `${PEOPLE[language].title} ${line}`));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = editor(page);
  await expect(text).toContainText("39", { timeout: 60_000 });
  const bars = page.getByRole("banner").or(page.getByRole("toolbar", { name: say("editor:toolbar") }));
  const hidesNothing = async (message: Locator, name: string) => {
    await expect(message).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all([message, ...(await bars.all())].map((part) => part.boundingBox()));
    expect(overlapping(boxes.map((part) => part ?? missing()))).toEqual([]);
    expect(await covered(text, (await message.boundingBox()) ?? missing())).toEqual([]);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.${language}.png` });
  };
  await text.locator("> *").first().click();
  await page.keyboard.type("1 ");
  await save(page);
  await hidesNothing(toast(page, say("contents:dataUpdated")), "saved-phone");

  await page
    .getByRole("banner")
    .getByRole("button", { name: say("common:rowMenu", { name: PEOPLE[language].title }) })
    .click();
  await page.getByRole("menuitem", { name: say("contents:moves.review"), exact: true }).click();
  await hidesNothing(toast(page, say("contents:moved.IN_REVIEW")), "sent-phone");
});
