import { createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { openedText, saveButton } from "./text-page.ts";

const TEXTS = {
  en: {
    lines: ["Of all buyers 70% come again.", "Sukkari is the sweetest."],
    word: "sour",
    note: "Survey of buyers, 2025",
    second: "Our own tasting",
    numbers: ["1", "2"],
  },
  ar: {
    lines: ["يعود أكثر المشترين مرة أخرى.", "السكري أحلى التمور."],
    word: "مصد",
    note: "استطلاع آراء المشترين",
    second: "تذوقناه بأنفسنا",
    numbers: ["١", "٢"],
  },
} as const;

const SOURCE = "https://stats.example/buyers";

test("a source stands beside what it is of, by keyboard alone, is numbered in the text's digits, and stays @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const { lines, word, note, second, numbers } = TEXTS[language];
  const contentId = await createContent(person, work.companyId, { locale: language });
  await saveBody(person.token, contentId, ...lines);
  const text = await openedText(page, at(`/contents/show/${contentId}?tab=text`), lines[0]);
  const dialog = page.getByRole("dialog");
  const list = page.getByRole("region", { name: say("common:notes") });
  /** The number that a style writes. */
  const numbersShown = () =>
    text.locator("sup[data-footnote]").evaluateAll((all) => all.map((each) => getComputedStyle(each, "::before").content));

  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+Alt+f");
  await expect(dialog.getByLabel(say("editor:footnote.text"))).toBeFocused();
  await page.keyboard.type(second);
  await dialog.getByRole("button", { name: say("editor:footnote.insert") }).click();
  await expect(text).toBeFocused();

  await text.locator("p").first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(` /${word}`);
  await page.keyboard.press("Enter");
  await page.keyboard.type(note);
  await page.keyboard.press("Tab");
  await page.keyboard.type(SOURCE);
  await picture(page, `editor-note-dialog.${language}`);
  await page.keyboard.press("Enter");
  await expect(list.getByRole("listitem")).toHaveText([
    new RegExp(`^${numbers[0]}\\..*${note}`),
    new RegExp(`^${numbers[1]}\\..*${second}`),
  ]);
  expect(await numbersShown()).toEqual(
    language === "ar" ? ["counter(footnote, arabic-indic)", "counter(footnote, arabic-indic)"] : ["counter(footnote)", "counter(footnote)"],
  );
  await picture(page, `editor-notes.${language}`);

  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  await page.reload();
  await expect(list.getByRole("link", { name: SOURCE })).toBeVisible();
  await text.locator("sup[data-footnote]").last().click();
  await dialog.getByRole("button", { name: say("editor:footnote.remove") }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(list.getByRole("listitem")).toHaveCount(2);
});
