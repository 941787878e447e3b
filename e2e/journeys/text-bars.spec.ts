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
