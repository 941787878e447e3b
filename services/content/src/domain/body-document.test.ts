import { describe, expect, test } from "@jest/globals";
import { DomainError } from "@muhtawa/service-kit";
import { standingDocument } from "@muhtawa/text-analysis";
import { isBlank, parseBody, plainText } from "./body-document.ts";

const text = (value: string, ...marks: object[]) => ({ type: "text", text: value, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });

function refusal(input: unknown): DomainError {
  try {
    parseBody(input);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("the document was accepted");
}

/** Everything the editor can make. */
const EVERYTHING = doc(
  { type: "heading", attrs: { level: 1, textAlign: "center", dir: "rtl" }, content: [text("العنوان")] },
  paragraph(text("bold", { type: "bold" }), text("code", { type: "code" }), { type: "hardBreak" }, text("plain")),
  paragraph(text("struck", { type: "strike" }, { type: "underline" }, { type: "italic" })),
  { type: "bulletList", content: [{ type: "listItem", content: [paragraph(text("one"))] }] },
  { type: "orderedList", attrs: { start: 3, type: null }, content: [{ type: "listItem", content: [paragraph(text("two"))] }] },
  { type: "blockquote", content: [paragraph(text("said"))] },
  { type: "blockquote", attrs: { kind: "warning" }, content: [paragraph(text("mind"))] },
  { type: "codeBlock", attrs: { language: "js" }, content: [text("let a;")] },
  { type: "horizontalRule" },
  { type: "image", attrs: { src: "https://a.example/p.png", alt: "A palm", title: null, width: 640, height: null } },
  {
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          { type: "tableHeader", attrs: { colspan: 1, rowspan: 1, colwidth: [120] }, content: [paragraph(text("Name"))] },
          { type: "tableCell", attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph(text("Palm"))] },
        ],
      },
    ],
  },
  paragraph(text("link", { type: "link", attrs: { href: "https://a.example", target: "_blank", rel: "noopener" } })),
  { type: "paragraph" },
);

describe("a document of the editor", () => {
  test("is kept as it is", () => {
    expect(parseBody(EVERYTHING)).toEqual(EVERYTHING);
  });
  test("loses attributes that no node of ours has", () => {
    const input = doc({ type: "paragraph", attrs: { textAlign: "end", onclick: "alert(1)", style: "x" }, content: [text("a")], extra: 1 });
    expect(parseBody(input)).toEqual(doc({ type: "paragraph", attrs: { textAlign: "end" }, content: [text("a")] }));
  });
  test("loses empty texts, which the editor refuses", () => {
    expect(parseBody(doc(paragraph(text(""), text("a"))))).toEqual(doc(paragraph(text("a"))));
  });
});

