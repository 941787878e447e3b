import type { Locator } from "@playwright/test";
import { call, saveBody } from "./api.ts";
import { crash, editor, openText, save, says, test, typeAfter } from "./edited-text.ts";
import { expect, ONCE } from "./journey.ts";
import { picture } from "./picture.ts";
import { SaveTraffic } from "./save-traffic.ts";

/** Whether nothing of a button of the top bar is cut off, and nothing else lies over it. */
const isWhole = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const here = [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return element.scrollWidth <= element.clientWidth && here.every((found) => element.contains(found) || found === element.parentElement);
  });

test("somebody else saves another paragraph and then the same: the one is merged and said, the other is for the person to decide @both", async ({
  page,
  traffic,
  say,
  opened,
  client: { person },
}) => {
  const text = await opened("Two writers", "One.", "Two.");
  await traffic.hold();
  await typeAfter(page, "One.", " Mine");
  await save(page);
  await traffic.arrival();
  await saveBody(person.token, text.id, "One.", "Two. Theirs");
  await traffic.letGo();
  await expect(page.getByText(say("drafts:merged"))).toBeVisible();
  await expect.poll(text.stored).toEqual(["One. Mine", "Two. Theirs"]);
  await expect(editor(page)).toHaveText("One. MineTwo. Theirs");

  await traffic.hold();
  await typeAfter(page, "One. Mine", " again");
  await save(page);
  await traffic.arrival();
  await saveBody(person.token, text.id, "One. Theirs", "Two. Theirs");
  await traffic.letGo();
  const compare = page.getByRole("dialog", { name: say("contents:compare.title") });
  await expect(compare.getByRole("region", { name: say("contents:compare.stored") })).toContainText("One. Theirs");
  await expect(compare.getByRole("region", { name: say("contents:compare.mine") }).locator("ins")).toContainText("Mine again");
  await page.keyboard.press("Escape");
  const decide = page.getByRole("button", { name: say("common:saveState.conflict"), exact: true });
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expect.poll(() => isWhole(decide), `at ${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await decide.click();
  await compare.getByRole("button", { name: say("contents:compare.both"), exact: true }).click();
  await expect(editor(page)).toHaveText("One. Mine againOne. TheirsTwo. Theirs");
  await typeAfter(page, "One. Mine again", ", worked over");
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Mine again, worked over", "One. Theirs", "Two. Theirs"]);
});

test("both sides of a conflict are shown with their formatting, and the stored one is taken @both", async ({
  page,
  traffic,
  say,
  language,
  written,
  client: { person },
}) => {
  const text = await written("Formatted", "One.");
  const put = (...content: object[]) =>
    call(
      `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
      { id: text.id, input: { body: { type: "doc", content } } },
      { token: person.token },
    );
  const bold = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "bold" }] }] });
  const heading = (words: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: words }] });
  await put(heading("Head"), bold("Strong."));
  await openText(page, text.path, "Strong.");
  await traffic.hold();
  await typeAfter(page, "Strong.", " Mine");
  await save(page);
  await traffic.arrival();
  await put(heading("Head"), bold("Strong. Theirs"));
  await traffic.letGo();
  const compare = page.getByRole("dialog", { name: say("contents:compare.title") });
  for (const [side, words] of [
    ["stored", "Strong. Theirs"],
    ["mine", "Mine"],
  ] as const) {
    const shown = compare.getByRole("region", { name: say(`contents:compare.${side}`) });
    await expect(shown.getByRole("heading", { name: "Head" })).toBeVisible();
    await expect(shown.locator("strong").filter({ hasText: words }).first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(compare).toBeHidden();
  await page.getByRole("button", { name: say("common:saveState.conflict"), exact: true }).click();
  await expect(compare).toBeVisible();
  await picture(page, `conflict.${language}`);
  await compare.getByRole("button", { name: say("contents:compare.theirs"), exact: true }).click();
  await expect(editor(page).locator("strong")).toHaveText("Strong. Theirs");
  await says(page, say, "savedAt");
  await expect.poll(text.stored).toEqual(["Head", "Strong. Theirs"]);
});

