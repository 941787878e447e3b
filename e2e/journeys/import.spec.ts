import { ADDRESS, createContent, saveDocument } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { openedText, saveButton } from "./text-page.ts";

const TEXTS = {
  en: {
    heading: "Choosing dates",
    words: ["Sukkari is the sweetest.", "أحلى التمور السكري."],
    items: ["even skin", "golden"],
    tip: "Store cool.",
    own: "Mine stays.",
  },
  ar: {
    heading: "اختيار التمر",
    words: ["السكري أحلى التمور.", "Sukkari is the sweetest."],
    items: ["قشرة متجانسة", "ذهبية"],
    tip: "تُحفظ باردة.",
    own: "يبقى نصي.",
  },
} as const;

const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

test("what was exported as Word is imported into another text: seen first, one step of undoing, and stored @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const { heading, words, items, tip, own } = TEXTS[language];
  const source = await createContent(person, work.companyId, { locale: language });
  await saveDocument(person.token, source, {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: heading }] },
      ...words.map(line),
      { type: "bulletList", content: items.map((item) => ({ type: "listItem", content: [line(item)] })) },
      { type: "blockquote", attrs: { kind: "tip" }, content: [line(tip)] },
    ],
  });
  const exported = await fetch(`${ADDRESS}/contents/${source}/export?format=docx`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const buffer = Buffer.from(await exported.arrayBuffer());

  const target = await createContent(person, work.companyId, { locale: language });
  await saveDocument(person.token, target, { type: "doc", content: [line(own)] });
  const text = await openedText(page, at(`/contents/show/${target}?tab=text`), own);
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("common:rowMenu", { name: "How to choose Sukkari dates" }) })
    .click();
  await page.getByRole("menuitem", { name: say("imports:open") }).click();
  const dialog = page.getByRole("dialog");
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "a.docx", mimeType: "", buffer: buffer.subarray(0, 200) });
  await expect(dialog).toContainText(say("imports:faults.damaged"));
  await file.setInputFiles({ name: "a.docx", mimeType: "", buffer });
  const preview = dialog.getByRole("group", { name: say("imports:preview") });
  await expect(preview).toContainText(words[1]);
  await picture(page, `import.${language}`);
  await dialog.getByRole("button", { name: say("imports:take"), exact: true }).click();

  await expect(text.locator("h2")).toHaveText(heading);
  await expect(text.locator("> p")).toHaveText([own, ...words, ""]);
  await expect(text.locator("li")).toHaveText([...items]);
  await expect(text.locator("blockquote[data-kind=tip]")).toHaveText(tip);
  await expect(text.locator("> p").nth(1)).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  await expect(text.locator("> p").nth(2)).toHaveAttribute("dir", language === "ar" ? "ltr" : "rtl");
  await text.locator("> p").first().click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator("h2")).toHaveCount(0);
  await expect(text).toContainText(own);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(text.locator("h2")).toHaveText(heading);
  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  await page.reload();
  await expect(text.locator("blockquote[data-kind=tip]")).toHaveText(tip);
});

const BEGUN = { en: "Keeping dates", ar: "حفظ التمور" } as const;

test("a new content begins with a file, whose text is there with it @both", async ({ page, at, say, language, enter, client }) => {
  const { person, work } = client;
  await enter(person);
  await page.goto(at(`/companies/add-content?company=${work.companyId}`));
  await page.getByRole("button", { name: say("imports:fromFile") }).click();
  const dialog = page.getByRole("dialog");
  const { words, tip } = TEXTS[language];
  const text = `# ${BEGUN[language]}\n\n${words[0]}\n\n> [!TIP]\n> ${tip}\n`;
  await dialog.locator("input[type=file]").setInputFiles({ name: "dates.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  await expect(dialog.getByRole("group", { name: say("imports:preview") })).toContainText(words[0]);
  await dialog.getByRole("button", { name: say("imports:take"), exact: true }).click();
  await expect(page.getByText(say("imports:begun", { name: "dates" }))).toBeVisible();
  await expect(page.getByRole("textbox", { name: say("contents:fields.title") })).toHaveValue(BEGUN[language]);
  await picture(page, `from-file.${language}`);
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.has("id"));
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await page.goto(at(`/contents/show/${id}?tab=text`));
  const editor = page.getByRole("textbox", { name: BEGUN[language] });
  await expect(editor).toContainText(words[0], { timeout: 60_000 });
  await expect(editor.locator("blockquote[data-kind=tip]")).toHaveText(tip);
});
