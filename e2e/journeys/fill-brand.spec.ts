import { strToU8, zipSync } from "fflate";
import { register } from "./api.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const PROFILES = {
  en: {
    lines: [
      "Company name: Sada Coffee Roasters",
      "Brand: Sada",
      "Our vision",
      "Every cup traced to its tree.",
      "Our values: honesty, patience",
      "We say “guests”, not “users”.",
    ],
    brand: "Sada",
    vision: "Every cup traced to its tree.",
    value: "patience",
  },
  ar: {
    lines: [
      "اسم الشركة: صدى للتحميص",
      "العلامة التجارية: صدى",
      "رؤيتنا",
      "أن يُعرف مصدر كل فنجان.",
      "قيمنا: الصدق، الصبر",
      "نقول «ضيوف» لا «مستخدمون».",
    ],
    brand: "صدى",
    vision: "أن يُعرف مصدر كل فنجان.",
    value: "الصبر",
  },
} as const;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const OFFICE = "http://schemas.openxmlformats.org";

/** A document of Word, a paragraph a line. */
function wordDocument(lines: readonly string[]): Buffer {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  const types = `<Types xmlns="${OFFICE}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`;
  const relation = `<Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>`;
  const parts = {
    "[Content_Types].xml": types,
    "_rels/.rels": `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relation}</Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))));
}

test("a company's form is filled by a text or a document, field by field, and a page of the inner network is refused @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const profile = PROFILES[language];
  await enter(await register());
  await page.goto(at("/companies/add"));
  await page.getByRole("button", { name: say("companies:fill.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const read = dialog.getByRole("button", { name: say("companies:fill.read"), exact: true });

  await test.step("an address of the inner network is refused at its field", async () => {
    const address = dialog.getByRole("textbox", { name: say("companies:fill.address") });
    await address.fill("http://169.254.169.254/latest/meta-data");
    await read.click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await picture(page, `fill-brand-refused.${language}`);
  });

  await test.step("a text is proposed from, each proposal with its words", async () => {
    await dialog.getByText(say("companies:fill.sources.text"), { exact: true }).click();
    await dialog.getByRole("textbox", { name: say("companies:fill.text") }).fill(profile.lines.join("\n"));
    await read.click();
    const rows = dialog.getByRole("list", { name: say("companies:fill.proposals") }).getByRole("listitem");
    await expect(rows).toHaveCount(6);
    await expect(rows.filter({ hasText: profile.vision }).getByRole("blockquote")).toHaveText(profile.vision);
    await expect(dialog.getByText(say("companies:fill.offline"))).toBeVisible();
    await rows.first().scrollIntoViewIfNeeded();
    await picture(page, `fill-brand.${language}`);
  });

  await test.step("so is a document that is uploaded", async () => {
    await dialog.getByText(say("companies:fill.sources.document"), { exact: true }).click();
    await dialog.locator("input[type=file]").setInputFiles({ name: "profile.docx", mimeType: WORD, buffer: wordDocument(profile.lines) });
    await expect(dialog.getByText("profile.docx")).toBeVisible();
    await read.or(dialog.getByRole("button", { name: say("companies:fill.again"), exact: true })).click();
    const rows = dialog.getByRole("list", { name: say("companies:fill.proposals") }).getByRole("listitem");
    await expect(rows).toHaveCount(6);
    await picture(page, `fill-brand-document.${language}`);
  });

  await test.step("what is accepted is in the form and stays, the rest isn't", async () => {
    await dialog
      .getByRole("checkbox", { name: say("companies:fill.accept", { field: say("companies:fill.fields.VALUE"), value: profile.value }) })
      .uncheck({ force: true });
    await dialog.getByRole("button", { name: /5/ }).click();
    await expect(dialog).toBeHidden();
    const brand = page.getByRole("textbox", { name: say("companies:fields.brandName"), exact: true });
    await expect(brand).toHaveValue(profile.brand);
    await expect(page.getByText(say("common:saveState.local"))).toBeVisible();
    await page.reload();
    await expect(brand).toHaveValue(profile.brand);
    await page.getByLabel(say("companies:fields.businessActivityId"), { exact: true }).selectOption({ index: 2 });
    await page.getByRole("button", { name: say("common:nextStep"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: say("companies:fields.vision"), exact: true })).toHaveValue(profile.vision);
    await expect(page.getByText(profile.value, { exact: true })).toBeHidden();
  });
});
