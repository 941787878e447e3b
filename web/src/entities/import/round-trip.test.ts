import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { JSONContent } from "@tiptap/core";
import { writeDocx } from "../../../../services/content/src/export/docx.ts";
import { writeHtml } from "../../../../services/content/src/export/html.ts";
import { writeMarkdown } from "../../../../services/content/src/export/markdown.ts";
import { readBody } from "../../../../services/content/src/export/read-body.ts";
import { readFile } from "./read-file.ts";

const RUNS = Number(process.env.HISTORIES ?? 40);

const WORD = fc.constantFrom(
  "dates",
  "السكري",
  "2026",
  "التمر،",
  "a*b",
  "[x]",
  "<b>",
  "#3",
  "٪٧٠",
  "ok_go",
  "`q`",
  "1.",
  "|",
  "\\",
  "“سؤال؟”",
  "!",
);
const SAID = fc.array(WORD, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const MARKS = fc.subarray(["bold", "italic", "underline", "strike"]);
const SITE = fc.constantFrom("https://a.example/", "https://a.example/?q=%D8%AA&b=(1)", "mailto:name@example.com");

const marked = (text: string, marks: JSONContent["marks"]): JSONContent => ({ type: "text", text, ...(marks?.length ? { marks } : {}) });
const RUN: fc.Arbitrary<JSONContent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(SAID, MARKS).map(([said, types]) =>
      marked(
        said,
        types.map((type) => ({ type })),
      ),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(SAID, SITE).map(([said, href]) => marked(said, [{ type: "link", attrs: { href } }])) },
  { weight: 1, arbitrary: fc.constantFrom("a = 1", "x|y", "``").map((said) => marked(said, [{ type: "code" }])) },
);
const NOTE = fc
  .tuple(SAID, fc.constantFrom(null, "https://stats.example/a"))
  .map(([note, href]): JSONContent => ({ type: "footnote", attrs: { note, href } }));
/** Runs with unmarked blanks between, as formats say them; the first word is plain, since a direction is found by it. */
const inlines = (notes: boolean) =>
  fc
    .tuple(fc.constantFrom("Dates", "تمور"), fc.array(RUN, { maxLength: 4 }), fc.option(notes ? NOTE : fc.constant(null)))
    .map(([first, runs, note]) => [
      { type: "text", text: first },
      ...runs.flatMap((run): JSONContent[] => [{ type: "text", text: " " }, run]),
      ...(note ? [note] : []),
    ]);

const PARAGRAPH = inlines(true).map((content): JSONContent => ({ type: "paragraph", content }));
const HEADING = fc
  .tuple(fc.constantFrom(2, 3, 4), inlines(false))
  .map(([level, content]): JSONContent => ({ type: "heading", attrs: { level }, content }));
const { list: LIST } = fc.letrec<{ list: JSONContent; item: JSONContent }>((tie) => ({
  item: fc
    .tuple(PARAGRAPH, fc.option(tie("list"), { depthSize: "small", maxDepth: 2 }))
    .map(([paragraph, list]): JSONContent => ({ type: "listItem", content: [paragraph, ...(list ? [list] : [])] })),
  list: fc
    .tuple(fc.constantFrom(0, 1, 3), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([start, content]): JSONContent => (start ? { type: "orderedList", attrs: { start }, content } : { type: "bulletList", content })),
}));
const QUOTE = fc
  .tuple(fc.constantFrom(null, "note", "tip", "warning"), fc.array(PARAGRAPH, { minLength: 1, maxLength: 2 }))
  .map(([kind, content]): JSONContent => ({ type: "blockquote", attrs: { kind }, content }));
const cell = (type: string) => PARAGRAPH.map((content): JSONContent => ({ type, content: [content] }));
const row = (type: string) => fc.tuple(cell(type), cell(type)).map((content): JSONContent => ({ type: "tableRow", content }));
const TABLE = fc
  .tuple(row("tableHeader"), fc.array(row("tableCell"), { minLength: 1, maxLength: 2 }))
  .map(([head, rows]): JSONContent => ({ type: "table", content: [head, ...rows] }));
