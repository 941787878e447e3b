import { createContent, saveBody } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import { endAndKeysAtOnce } from "./keys-at-once.ts";
import { picture } from "./picture.ts";
import { openedText, saveButton } from "./text-page.ts";

const TEXTS = {
  en: {
    lines: ["Ripe Dates stay soft.", "Buy dates from a grower; good dates smell of honey."],
    wanted: "DATES",
    instead: "figs",
    replaced: ["Ripe figs stay soft.", "Buy figs from a grower; good figs smell of honey."],
    bulleted: "Bul",
    item: "Taste one",
  },
  ar: {
    lines: ["التَّمرُ الطري أطيب.", "اشتر التمر من مزارع، فالتمـر الجيد تفوح منه رائحة العسل."],
    wanted: "التمر",
    instead: "التين",
    replaced: ["التين الطري أطيب.", "اشتر التين من مزارع، فالتين الجيد تفوح منه رائحة العسل."],
    bulleted: "نقط",
    item: "تذوّق واحدة",
  },
} as const;

test("words are found whatever their form, replaced one by one and all at once, and undone in one step @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language, type: "POST" });
  const { lines, wanted, instead, replaced } = TEXTS[language];
  await saveBody(person.token, contentId, ...lines);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), lines[0]);
  await expect(page.getByRole("group", { name: say("editor:counts.label") })).toContainText("300");

  await text.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+f");
  const bar = page.getByRole("search", { name: say("editor:find.title") });
  await expect(bar.getByLabel(say("editor:find.wanted"))).toBeFocused();
  await page.keyboard.type(wanted);
  await expect(text.locator(".found")).toHaveCount(3);
  await expect(bar.getByRole("status")).toContainText(/1\D+3/);
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toContainText(/2\D+3/);
  await page.keyboard.press("Shift+Enter");
  await picture(page, `editor-find.${language}`);

  await bar.getByLabel(say("editor:find.replacement")).fill(instead);
  await page.keyboard.press("Enter");
  await expect(text.locator("p").first()).toHaveText(replaced[0]);
  await expect(text.locator(".found")).toHaveCount(2);
  await bar.getByRole("button", { name: say("editor:find.replaceAll"), exact: true }).click();
  await expect(text.locator("p")).toHaveText([...replaced]);
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await expect(bar).toBeHidden();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator("p")).toHaveText([replaced[0], lines[1]]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator("p")).toHaveText([...lines]);
});

test("blocks are put in by typing a stroke and a word, by keyboard alone, and stay @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const { lines, bulleted, item } = TEXTS[language];
  await saveBody(person.token, contentId, ...lines);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), lines[0]);
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  const menu = page.getByRole("listbox", { name: say("editor:slash.title") });
  await expect(menu.getByRole("option", { selected: true })).toHaveText(say("editor:slash.entries.paragraph"));
  await picture(page, `editor-slash.${language}`);
  await page.keyboard.press("ArrowUp");
  const last = menu.getByRole("option").last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(text).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text).not.toHaveAttribute("aria-activedescendant");

  await page.keyboard.press("Backspace");
  await page.keyboard.type(`/${bulleted}`);
  await expect(menu.getByRole("option")).toHaveText([say("editor:slash.entries.bulletList")]);
  await page.keyboard.press("Enter");
  await page.keyboard.type(item);
  await expect(text.getByRole("listitem")).toHaveText(item);
  await expect(text).not.toContainText("/");

  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type(`/${say("editor:slash.entries.warning")}`);
  await page.keyboard.press("Enter");
  await page.keyboard.type(item);
  await expect(text.locator("blockquote[data-kind=warning]")).toHaveText(item);
  await picture(page, `editor-call-out.${language}`);

  await page.keyboard.press("ControlOrMeta+/");
  const help = page.getByRole("dialog", { name: say("editor:help.title") });
  await expect(help).toContainText(say("editor:help.deeds.insert"));
  await picture(page, `editor-help.${language}`);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  await page.reload();
  await expect(text.getByRole("listitem")).toHaveText(item);
  await expect(text.locator("blockquote[data-kind=warning]")).toHaveText(item);
});

test("the outline leads to a heading, and the text fills the screen", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, {});
  await saveBody(person.token, contentId, "Begin", ...Array.from({ length: 60 }, (_, line) => `Line ${line}`));
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), "Line 59");
  await text.getByText("Line 59").click();
  await page.keyboard.press("ControlOrMeta+Alt+2");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.getByRole("button", { name: say("editor:outline.title") }).click();
  await page
    .getByRole("navigation", { name: say("editor:outline.title") })
    .getByRole("button", { name: "Line 59" })
    .click();
  await expect(text).toBeFocused();
  await expect(text.getByRole("heading", { name: "Line 59" })).toBeInViewport();

  const covered = page.locator("main [inert]");
  await expect(covered).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Shift+f");
  await expect(page.getByRole("button", { name: say("editor:fullScreen.leave") })).toBeVisible();
  await expect(covered).not.toHaveCount(0);
  await text.getByText("Line 59").click();
  await page.keyboard.press("ControlOrMeta+Shift+f");
  await expect(covered).toHaveCount(0);
});

test(
  "what is typed lands where the cursor was sent, however fast the keys come",
  ONCE,
  async ({ page, say, enter, client: { person, work } }) => {
    await enter(person);
    const contentId = await createContent(person, work.companyId);
    await saveBody(person.token, contentId, "Begin", "End");
    await page.goto(`/contents/show/${contentId}?tab=text`);
    const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
    await expect(text).toContainText("Begin", { timeout: 60_000 });
    await text.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("At the ");
    await expect(text.locator("p")).toHaveText(["At the Begin", "End"]);
    await endAndKeysAtOnce(page, "Enter", "t", "a", "i", "l");
    await expect(text.locator("p")).toHaveText(["At the Begin", "End", "tail"]);

    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Right ");
    const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
    const list = toolbar.getByRole("button", { name: say("editor:bulletList"), exact: true });
    await list.evaluate((button: HTMLElement) => {
      // as a page that was busy meanwhile gets them: the selection has moved, the event that tells of it is still to come
      const selection = getSelection();
      const last = document.querySelector(".ProseMirror")?.lastElementChild;
      if (!last) throw new Error("there is no text");
      selection?.setBaseAndExtent(last, 0, last, 0);
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button.click();
    });
    await expect(text.getByRole("listitem")).toHaveText(["tail"]);
  },
);