describe("suggestions in the text", () => {
  const by = { id: "a1", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z" };
  const inserted = (part: string | null = null) => ({ type: "insertion", attrs: { ...by, part } });
  const deleted = (part: string | null = null) => ({ type: "deletion", attrs: { ...by, part } });
  const suggested = doc(
    paragraph(text("Dates", deleted()), text("Figs", inserted()), text(" are sweet"), { type: "hardBreak", marks: [deleted("break")] }),
    paragraph(text("Only suggested", inserted("block"))),
    paragraph(text("taste one")),
  );

  test("are kept as they are, without attributes of other kinds", () => {
    expect(parseBody(suggested)).toEqual(suggested);
    expect(parseBody(doc(paragraph(text("a", { type: "insertion", attrs: { by: "GUEST", part: "all", onclick: "x" } }))))).toEqual(
      doc(paragraph(text("a", { type: "insertion" }))),
    );
    const turning = { ...by, author: "\u2066\u202ESara\u2069" };
    expect(parseBody(doc(paragraph(text("a", { type: "insertion", attrs: turning }))))).toEqual(
      doc(paragraph(text("a", { type: "insertion", attrs: by }))),
    );
  });
  test("a table that is only suggested is none of the text; one whose cells are empty but for suggested words is", () => {
    const table = (...cells: object[]) => ({ type: "table", content: [{ type: "tableRow", content: cells }] });
    const cell = (...content: object[]) => ({ type: "tableCell", content });
    const words = paragraph(text("Price", inserted("block")));
    const standing = (...blocks: object[]) => standingDocument(parseBody(doc(...blocks))).content?.map(({ type }) => type);
    expect(standing(table(cell(words), cell({ type: "paragraph" })), paragraph(text("Last.")))).toEqual(["paragraph"]);
    for (const kept of [
      table(cell({ type: "paragraph" })),
      table(cell(words), cell(paragraph(text("Kind")))),
      table(cell(paragraph(text("Price", inserted()))), cell({ type: "paragraph" })),
      table(cell(words), cell({ type: "image", attrs: { src: "https://a.example/p.png" } })),
    ])
      expect(standing(kept, paragraph(text("Last.")))).toEqual(["table", "paragraph"]);
  });
  test("count when they are accepted: until then the text stands as it was", () => {
    expect(plainText(parseBody(suggested))).toBe("Dates are sweet\ntaste one");
    expect(isBlank(parseBody(doc(paragraph(text("Only suggested", inserted())))))).toBe(true);
  });
});

describe("notes", () => {
  const note = (attrs: object, more = {}) => doc(paragraph(text("Ripe"), { type: "footnote", attrs, ...more }));

  test("are kept with their address and their suggestion, and are no words of the text", () => {
    const kept = note({ note: "Survey", href: "https://a.example/x" }, { marks: [{ type: "insertion", attrs: { id: "a" } }] });
    expect(parseBody(kept)).toEqual(kept);
    expect(plainText(parseBody(note({ note: "Survey", href: null })))).toBe("Ripe");
  });

  test("lead where links may lead, say no more than they may, and say something", () => {
    expect(parseBody(note({ note: "a".repeat(1_001), href: "javascript:alert(1)" })).content?.[0]?.content?.[1]?.attrs).toEqual({
      note: "a".repeat(1_000),
      href: "",
    });
    expect(refusal(note({ note: "Survey", href: "/relative" })).fieldsIn("en")?.["body"]?.[0]).toContain("leads nowhere by itself");
    expect(refusal(note({ href: "https://a.example" })).code).toBe("BAD_USER_INPUT");
  });
});

describe("addresses", () => {
  test.each(["https://a.example/x", "http://a.example", "mailto:a@a.example", "tel:+966500000000"])("a link to %s stays", (href) => {
    expect(JSON.stringify(parseBody(doc(paragraph(text("a", { type: "link", attrs: { href } })))))).toContain(href);
  });
  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "",
    7,
  ])("a link to %j becomes blank", (href) => {
    const body = parseBody(doc(paragraph(text("a", { type: "link", attrs: { href } }))));
    expect(body.content?.[0]?.content?.[0]?.marks).toEqual([{ type: "link", attrs: { href: "" } }]);
  });
  test.each(["https://a.example/p.png", "http://a.example/p.png", "data:image/png;base64,AAAA"])("a picture from %s stays", (src) => {
    expect(parseBody(doc({ type: "image", attrs: { src } })).content?.[0]?.attrs).toEqual({ src });
  });
  test("a link that leads nowhere by itself is refused with a reason, and one without a scheme gets it", () => {
    const linking = (href: string) => doc(paragraph(text("a", { type: "link", attrs: { href } })));
    for (const href of ["/relative", "#anchor", "//a.example"])
      expect(refusal(linking(href)).fieldsIn("en")).toEqual({ body: [expect.stringContaining(`“${href}” leads nowhere by itself`)] });
    expect(JSON.stringify(parseBody(linking("www.a.example/b")))).toContain('"https://www.a.example/b"');
  });
  test.each(["javascript:alert(1)", "blob:https://a.example/1", "mailto:a@a.example", "//a.example/p.png"])(
    "a picture from %s becomes blank",
    (src) => {
      expect(parseBody(doc({ type: "image", attrs: { src } })).content?.[0]?.attrs).toEqual({ src: "" });
    },
  );
});

describe("what is no document of the editor is refused at body", () => {
  const nested = (depth: number): object => (depth === 0 ? paragraph(text("deep")) : { type: "blockquote", content: [nested(depth - 1)] });
  test.each<[string, unknown]>([
    ["a text", "hello"],
    ["a list", []],
    ["a number", 7],
    ["a node that is no document", paragraph(text("a"))],
    ["content that is no list", { type: "doc", content: "a" }],
    ["a child that is no node", { type: "doc", content: ["a"] }],
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://a.example" } })],
    ["a node named like a built-in property", doc({ type: "constructor" })],
    ["an unknown mark", doc(paragraph(text("a", { type: "highlight" })))],
    ["a text that is none", doc(paragraph({ type: "text", text: 7 }))],
    ["a text with half of a character", doc(paragraph(text("ab🙂\uD83D c")))],
    ["a text with the other half of a character", doc(paragraph(text("\uDE42")))],
    ["a text outside a paragraph", doc(text("a"))],
    ["a paragraph in a paragraph", doc(paragraph(paragraph(text("a"))))],
    ["a list item outside a list", doc({ type: "listItem", content: [paragraph(text("a"))] })],
    ["a document in a document", doc(doc(paragraph(text("a"))))],
    ["a picture in code", doc({ type: "codeBlock", content: [{ type: "image", attrs: { src: "https://a.example" } }] })],
    ["a heading of level 7", doc({ type: "heading", attrs: { level: 7 }, content: [text("a")] })],
    ["a heading without a level", doc({ type: "heading", content: [text("a")] })],
    ["attributes that are none", doc({ type: "paragraph", attrs: "x" })],
    ["marks that are none", doc(paragraph({ type: "text", text: "a", marks: "bold" }))],
    ["more than 40 levels", doc(nested(60))],
    ["5,000 levels", doc(nested(5_000))],
    ["more than a megabyte", doc(paragraph(text("ا".repeat(600_000))))],
  ])("%s", (_, input) => {
    const error = refusal(input);
    expect(error.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(error.fieldsIn("en") ?? {})).toEqual(["body"]);
    expect(error.fieldsIn("ar")?.["body"]?.[0]).toMatch(/\p{Script=Arabic}/u);
  });
});

