import type { Page } from "@playwright/test";
import { call, createCompany, createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { openedText, saveButton } from "./text-page.ts";

const TEXTS = {
  en: {
    typed: "We keep dates in glass jars . Try our sukkarette today.",
    error: ".",
    instead: ".",
    mended: "We keep dates in glass jars. Try our sukkarette today.",
    own: "sukkarette",
    again: " Come in !",
  },
  ar: {
    typed: "نرسل التمر الى كل مدينة. جربوا شاهى الصباح معه.",
    error: "الى",
    instead: "إلى",
    mended: "نرسل التمر إلى كل مدينة. جربوا شاهى الصباح معه.",
    own: "شاهى",
    again: " وصلنا الى جدة.",
  },
} as const;

const TITLES = {
  en: { wrong: "How to choose the the best dates", right: "How to choose the best dates", instead: "the" },
  ar: { wrong: "كيف تختار افضل التمور", right: "كيف تختار أفضل التمور", instead: "أفضل" },
} as const;

/** What a page looks like in dark mode, and then in light again. */
async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  const turn = (dark: boolean) => page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), dark);
  await turn(true);
  await look();
  await turn(false);
}

test("an error is underlined while it is typed, mended by keyboard, a word becomes the company's, and a text with errors is warned of @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  await saveBody(person.token, contentId, "—");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  const { typed, error, instead, mended, own, again } = TEXTS[language];
  const marks = text.locator(".proof");

  await expect(text).toContainText("—", { timeout: 60_000 });
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(typed);
  await expect(marks).toHaveCount(2, { timeout: 30_000 });
  await expect(text.locator(".proof-error").first()).toContainText(error);
  await picture(page, `proofreading.${language}`);

  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  const card = page.getByRole("dialog");
  await expect(card.getByRole("button", { name: instead, exact: true })).toBeFocused();
  await picture(page, `proofreading-card.${language}`);
  await inTheDark(page, () => picture(page, `proofreading-card-dark.${language}`));
  await page.keyboard.press("Enter");
  await expect(text).toContainText(mended);
  await expect(text).toBeFocused();
  await expect(marks).toHaveText([own]);

  await page.keyboard.press("F8");
  await expect(card).toContainText(own);
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.press("F8");
  await card.getByRole("button", { name: say("editor:proof.add"), exact: true }).click();
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole("group", { name: say("editor:proof.label"), exact: true })).toContainText(say("editor:proof.progress.done"));

  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(again);
  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();

  await page.goto(at(`/companies/show/${work.companyId}`));
  const before = page.getByRole("checkbox", { name: say("companies:proof.beforeReview"), exact: true });
  await before.click();
  await expect(before).toBeChecked();
  await picture(page, `proofreading-company.${language}`);
  await page.getByRole("button", { name: say("common:removeItem", { item: own }), exact: true }).click();
  await expect(page.getByText(say("companies:proof.noWords"), { exact: true })).toBeVisible();

  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  await expect(marks).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) }).click();
  await page.getByRole("menuitem", { name: say("contents:moves.review"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  // the dictionary comes when it comes: until then the question says that it is waited for
  await expect(question).toContainText(say("contents:errorsLeft.text"), { timeout: 60_000 });
  await question.getByRole("button", { name: say("contents:errorsLeft.back"), exact: true }).click();
  await expect(question).toBeHidden();
  const status = `query ($id: ID!) { content(id: $id) { status } }`;
  expect(await call(status, { id: contentId }, { token: person.token })).toEqual({ content: { status: "DRAFT" } });
});

test("while the dictionary is on its way the question says so, and one may go on without it @both", async ({
  page,
  context,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  await enter(person);
  const companyId = await createCompany(person);
  const contentId = await createContent(person, companyId, { locale: language });
  await saveBody(person.token, contentId, TEXTS[language].typed);
  await call(
    `mutation ($companyId: ID!) { setProofBeforeReview(companyId: $companyId, proofBeforeReview: true) { company { id } } }`,
    { companyId },
    { token: person.token },
  );
  const held: Promise<void>[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await context.route("**/*.lexicon", (route) => {
    const going = arrived.then(() => route.continue());
    held.push(going);
    return going;
  });
  await openedText(page, at(`/contents/show/${contentId}?tab=text`), TEXTS[language].own);
  const status = page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`), includeHidden: true });
  const question = page.getByRole("alertdialog", { name: say("contents:errorsLeft.looking") });
  const sendForReview = async () => {
    await status.click();
    await page.getByRole("menuitem", { name: say("contents:moves.review"), exact: true }).click();
    await expect(question).toBeVisible();
  };
  await sendForReview();
  await picture(page, `proofreading-waiting.${language}`);
  await question.getByRole("button", { name: say("contents:errorsLeft.back"), exact: true }).click();
  await expect(question).toBeHidden();
  const stored = async () =>
    (await call<{ content: { status: string } }>(`query ($id: ID!) { content(id: $id) { status } }`, { id: contentId }, person)).content
      .status;
  expect(await stored()).toBe("DRAFT");
  await sendForReview();
  await question.getByRole("button", { name: say("contents:errorsLeft.dontWait"), exact: true }).click();
  await expect(status).toHaveText(say("contents:moves.now", { status: say("contents:statuses.IN_REVIEW") }));
  expect(await stored()).toBe("IN_REVIEW");
  arrive();
  await Promise.all(held);
  await expect(page.locator(".proof")).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("on a phone a finding's card stands within the page, and its buttons within the card @both", async ({
  page,
  at,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const { typed, error } = TEXTS[language];
  await saveBody(person.token, contentId, typed);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text.locator(".proof")).toHaveCount(2, { timeout: 60_000 });
  await text.locator(".proof").filter({ hasText: error }).first().click();
  await page.keyboard.press("ControlOrMeta+Home");
  for (const _ of ["the first", "the second"]) {
    await page.keyboard.press("F8");
    const card = page.getByRole("dialog");
    await expect(card.getByRole("button").first()).toBeVisible();
    const box = await card.boundingBox();
    if (!box) throw new Error("the card is gone");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(375);
    for (const button of await card.getByRole("button").all()) {
      const own = await button.boundingBox();
      if (!own) throw new Error("the button is gone");
      expect(own.x).toBeGreaterThanOrEqual(box.x);
      expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
    }
    await page.keyboard.press("Escape");
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("a stage's field is underlined line for line, and mended by keyboard, which the field's own undo takes back @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${contentId}`));
  const idea = page.getByLabel(say("contents:fields.idea"), { exact: true });
  const { typed, error, instead, mended } = TEXTS[language];
  const marks = page.locator("[data-mark]");
  // more lines than the field shows at once, in both directions
  const more = "\nنرسل التمر كل يوم. We send dates every day, in boxes that keep them fresh for weeks.".repeat(30);
  await idea.fill(typed + more);
  await expect(marks).toHaveCount(2, { timeout: 60_000 });
  await expect(marks.first()).toContainText(error);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        idea.evaluate((area: HTMLTextAreaElement) => {
          const layer = document.querySelector("[data-mark]")?.parentElement;
          return Math.abs((layer?.offsetHeight ?? 0) - area.scrollHeight);
        }),
      )
      .toBeLessThanOrEqual(1);
  }
  await idea.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  await expect(page.getByRole("dialog").getByRole("button", { name: instead, exact: true })).toBeFocused();
  await picture(page, `proofreading-field.${language}`);
  await page.keyboard.press("Enter");
  await expect(idea).toHaveValue(mended + more);
  await expect(idea).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(idea).toHaveValue(typed + more);
});

