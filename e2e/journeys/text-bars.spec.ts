import type { Locator, Page } from "@playwright/test";
import { expect, ONCE, test, toast } from "./journey.ts";
import { call, createContent, planContent } from "./api.ts";
import { picture } from "./picture.ts";

const TITLE = "How to choose Sukkari dates";
const LINES = Array.from({ length: 60 }, (_, line) => `Line ${line}`);

const textOf = (page: Page) => page.getByRole("textbox", { name: TITLE });

async function longText(token: string, id: string): Promise<void> {
  const content = LINES.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  await call(
    `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
    { id, input: { body: { type: "doc", content } } },
    { token },
  );
}

const pathsOf = (id: string) => [`/contents/show/${id}?tab=text`, `/companies/add-content/generate-content?id=${id}`];

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test(
  "the tools stay right below the bar at the top, however far one has scrolled, at every width",
  ONCE,
  async ({ page, at, say, enter, client: { person, work } }) => {
    await enter(person);
    const contentId = await createContent(person, work.companyId);
    await planContent(person, contentId);
    await longText(person.token, contentId);
    const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
    for (const path of pathsOf(contentId)) {
      await page.goto(at(path));
      await expect(textOf(page)).toContainText("Line 59", { timeout: 60_000 });
      for (const width of [1440, 1024, 768, 375]) {
        await page.setViewportSize({ width, height: 812 });
        await textOf(page).getByText("Line 59").scrollIntoViewIfNeeded();
        await expect
          .poll(async () => (await toolbar.boundingBox())?.y, `${path} at ${width}`)
          .toBe(await bottomOf(page.getByRole("banner")));
      }
    }
    await page.keyboard.press("ControlOrMeta+Home");
    await textOf(page).getByText("Line 59").click();
    await page.keyboard.press("ControlOrMeta+f");
    const search = page.getByRole("search", { name: say("editor:find.title") });
    await expect.poll(async () => (await search.boundingBox())?.y).toBe(await bottomOf(toolbar));
  },
);

test("a message that stands doesn't cover the head of a sheet that opens @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  await planContent(person, contentId);
  await longText(person.token, contentId);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at(`/companies/add-content/generate-content?id=${contentId}`));
  await textOf(page).getByText("Line 40").scrollIntoViewIfNeeded();
  await page.keyboard.press("ControlOrMeta+s");
  const message = toast(page, say("contents:dataUpdated"));
  await expect(message).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(`^${say("common:score.of").split("{")[0]}`) })
    .click();
  const sheet = page.getByRole("dialog", { name: say("contents:panel") });
  const head = sheet.locator("header");
  await expect(async () => {
    const [above, own] = [await head.boundingBox(), await message.boundingBox()];
    if (!above || !own) throw new Error("the message is gone");
    // the sheet has come to its place: it reaches the foot of the window
    expect((await bottomOf(sheet)) - 812).toBeLessThan(1);
    expect(own.y >= above.y + above.height || own.y + own.height <= above.y, JSON.stringify([above, own])).toBe(true);
  }).toPass({ timeout: 4_000 });
  await picture(page, `sheet-and-message.${language}`);
});

const STAGES = {
  needs: "/companies/add-content",
  idea: "/companies/add-content/content-idea-analysis",
  objectives: "/companies/add-content/objectives-topics-analysis",
  tools: "/companies/add-content/content-tools-analysis",
};

/** What is found on a form's page: its fields with what is wrong, and what one finds one's way by. */
const PARTS = "main, h1, [role=tab], [role=toolbar], [data-field], [data-field-error], [data-kept-clear], header";

test("on a phone a message hides nothing of a stage's form @both", async ({ page, at, say, language, enter, client: { person, work } }) => {
  await enter(person);
  const id = await createContent(person, work.companyId, { locale: language });
  await planContent(person, id);
  await page.setViewportSize({ width: 375, height: 812 });
  const message = page.locator("[data-notice]");
  const seen = () =>
    page.evaluate((parts) => {
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const all = [...document.querySelectorAll<HTMLElement>(parts)];
      for (const [index, part] of all.entries()) part.dataset.part = String(index);
      return all.filter((part) => part.getBoundingClientRect().top >= bottom).map(({ dataset }) => dataset.part);
    }, PARTS);
  const hidden = (parts: (string | undefined)[]) =>
    message.evaluate((told, parts) => {
      const { top, bottom } = told.getBoundingClientRect();
      return parts.filter((part) => {
        const box = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
        return box && box.height > 0 && box.top < bottom && box.bottom > top;
      });
    }, parts);
  const hidesNothing = async (act: () => Promise<void>, told: string, name: string) => {
    const before = await seen();
    expect(before.length).toBeGreaterThan(2);
    await act();
    await expect(message).toContainText(told);
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hidden(before), name).toEqual([]);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.${language}.png` });
    await message.getByRole("button").last().click();
    await expect(message).toHaveCount(0);
  };
  const save = () => page.getByRole("button", { name: say("common:save"), exact: true }).click();
  for (const [stage, path] of Object.entries(STAGES)) {
    await page.goto(at(`${path}?id=${id}`));
    const updated = say(`contents:${stage}Updated`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
    await hidesNothing(save, updated, `stage-${stage}`);
    await page.evaluate(() => scrollTo(0, 350));
    await hidesNothing(save, updated, `stage-${stage}-below`);
  }
  await page.goto(at(`${STAGES.needs}?id=${id}`));
  const title = page.getByRole("textbox", { name: say("contents:fields.title"), exact: true });
  await title.fill("");
  await hidesNothing(() => title.press("ControlOrMeta+s"), say("common:requiredFields"), "stage-required");
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-field-error]").first()).toBeInViewport({ ratio: 1 });
});
