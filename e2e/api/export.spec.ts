import { expect, test } from "@playwright/test";
import { ADDRESS, call, createCompany, createContent, type Person, register, signInAdmin } from "../journeys/api.ts";

const TYPES = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;
/** How a file of a kind begins. */
const BEGINNINGS = { md: "# ", html: "<!doctype html>", docx: "PK", pdf: "%PDF-" } as const;
const FORMATS = Object.keys(TYPES) as (keyof typeof TYPES)[];
const TITLE = "دليل التمر: الإصدار 2";

let owner: Person;
let id: string;
test.beforeAll(async () => {
  owner = await register();
  id = await createContent(owner, await createCompany(owner), { title: TITLE, locale: "ar" });
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "الإسلام والأمل" }] }] };
  await call(
    "mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }",
    { id, input: { body } },
    { token: owner.token },
  );
});

const get = (format: string, person?: Person, locale = "en") =>
  fetch(`${ADDRESS}/contents/${id}/export?format=${format}`, {
    headers: { "x-locale": locale, ...(person && { authorization: `Bearer ${person.token}` }) },
  });

for (const format of FORMATS)
  test(`a content is handed out as ${format}, to be saved under its title`, async () => {
    const answer = await get(format, owner);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(TYPES[format]);
    const name = encodeURIComponent("دليل التمر الإصدار 2");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="content.${format}"; filename*=UTF-8''${name}.${format}`);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const file = Buffer.from(await answer.arrayBuffer()).toString("utf8");
    expect(file.startsWith(BEGINNINGS[format])).toBe(true);
    if (format === "md" || format === "html") expect(file).toContain("الإسلام والأمل");
  });

test("a Word file has what is suggested when that is asked for, and else the text as it stands", async () => {
  const suggested = await createContent(owner, await createCompany(owner), { title: "Suggested" });
  const by = { id: "a", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z", part: null };
  const words = (text: string, type: string) => ({ type: "text", text, marks: [{ type, attrs: by }] });
  const body = { type: "doc", content: [{ type: "paragraph", content: [words("Dates", "deletion"), words("Figs", "insertion")] }] };
  await call(
    "mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }",
    { id: suggested, input: { body } },
    { token: owner.token },
  );
  const file = async (query: string) => {
    const answer = await fetch(`${ADDRESS}/contents/${suggested}/export?${query}`, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const [tracked, plain] = [await file("format=docx&changes=tracked"), await file("format=docx")];
  // what Word writes of a revision makes the file another one
  expect(tracked.equals(plain)).toBe(false);
  expect((await file("format=md")).toString("utf8")).toBe("# Suggested\n\nDates\n");
});

test("an export is its owner's and the admins'; a format that isn't known is refused in the caller's language", async () => {
  expect((await get("pdf")).status).toBe(401);
  expect((await get("pdf", await register())).status).toBe(404);
  expect((await get("pdf", await signInAdmin())).status).toBe(200);
  const refused = await get("odt", owner, "ar");
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { format: [expect.stringContaining("يُرجى اختيار Markdown")] } });
});

test("an address of the application beside it stays the application's", async () => {
  const page = await fetch(`${ADDRESS}/contents/show/${id}`, { headers: { accept: "text/html" } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root"');
});
