import type { Locator } from "@playwright/test";
import { call, createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { saveButton } from "./text-page.ts";

const SENTENCES = {
  en: {
    before: "Dates are ripe in August.",
    picked: "In order to choose, look closely at the colour of the skin.",
    after: "Then taste one.",
  },
  ar: { before: "ينضج التمر في أغسطس.", picked: "نظرًا لأن القشرة رقيقة، انظر إلى لونها بشكل واضح.", after: "ثم تذوّق واحدة." },
} as const;

/** Selects words as one does with the mouse. What is found in them is underlined, each underline a node of its own. */
async function select(text: Locator, words: string, bubble: Locator): Promise<void> {
  await expect(text).toContainText(words);
  const selected = () =>
    text.evaluate((box: HTMLElement, picked) => {
      const nodes: { node: Node; from: number; to: number }[] = [];
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      let whole = "";
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        nodes.push({ node, from: whole.length, to: whole.length + (node.textContent ?? "").length });
        whole += node.textContent;
      }
      const start = whole.indexOf(picked);
      const end = start + picked.length;
      const first = nodes.find(({ to }) => start < to);
      const last = nodes.find(({ to }) => end <= to);
      if (start < 0 || !first || !last) throw new Error(`"${picked}" isn't there`);
      box.focus();
      getSelection()?.setBaseAndExtent(first.node, start - first.from, last.node, end - last.from);
    }, words);
  // Underlines that arrive before the editor has heard of the selection may put the cursor back: somebody would select again.
  await expect(async () => {
    await selected();
    await expect(bubble).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test("a selected sentence is rewritten beside it, replaced, and undone; by keyboard it is shortened and inserted below @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const { before, picked, after } = SENTENCES[language];
  const whole = `${before} ${picked} ${after}`;
  await saveBody(person.token, contentId, whole, "—");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text).toContainText(picked);

  const bubble = page.getByRole("toolbar", { name: say("editor:ai.selection") });
  await select(text, picked, bubble);
  await picture(page, `editor-bubble.${language}`);
  await bubble.getByRole("button", { name: say("editor:ai.actions.rewrite"), exact: true }).click();
  const panel = page.getByRole("region", { name: say("editor:ai.actions.rewrite"), exact: true });
  await expect(panel).toBeFocused();
  const replace = panel.getByRole("button", { name: say("generation:replace"), exact: true });
  await expect(replace).toBeVisible({ timeout: 30_000 });
  await expect(text).toContainText(whole);
  await expect(panel.getByRole("region", { name: say("generation:voiceReport.title") })).toBeVisible();
  await picture(page, `editor-rewrite.${language}`);
  await replace.click();
  await expect(panel).toBeHidden();
  await expect(text).not.toContainText(whole);
  await expect(text).toContainText(before);
  await expect(text).toContainText(after);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toContainText(whole);

  await select(text, picked, bubble);
  await page.keyboard.press("ControlOrMeta+j");
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: say("editor:ai.actions.shorten"), exact: true })).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  const shorter = page.getByRole("region", { name: say("editor:ai.actions.shorten"), exact: true });
  await shorter.getByRole("button", { name: say("editor:ai.insertBelow"), exact: true }).click({ timeout: 30_000 });
  await expect(text.locator("p").first()).toHaveText(whole);
  await expect(text.locator("p")).toHaveCount(3);
  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  const { content } = await call<{ content: { provenance: { field: string; source: string }[] } }>(
    `query ($id: ID!) { content(id: $id) { provenance { field source } } }`,
    { id: contentId },
    { token: person.token },
  );
  expect(content.provenance).toContainEqual({ field: "body", source: "TEMPLATE" });
});

test("changes for search are proposed beside the text and taken one by one @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, {
    locale: language,
    keywords: [language === "ar" ? "تمر السكري" : "Sukkari dates"],
  });
  const { before, picked } = SENTENCES[language];
  await saveBody(person.token, contentId, before, picked);
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name: say("editor:ai.ask"), exact: true }).click();
  await page.getByRole("menuitem", { name: say("editor:ai.actions.seo"), exact: true }).click();
  const fixes = page.getByRole("list", { name: say("editor:ai.fixes") });
  const apply = fixes.getByRole("button", { name: new RegExp(`^${say("editor:ai.applyNamed").split("{")[0]}`) }).first();
  await expect(apply).toBeVisible({ timeout: 30_000 });
  await picture(page, `editor-seo.${language}`);
  const stood = await text.innerText();
  await apply.click();
  await expect(fixes.getByText(say("editor:ai.applied"), { exact: true })).toBeVisible();
  expect(await text.innerText()).not.toBe(stood);
});

test("what the AI made of a selection is in its panel after a reload, and goes from there into the text", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const { picked, after } = SENTENCES[language];
  await saveBody(person.token, contentId, picked, after);
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  const bubble = page.getByRole("toolbar", { name: say("editor:ai.selection") });
  await select(text, picked, bubble);
  const requested = page.waitForResponse((response) => response.request().postData()?.includes("mutation RequestGeneration") ?? false);
  await bubble.getByRole("button", { name: say("editor:ai.actions.expand"), exact: true }).click();
  await requested;
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(text).toContainText(picked);
  await text.locator("p").first().click();
  await page.getByRole("button", { name: new RegExp(`^${say("generation:panel.title")}`) }).click();
  await page.getByText(say("generation:panel.all"), { exact: true }).click();
  const row = page
    .getByRole("list", { name: say("generation:history.title") })
    .getByRole("listitem")
    .first();
  await expect(row).toContainText(say("generation:kinds.EXPAND"));
  await row.getByRole("button", { name: say("generation:insert"), exact: true }).click({ timeout: 30_000 });
  await expect(text.locator("p").first()).toHaveText(picked);
  await expect(text.locator("p").last()).toHaveText(after);
  await expect.poll(() => text.locator("p").count()).toBeGreaterThan(2);
});
