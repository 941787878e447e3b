import type { Locator, Page } from "@playwright/test";
import { createCompany, createContent, register } from "./api.ts";
import { expect, test } from "./journey.ts";
import type { Locale } from "./messages.ts";
import { picture } from "./picture.ts";

/** Where words stand on the page, by the boxes of their letters, within the innermost element that has them all. */
const standingOf = (within: Locator, words: readonly string[]) =>
  within.evaluate((root, wanted) => {
    const holders = [root, ...root.querySelectorAll("*")].filter((one) => wanted.every((word) => one.textContent?.includes(word)));
    const holder = holders.at(-1);
    if (!holder) throw new Error(`nothing has ${wanted.join(", ")}`);
    const texts: Text[] = [];
    for (const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT); walker.nextNode();) texts.push(walker.currentNode as Text);
    return wanted.map((word) => {
      const text = texts.find(({ data }) => data.includes(word));
      if (!text) throw new Error(`${word} isn't in one piece`);
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      const { left, right, top } = range.getBoundingClientRect();
      return { left, right, top };
    });
  }, words);

const READ: Record<Locale, readonly string[]> = {
  en: ["Water", "تمر السكري", "نخيل", "Postman"],
  ar: ["ZATCA SDK", "Postman", "فاتورة", "API v2"],
};

/** Each word stands behind the one before it, as the language is read. */
async function expectReadInOrder(within: Locator, words: readonly string[], language: Locale): Promise<void> {
  const places = await standingOf(within, words);
  for (const [at, place] of places.entries()) {
    const before = places[at - 1];
    if (before && before.top === place.top)
      expect(
        language === "ar" ? before.left >= place.right - 1 : before.right <= place.left + 1,
        `${words[at]} behind ${words[at - 1]}`,
      ).toBe(true);
  }
  expect(new Set(places.map(({ top }) => top)).size, "they stand on one line, for most of them to be compared").toBeLessThan(words.length);
}

const openMenu = async (page: Page, name: string) => {
  await page.getByRole("button", { name }).click();
};

test("lists of names of both directions are read in their order, and a name keeps its full stop at its end @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  const brandName = { en: "رطب (بريدة)", ar: "Rutab & Co." }[language];
  const companyId = await createCompany(person, { companyName: "Rutab Trading", brandName });
  const id = await createContent(person, companyId, { locale: language, keywords: [...READ[language]] });
  await enter(person);
  await page.goto(at(`/contents/show/${id}`));
  const keywords = page.getByRole("definition").filter({ hasText: READ[language][1] });
  await expect(keywords.first()).toBeVisible();
  await expectReadInOrder(keywords.first(), READ[language], language);
  await picture(page, `directions-list.${language}`);

  await page.goto(at("/companies"));
  await openMenu(page, say("common:rowMenu", { name: brandName }));
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(brandName);
  await picture(page, `directions-name.${language}`);
  const title = question.getByRole("heading");
  // Each sign of the name stands behind the one before it, as the name is read, its last sign too.
  const [first, last] = await standingOf(title, language === "ar" ? ["Rutab", "Co."] : ["رطب", "بريدة)"]);
  const [stop] = await standingOf(title, language === "ar" ? ["."] : [")"]);
  if (!first || !last || !stop) throw new Error("the name isn't in the title");
  if (language === "ar") expect([first.right <= last.left, stop.right >= last.right - 1]).toEqual([true, true]);
  else expect([last.right <= first.left, stop.left <= last.left + 1]).toEqual([true, true]);
});
