import type { Page } from "@playwright/test";
import { call, createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { openedText, saveButton } from "./text-page.ts";

const TEXTS = {
  en: { line: "Ripe dates stay soft.", second: "Keep them in glass.", word: " Medjool", tail: " Always.", two: "2 suggestions" },
  ar: { line: "التمر الناضج يبقى طريًّا.", second: "احفظه في الزجاج.", word: " المجدول", tail: " دائمًا.", two: "اقتراحان" },
} as const;

/** The text that the service has, a line for each block. */
async function stored(page: Page, id: string, token: string): Promise<string> {
  const { content } = await call<{ content: { body: unknown } }>(`query ($id: ID!) { content(id: $id) { body } }`, { id }, { token });
  return JSON.stringify(content.body);
}

test("changes are suggested in the text, one is accepted, one rejected, undone, and what is left survives a save @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const { line, second, word, tail, two } = TEXTS[language];
  await saveBody(person.token, contentId, line, second);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), line);
  const first = text.locator("p").first();
  const last = text.locator("p").nth(1);
  const came = text.locator("ins[data-suggestion]");
  const goes = text.locator("del[data-suggestion]");
  const waiting = page.getByRole("group", { name: say("editor:suggest.label") });

  await text.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+Shift+x");
  await expect(page.getByRole("button", { name: say("editor:suggest.tool") })).toHaveAttribute("aria-pressed", "true");
  // the first word goes, another comes
  for (let key = 0; key < line.indexOf(" "); key += 1) await page.keyboard.press("Delete");
  await expect(goes).toHaveText(line.slice(0, line.indexOf(" ")));
  await page.keyboard.type(word);
  await expect(came).toHaveText(word);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(tail);
  await expect(came).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.keyboard.type("+");
  await expect(text.locator("p")).toHaveCount(2);
  await expect(waiting).toContainText(two);
  await picture(page, `editor-suggestions.${language}`);

  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F7");
  const card = page.getByRole("dialog");
  await expect(card.getByRole("button", { name: say("editor:suggest.accept"), exact: true })).toBeFocused();
  await picture(page, `editor-suggestion-card.${language}`);
  await page.keyboard.press("Enter");
  await expect(first).toHaveText(word + line.slice(line.indexOf(" ")));
  await expect(text).toBeFocused();
  await expect(goes).toHaveCount(0);

  await page.keyboard.press("F7");
  await card.getByRole("button", { name: say("editor:suggest.reject"), exact: true }).click();
  await expect(last).toHaveText(second);
  await expect(text.locator("[data-suggestion]")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(last).toHaveText(`${second}${tail}+`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(first).toContainText(line.slice(0, line.indexOf(" ")));
  await expect(waiting).toContainText(two);

  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  expect(await stored(page, contentId, person.token)).toContain('"insertion"');
  await page.reload();
  await expect(waiting).toContainText(two, { timeout: 60_000 });
  await waiting.getByRole("button", { name: say("editor:suggest.acceptAll") }).click();
  await expect(text.locator("p")).toHaveText([word + line.slice(line.indexOf(" ")), second + tail, "+"]);
  await page.keyboard.press("ControlOrMeta+z");
  await waiting.getByRole("button", { name: say("editor:suggest.rejectAll") }).click();
  await expect(text.locator("p")).toHaveText([line, second]);
});

test("what the AI makes of a sentence is suggested word by word, and is the person's to take @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const picked =
    language === "ar" ? "نظرًا لأن القشرة رقيقة، انظر إلى لونها بشكل واضح." : "In order to choose, look closely at the colour of the skin.";
  await saveBody(person.token, contentId, picked);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), picked);
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  const bubble = page.getByRole("toolbar", { name: say("editor:ai.selection") });
  await bubble.getByRole("button", { name: say("editor:ai.actions.rewrite"), exact: true }).click();
  const panel = page.getByRole("region", { name: say("editor:ai.actions.rewrite"), exact: true });
  await panel.getByRole("button", { name: say("editor:suggest.instead"), exact: true }).click({ timeout: 30_000 });
  await expect(panel).toBeHidden();
  await expect(text.locator("del[data-suggestion]").first()).toBeVisible();
  const card = page.getByRole("dialog");
  await expect(card).toContainText(say("editor:suggest.byAi"));
  await picture(page, `editor-suggestion-ai.${language}`);
  await expect(card.getByRole("button", { name: say("editor:suggest.accept"), exact: true })).toBeVisible();
  await page
    .getByRole("group", { name: say("editor:suggest.label") })
    .getByRole("button", { name: say("editor:suggest.acceptAll") })
    .click();
  await expect(text.locator("[data-suggestion]")).toHaveCount(0);
  await expect(text).not.toContainText(picked);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator("p")).toHaveText([picked]);
});

test("a word that a keyboard composes is suggested once, as it is at its end", async ({
  page,
  at,
  say,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Ripe dates");
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), "Ripe dates");
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+Shift+x");
  await expect(page.getByRole("button", { name: say("editor:suggest.tool") })).toHaveAttribute("aria-pressed", "true");
  const keyboard = await page.context().newCDPSession(page);
  for (const word of ["k", "ke", "kee", "keep"])
    await keyboard.send("Input.imeSetComposition", { text: word, selectionStart: word.length, selectionEnd: word.length });
  await keyboard.send("Input.insertText", { text: "keep" });
  await expect(text.locator("ins[data-suggestion]")).toHaveText("keep");
  await expect(text.locator("p")).toHaveText(["Ripe dateskeep"]);
});