test("half of a character is named by what stands before it, and whole ones are kept as they are", () => {
  const whole = "👩‍👩‍👧 \u{1F1F8}\u{1F1E6} e\u0301 \u200Fنص\u200E \uFFFD";
  expect(parseBody(doc(paragraph(text(whole))))).toEqual(doc(paragraph(text(whole))));
  expect(refusal(doc(paragraph(text("Ripe dates 🙂\uD83D")))).fieldsIn("en")).toEqual({
    body: ["The text has half of a character, which can't be stored, behind “Ripe dates 🙂”. Take it out or write it anew."],
  });
});

test("words beside the text are cut between characters", () => {
  const palm = (alt: string) =>
    parseBody(doc({ type: "image", attrs: { src: "https://a.example/p.png", alt } })).content?.[0]?.attrs?.["alt"];
  expect(palm("a".repeat(999) + "🌴")).toBe("a".repeat(999));
  expect(palm("a".repeat(998) + "🌴")).toBe("a".repeat(998) + "🌴");
  expect(palm("palm \uD83C")).toBe("palm \uFFFD");
});

describe("plainText", () => {
  test("a line for each block, none for empty ones", () => {
    const body = parseBody(
      doc({ type: "heading", attrs: { level: 2 }, content: [text("Title")] }, { type: "paragraph" }, paragraph(text("a "), text("b")), {
        type: "bulletList",
        content: [
          { type: "listItem", content: [paragraph(text("one"))] },
          { type: "listItem", content: [paragraph(text("two"), { type: "hardBreak" }, text("lines"))] },
        ],
      }),
    );
    expect(plainText(body)).toBe("Title\na b\none\ntwo\nlines");
  });
  test("white space alone is blank", () => {
    expect(isBlank(parseBody(doc(paragraph(text("  \u00A0")))))).toBe(true);
    expect(isBlank(parseBody(doc(paragraph(text("\u200F\u200B \u2067")))))).toBe(true);
    expect(isBlank(parseBody(EVERYTHING))).toBe(false);
  });
});

describe("cells that are merged", () => {
  const cell = (attrs: object = {}) => ({ type: "tableCell", attrs, content: [paragraph(text("a"))] });
  const tableOf = (rows: number, cells: number, attrs?: object) => ({
    type: "table",
    content: Array.from({ length: rows }, () => ({ type: "tableRow", content: Array.from({ length: cells }, () => cell(attrs)) })),
  });

  test("reach no further down than the table", () => {
    const body = parseBody(doc(tableOf(3, 1, { colspan: 1, rowspan: 1_000 })));
    expect(body.content?.[0]?.content?.map(({ content }) => content?.[0]?.attrs?.["rowspan"])).toEqual([3, 2, 1]);
  });
  test("are refused beyond 10,000 in all tables together, counted by what they cover", () => {
    expect(refusal(doc(tableOf(300, 5, { rowspan: 1_000 }))).fieldsIn("en")?.["body"]?.[0]).toContain("10000");
    expect(refusal(doc(tableOf(101, 1, { colspan: 100 }))).fieldsIn("ar")?.["body"]?.[0]).toContain("خلايا");
    expect(refusal(doc(tableOf(100, 60), { type: "blockquote", content: [tableOf(100, 60)] })).code).toBe("BAD_USER_INPUT");
    expect(refusal(doc({ type: "table", content: Array.from({ length: 10_001 }, () => ({ type: "tableRow" })) })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect(parseBody(doc(tableOf(100, 50), tableOf(100, 50))).content).toHaveLength(2);
  });
});