test("what was undone after another's paragraph was merged takes nothing of theirs with it @both", async ({
  page,
  traffic,
  say,
  opened,
  client: { person },
}) => {
  const text = await opened("Undone", "One.", "Two.");
  await traffic.hold();
  await typeAfter(page, "One.", "");
  // One step of the undo, however busy the machine is: keys half a second apart are two.
  await page.keyboard.insertText(" Mine");
  await save(page);
  await traffic.arrival();
  await saveBody(person.token, text.id, "One.", "Two. Theirs");
  await traffic.letGo();
  await expect.poll(text.stored).toEqual(["One. Mine", "Two. Theirs"]);
  // The service has both before the page has heard of it.
  await expect(editor(page)).toHaveText("One. MineTwo. Theirs");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor(page)).toHaveText("One.Two. Theirs");
  await save(page);
  await expect.poll(text.stored).toEqual(["One.", "Two. Theirs"]);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(editor(page)).toHaveText("One. MineTwo. Theirs");
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Mine", "Two. Theirs"]);
  await says(page, say, "savedAt");
});

test("two tabs with changes of their own crash while the service is away: the next one goes on with one, and shows the other to be brought in @both", async ({
  page,
  context,
  say,
  written,
}) => {
  const text = await written("Two tabs", "One.", "Two.");
  const other = await context.newPage();
  await openText(page, text.path, "Two.");
  await openText(other, text.path, "Two.");
  for (const [tab, paragraph] of [
    [page, "One."],
    [other, "Two."],
  ] as const) {
    await new SaveTraffic(tab).refuse();
    await tab.bringToFront();
    await typeAfter(tab, paragraph, " Mine");
    await save(tab);
    await says(tab, say, "failed");
  }
  for (const tab of [page, other]) await crash(tab);
  expect(await text.stored()).toEqual(["One.", "Two."]);

  const next = await context.newPage();
  // whichever was written last
  await openText(next, text.path, "Mine");
  await next.getByRole("button", { name: say("drafts:other.look"), exact: true }).click();
  const dialog = next.getByRole("dialog", { name: say("drafts:other.title") });
  await expect(dialog.locator("ins").first()).toContainText("Mine");
  await dialog.getByRole("button", { name: say("drafts:other.take"), exact: true }).click();
  await expect(editor(next)).toHaveText("One. MineTwo. Mine");
  await save(next);
  await expect.poll(text.stored).toEqual(["One. Mine", "Two. Mine"]);
  await says(next, say, "savedAt");
});

test(
  "a generation ends in one tab while the text is typed into in another: neither is lost",
  ONCE,
  async ({ page, context, say, written }) => {
    const text = await written("Generated meanwhile", "One.");
    await openText(page, `/companies/add-content/generate-content?id=${text.id}`, "One.");
    const other = await context.newPage();
    await openText(other, text.path, "One.");
    const traffic = new SaveTraffic(other);
    await traffic.hold();
    await typeAfter(other, "One.", " Mine");
    await save(other);
    await traffic.arrival();
    await page.getByRole("button", { name: say("contents:generateAgain"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("contents:generateAgain"), exact: true })
      .click();
    await expect.poll(text.stored, { timeout: 60_000 }).toContain("Colour and skin");
    await says(page, say, "savedAt");
    await traffic.letGo();
    await save(other);
    const compare = other.getByRole("dialog", { name: say("contents:compare.title") });
    const mine = compare.getByRole("region", { name: say("contents:compare.mine") });
    await expect(mine.locator("ins").first()).toContainText("Mine");
    await compare.getByRole("button", { name: say("contents:compare.keepMine"), exact: true }).click();
    await expect.poll(text.stored).toEqual(["One. Mine"]);
  },
);