const CODE = fc
  .constantFrom("a = 1\n\n  b = `2`", "<b>")
  .map((text): JSONContent => ({ type: "codeBlock", content: [{ type: "text", text }] }));
const RULE = fc.constant<JSONContent>({ type: "horizontalRule" });

const BLOCK = fc.oneof(PARAGRAPH, HEADING, LIST, QUOTE, TABLE, CODE, RULE);
/** Where a paragraph stands, and how it is read, whatever its words. */
const PLACED = fc
  .tuple(PARAGRAPH, fc.constantFrom("ltr", "rtl"), fc.constantFrom(null, "center", "end", "justify"))
  .map(([paragraph, dir, textAlign]): JSONContent => ({ ...paragraph, attrs: { dir, textAlign } }));

/** A paragraph stands between blocks that word processors would take for one. */
const documents = (block: fc.Arbitrary<JSONContent>) =>
  fc
    .array(block, { minLength: 1, maxLength: 4 })
    .map((blocks): JSONContent[] =>
      blocks.flatMap((one, at) =>
        one.type === blocks[at + 1]?.type && one.type !== "paragraph"
          ? [one, { type: "paragraph", content: [{ type: "text", text: "Between" }] }]
          : [one],
      ),
    );

const LETTER = /\p{L}/u;
const isRead = (text: string) => (/[\u0600-\u06ff]/.test(LETTER.exec(text)?.[0] ?? "") ? "rtl" : "ltr");
const said = (node: JSONContent): string => node.text ?? (node.content ?? []).map(said).join("");

/** What a document says, without what is as it would be anyway. */
function essence(node: JSONContent): JSONContent {
  const kept = Object.entries(node.attrs ?? {}).filter(
    ([name, value]) =>
      value !== null && ["level", "start", "kind", "note", "href", "dir", "textAlign"].includes(name) && !(name === "start" && value === 1),
  );
  const attrs = Object.fromEntries(kept.filter(([name, value]) => !(name === "dir" && value === isRead(said(node)))));
  const marks = (node.marks ?? []).map(({ type, attrs: of }) => (type === "link" ? `link ${String(of?.href)}` : type)).toSorted();
  const content: JSONContent[] = [];
  for (const child of (node.content ?? []).map(essence)) {
    const last = content.at(-1);
    if (last?.text !== undefined && child.text !== undefined && String(last.marks) === String(child.marks))
      content[content.length - 1] = { ...last, text: last.text + child.text };
    else content.push(child);
  }
  return {
    type: node.type ?? "",
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(node.text !== undefined && { text: node.text, marks: marks as never }),
    ...(node.content && { content }),
  };
}

type Article = ReturnType<typeof readBody>;
const WRITERS: Record<string, (article: Article) => string | Uint8Array | Promise<Uint8Array>> = {
  md: writeMarkdown,
  html: writeHtml,
  docx: writeDocx,
};

const exported = async (format: string, body: JSONContent, locale: "ar" | "en") =>
  readFile(new File([(await WRITERS[format]?.(readBody("The title", locale, body as never, new Map()))) as never], `a.${format}`));

test.each([
  ["md", BLOCK],
  ["html", fc.oneof({ weight: 4, arbitrary: BLOCK }, { weight: 1, arbitrary: PLACED })],
  ["docx", fc.oneof({ weight: 4, arbitrary: BLOCK }, { weight: 1, arbitrary: PLACED })],
])("any document exported as %s and imported is the same", async (format, block) => {
  await fc.assert(
    fc.asyncProperty(documents(block), fc.constantFrom("ar", "en"), async (content, locale) => {
      const { title, document, dropped } = await exported(format, { type: "doc", content }, locale);
      expect(title).toBe("The title");
      expect(dropped).toEqual({ pictures: [], links: 0, parts: 0 });
      expect(essence(document)).toEqual(essence({ type: "doc", content }));
    }),
    { numRuns: RUNS },
  );
});