test("a content's title is underlined as its text is, and mended by keyboard @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  await page.goto(at(`/companies/add-content?id=${contentId}`));
  const title = page.getByLabel(say("contents:fields.title"), { exact: true });
  const { wrong, right, instead } = TITLES[language];
  await title.fill(wrong);
  const marks = page.locator("[data-mark]");
  await expect(marks).toHaveCount(1, { timeout: 60_000 });
  const lines = await title.boundingBox();
  const mark = await marks.boundingBox();
  if (!lines || !mark) throw new Error("the title or its underline is gone");
  // the underline lies within the field, on its one line
  expect(mark.x).toBeGreaterThanOrEqual(lines.x);
  expect(mark.x + mark.width).toBeLessThanOrEqual(lines.x + lines.width);
  expect(mark.y).toBeGreaterThanOrEqual(lines.y);
  expect(mark.y + mark.height).toBeLessThanOrEqual(lines.y + lines.height);
  await title.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  const card = page.getByRole("dialog");
  await expect(card.getByRole("button", { name: instead, exact: true })).toBeFocused();
  await picture(page, `proofreading-title.${language}`);
  await inTheDark(page, () => picture(page, `proofreading-title-dark.${language}`));
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue(right);
  await expect(title).toBeFocused();
  await expect(marks).toHaveCount(0);
});
