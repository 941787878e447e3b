import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import mongoose from "mongoose";
import { DELETE_CONTENT, SAVE_BODY } from "./documents.ts";
import { bullets, doc, heading, item, numbers, paragraph, pdfInfo, pdfWords, text, wordXml } from "./exported.ts";
import { png } from "./files.ts";
import { type Caller, type RunningContent, startContent } from "./running-content.ts";

const FORMATS = ["md", "html", "docx", "pdf"] as const;
type Format = (typeof FORMATS)[number];

let content: RunningContent;
let noura: GraphQLClient;
let database: mongoose.Connection;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
  database = mongoose.createConnection(content.database.url, { dbName: content.database.name });
  await database.asPromise();
});
afterAll(async () => {
  await database?.close();
  await content?.stop();
});

const exported = (id: string, format: string, caller?: Caller) =>
  content.rest(`/contents/${id}/export?format=${format}`, caller && { caller });

const fileOf = async (id: string, format: Format) => {
  const answer = await exported(id, format, { id: "noura" });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

async function written(input: Record<string, unknown>, ...blocks: Parameters<typeof doc>) {
  const { id = "" } = await content.content("noura", input);
  const { errors } = await noura(SAVE_BODY, { id, input: { body: doc(...blocks) } });
  if (errors) throw new Error(JSON.stringify(errors));
  return id;
}

const ARABIC = "الإسلام والأمل ولا الآن كتاب English words داخل السطر";

/** What each format says, in words. */
const wordsIn: Record<Format, (file: Uint8Array) => string | Promise<string>> = {
  md: (file) => new TextDecoder().decode(file),
  html: (file) => new TextDecoder().decode(file).replaceAll(/<style>.*<\/style>|<script[^>]*>[^<]*<\/script>|<[^>]+>/gs, ""),
  docx: (file) => wordXml(file).replaceAll(/<[^>]+>/g, ""),
  pdf: async (file) => (await pdfWords(file)).join(" "),
};

describe.each([
  ["en", "How to choose dates", "An English line with كلمة الإسلام inside it"],
  ["ar", "كيف تختار التمر", ARABIC],
] as const)("a content in %s", (locale, title, line) => {
  test.each([
    ["md", "text/markdown; charset=utf-8"],
    ["html", "text/html; charset=utf-8"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["pdf", "application/pdf"],
  ] as const)("is handed out as %s, to be saved under its title", async (format, type) => {
    const id = await written({ title, locale }, heading(2, "Palm"), paragraph(text(line)));
    const answer = await exported(id, format, { id: "noura" });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${locale === "en" ? title : "content"}.${format}"; filename*=UTF-8''${encodeURIComponent(title)}.${format}`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const said = await wordsIn[format](new Uint8Array(await answer.arrayBuffer()));
    for (const words of [title, "Palm", line]) expect(said).toContain(words);
  });
});

test("a PDF says its title and language, and is tagged", async () => {
  const id = await written({ title: "كيف تختار التمر", locale: "ar" }, paragraph(text(ARABIC)));
  expect(await pdfInfo(await fileOf(id, "pdf"))).toMatchObject({ title: "كيف تختار التمر", language: "ar", tagged: true });
});

test("one without a text is its title", async () => {
  const { id = "" } = await content.content("noura", { title: "Only a title" });
  expect(await wordsIn.md(await fileOf(id, "md"))).toBe("# Only a title\n");
  for (const format of FORMATS) expect(await wordsIn[format](await fileOf(id, format))).toContain("Only a title");
});

test("what is written stays text in every format", async () => {
  const attack = '#import "x" </w:t> <script>alert(1)</script> *a* [b](c) $d$';
  const id = await written({ title: attack }, paragraph(text(attack)));
  const [md, html, word] = [
    await wordsIn.md(await fileOf(id, "md")),
    new TextDecoder().decode(await fileOf(id, "html")),
    wordXml(await fileOf(id, "docx")),
  ];
  expect(md).toContain("\\</w:t\\> \\<script\\>alert(1)\\</script\\> \\*a\\* \\[b\\](c)");
  expect(html.replace(/<script type="application\/ld\+json">[^<>]*<\/script>/, "")).not.toContain("<script");
  expect(word).toContain("&lt;/w:t&gt; &lt;script&gt;alert(1)&lt;/script&gt; *a* [b](c)");
  const pdf = (await pdfWords(await fileOf(id, "pdf"))).join("").replaceAll(" ", "");
  expect(pdf.split(attack.replaceAll(" ", ""))).toHaveLength(3);
});

describe("a page's head", () => {
  const headOf = async (id: string) => {
    const html = new TextDecoder().decode(await fileOf(id, "html"));
    const [, data = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const [, description] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
    return { description, data: JSON.parse(data) as Record<string, unknown> };
  };

  test("tells what the text is, whose, and of when, as schema.org's Article", async () => {
    const id = await written(
      { title: "How to choose dates", keywords: ["fresh dates", "guests"] },
      paragraph(text("By Sara Ali")),
      paragraph(text("Fresh dates are soft & shine. They smell of honey.")),
    );
    const { description, data } = await headOf(id);
    expect(description).toBe("Fresh dates are soft &amp; shine. They smell of honey.");
    expect(data).toEqual({
      "@context": "https://schema.org",
      "@type": "Article",
      headline: "How to choose dates",
      description: "Fresh dates are soft & shine. They smell of honey.",
      inLanguage: "en",
      keywords: "fresh dates, guests",
      author: { "@type": "Person", name: "Sara Ali" },
      publisher: { "@type": "Organization", name: "واحة" },
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test("names the brand where nobody is named, and when it was published", async () => {
    const id = await written({ title: "Dates" }, paragraph(text("Soft.")));
    await database
      .collection<{ _id: string }>("contents")
      .updateOne({ _id: id }, { $set: { publishedAt: new Date("2026-03-05T10:00:00Z") } });
    const { data } = await headOf(id);
    expect(data).toMatchObject({ author: { "@type": "Organization", name: "واحة" }, datePublished: "2026-03-05T10:00:00.000Z" });
  });

  test("tells nothing that is asked of the writer", async () => {
    const asked = paragraph(text("Soft."), { type: "hardBreak" }, text("✎ How do they smell?"));
    const { description, data } = await headOf(await written({ title: "Dates", keywords: ["✎ Which words?", "fresh dates"] }, asked));
    expect(description).toBe("Soft.");
    expect(data).toMatchObject({ description: "Soft.", keywords: "fresh dates" });
  });

  test("is data whatever is written", async () => {
    const attack = '</script><script>alert(1)</script> <!-- " &';
    const { data } = await headOf(await written({ title: attack, keywords: [attack] }, paragraph(text(attack))));
    expect(data.headline).toBe(attack);
    expect(data.keywords).toBe(attack);
  });
});

describe("pictures", () => {
  const image = (src: string, alt: string) => ({ type: "image", attrs: { src, alt } });

  test("of the owner's own are in it, no wider than a page needs; another's are not; those elsewhere are links, never fetched", async () => {
    const own = await content.upload({ id: "noura" }, await png(2000, 1000), "a.png");
    const others = await content.upload({ id: "noura" }, await png(), "b.png");
    const data = `data:image/png;base64,${Buffer.from(await (await png(20, 10)).arrayBuffer()).toString("base64")}`;
    const id = await written(
      { title: "Pictures" },
      image(own.body.data.url, "Own"),
      image(others.body.data.url, "Salem's"),
      image(data, "Drawn"),
      image(`${content.service.url}/media/${own.body.data.id}`, "Elsewhere"),
    );
    await database.collection<{ _id: string }>("media").updateOne({ _id: others.body.data.id }, { $set: { ownerId: "salem" } });
    const html = new TextDecoder().decode(await fileOf(id, "html"));
    expect(html.match(/<img src="data:image\/jpeg;base64,[^"]+" alt="(?:Own|Drawn)"/g)).toHaveLength(2);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain("<em>Salem&#39;s</em>");
    expect(html).toContain(`<a href="${content.service.url}/media/${own.body.data.id}" rel="noopener noreferrer">Elsewhere</a>`);
    expect(wordXml(await fileOf(id, "docx")).match(/<pic:pic /g)).toHaveLength(2);
    expect((await pdfInfo(await fileOf(id, "pdf"))).links).toEqual([`${content.service.url}/media/${own.body.data.id}`]);
  });
});

test("prompts for the writer are left out of every format, counted, and told of", async () => {
  const said = (words: string) => paragraph(text(words));
  const id = await written(
    { title: "Skeleton" },
    heading(2, "Storing at home"),
    heading(2, "✎ Which heading?"),
    paragraph(text("Dates keep for a year.")),
    paragraph(text("✎ Which place is coolest?")),
    bullets(item(said("✎ Which jar?")), item(said("Glass"))),
    numbers(1, item(said("✎ Which question is asked most?")), item(said("✎ And which answer?"))),
  );
  for (const format of FORMATS) {
    const words = await wordsIn[format](await fileOf(id, format));
    expect(words).toContain("Dates keep for a year.");
    expect(words).toContain("Glass");
    expect(words).not.toMatch(/✎|Which|answer/);
  }
  const { data } = await noura("mutation ($id: ID!) { setContentStatus(id: $id, status: IN_REVIEW) { content { status promptsLeft } } }", {
    id,
  });
  expect(data.setContentStatus.content).toEqual({ status: "IN_REVIEW", promptsLeft: 5 });
});

describe("who may", () => {
  let id: string;
  beforeAll(async () => {
    id = await written({ title: "Mine" }, paragraph(text("words")));
  });

  test.each<[string, Caller | undefined, number]>([
    ["its owner", { id: "noura" }, 200],
    ["an admin", { id: "admin", role: "ADMIN" }, 200],
    ["another person", { id: "salem" }, 404],
    ["nobody", undefined, 401],
  ])("%s", async (_, caller, status) => {
    const answers = await Promise.all(FORMATS.map((format) => exported(id, format, caller)));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  });

  test("nobody, once it is deleted", async () => {
    const gone = await written({ title: "Gone" }, paragraph(text("words")));
    await noura(DELETE_CONTENT, { id: gone });
    expect((await exported(gone, "md", { id: "noura" })).status).toBe(404);
    expect((await exported(gone, "md", { id: "admin", role: "ADMIN" })).status).toBe(404);
  });

  test.each([
    ["en", "Choose Markdown"],
    ["ar", "يُرجى اختيار Markdown"],
  ] as const)("a format that isn't known is refused in the caller's language: %s", async (locale, words) => {
    for (const format of ["odt", "", "PDF", "__proto__"]) {
      const answer = await exported(id, format, { id: "noura", locale });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ message: expect.any(String), errors: { format: [expect.stringContaining(words)] } });
    }
  });
});

test("several at once are all written", async () => {
  const id = await written({ title: "Many" }, paragraph(text("words")));
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => exported(id, at % 2 ? "pdf" : "docx", { id: "noura" })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});
