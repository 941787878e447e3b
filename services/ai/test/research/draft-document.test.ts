import { expect, test } from "@jest/globals";
import { type DocumentNode, scoreOf } from "@muhtawa/text-analysis/score";
import { draftDocument } from "../../src/research/draft-document.ts";

const words = (text: string): DocumentNode => ({ type: "text", text });
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: "paragraph", content });
const item = (text: string): DocumentNode => ({ type: "listItem", content: [paragraph(words(text))] });
const cell = (text: string): DocumentNode => ({ type: "tableCell", content: [paragraph(words(text))] });
const row = (...cells: string[]): DocumentNode => ({ type: "tableRow", content: cells.map(cell) });
const heading = (level: number, text: string): DocumentNode => ({ type: "heading", attrs: { level }, content: [words(text)] });
const linked = (text: string, href: string): DocumentNode => ({ type: "text", text, marks: [{ type: "link", attrs: { href } }] });

const MARKDOWN = `# How long an implant takes

An implant heals within *three* to **six** months, says [the clinic's study](https://clinic.example/study).
Ask for \\*written\\* prices.

## What does it cost?

- One visit
- Two more
  with X-rays

1. Ask
2. Compare

> It never hurt, said a patient.

| Step | Weeks |
| --- | --- |
| Healing | 12 |

\`\`\`
# not a heading
\`\`\`

![A smiling patient](https://clinic.example/patient.png)`;

const DOCUMENT: DocumentNode = {
  type: "doc",
  content: [
    heading(1, "How long an implant takes"),
    paragraph(
      words("An implant heals within three to six months, says "),
      linked("the clinic's study", "https://clinic.example/study"),
      words("."),
      { type: "hardBreak" },
      words("Ask for *written* prices."),
    ),
    heading(2, "What does it cost?"),
    { type: "bulletList", content: [item("One visit"), item("Two more with X-rays")] },
    { type: "orderedList", content: [item("Ask"), item("Compare")] },
    { type: "blockquote", content: [paragraph(words("It never hurt, said a patient."))] },
    { type: "table", content: [row("Step", "Weeks"), row("Healing", "12")] },
    { type: "codeBlock", content: [words("# not a heading")] },
    paragraph({ type: "image", attrs: { alt: "A smiling patient", src: "https://clinic.example/patient.png" } }),
  ],
};

test("a draft in Markdown is the document that it was written from: headings, lists, quotations, tables, code, links and pictures", () => {
  expect(draftDocument(MARKDOWN)).toEqual(DOCUMENT);
});

test.each(["en", "ar"] as const)("and scores as that does in %s", (locale) => {
  const brief = {
    locale,
    type: "ARTICLE",
    title: "Implants",
    keywords: ["implant"],
    brandName: "Noor",
    internalLinks: [],
    rules: [],
  } as const;
  expect(scoreOf({ ...brief, body: draftDocument(MARKDOWN) })).toEqual(scoreOf({ ...brief, body: DOCUMENT }));
});

test("what is begun and never closed is text; there is nothing in nothing", () => {
  expect(draftDocument("```\nopen")).toEqual({ type: "doc", content: [{ type: "codeBlock", content: [words("open")] }] });
  expect(draftDocument("[open](https://a.example")).toEqual({ type: "doc", content: [paragraph(words("[open](https://a.example"))] });
  expect(draftDocument(" \n\n")).toEqual({ type: "doc", content: [] });
});
