import { deflateRawSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import type { JSONContent } from "@tiptap/core";
import { notesIn } from "@muhtawa/text-analysis";
import { parseMarkdown } from "../../ui/document/parse-markdown.ts";
import { readFile } from "./read-file.ts";

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const wordBody = (inner: string) => `<w:document ${W}><w:body>${inner}</w:body></w:document>`;
const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const para = (inner: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const listed = (list: number, level: number, text: string) =>
  para(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

interface Packed {
  bytes: Uint8Array;
  method?: number;
  flags?: number;
}

/** An archive, its entries as they are given. */
function zip(entries: Record<string, string | Packed>): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, entry] of Object.entries(entries)) {
    const { bytes, method = 8, flags = 0 } = typeof entry === "string" ? { bytes: deflateRawSync(Buffer.from(entry)) } : entry;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    local.push(head, Buffer.from(name), Buffer.from(bytes));
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(flags, 8);
    row.writeUInt16LE(method, 10);
    row.writeUInt32LE(bytes.length, 20);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(offset, 42);
    central.push(row, Buffer.from(name));
    offset += 30 + name.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}

const fileOf = (content: string | Uint8Array, name: string) => new File([content as never], name);
const word = (inner: string, parts: Record<string, string> = {}) =>
  fileOf(zip({ "word/document.xml": wordBody(inner), ...parts }), "a.docx");

/** A document in short: each block with its direction where that is set, and its words. */
function shortly(node: JSONContent, path: string[] = []): string[] {
  const type = node.type ?? "";
  if (!node.content?.some(({ content }) => content) && node.content?.some(({ type: inner }) => inner === "text")) {
    const dir = node.attrs?.dir ? ` ${String(node.attrs.dir)}` : "";
    return [`${[...path, type].join(">")}${dir}: ${node.content.map(({ text = "*" }) => text).join("")}`];
  }
  const below = type === "doc" || type === "listItem" ? path : [...path, type];
  return (node.content ?? []).flatMap((child) => shortly(child, below));
}

const NUMBERING = `<w:numbering ${W}>${[1, 2]
  .map(
    (id) =>
      `<w:abstractNum w:abstractNumId="${id}">${[0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${id === 1 ? "bullet" : "decimal"}"/><w:pPr><w:ind w:left="${(level + 1) * 720}"/></w:pPr></w:lvl>`).join("")}</w:abstractNum>`,
  )
  .join("")}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;

test("a document of Word's keeps directions, headings in any language, lists that count on, links, notes and merged cells", async () => {
  const styles = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="a1"><w:name w:val="heading 2"/><w:pPr><w:bidi/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="b2"><w:name w:val="My own"/><w:basedOn w:val="a1"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style></w:styles>`;
  const rels = `<Relationships xmlns="x"><Relationship Id="r1" Target="https://a.example/" TargetMode="External"/><Relationship Id="r2" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`;
  const notes = `<w:footnotes ${W}><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="2">${para(`<w:r><w:footnoteRef/></w:r>${run(" Survey of 2025.")}`)}</w:footnote></w:footnotes>`;
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const file = word(
    para(run("دليل التمر"), '<w:pStyle w:val="a1"/>') +
      para(run("7 kinds"), "<w:bidi/>") +
      para(
        `${run("Dates", "<w:b/>")}${run(" are ")}<w:del><w:r><w:delText>sour</w:delText></w:r></w:del><w:ins>${run("sweet")}</w:ins><w:r><w:footnoteReference w:id="2"/></w:r>`,
      ) +
      listed(2, 0, "one") +
      listed(1, 1, "within") +
      listed(2, 0, "two") +
      para(run("more of two"), '<w:ind w:left="720"/>') +
      para(run("Between")) +
      listed(2, 0, "three") +
      para(
        `<w:hyperlink r:id="r1">${run("site")}</w:hyperlink>${run(" ")}<w:hyperlink r:id="r2">${run("evil")}</w:hyperlink>${run(" ")}${field("begin")}<w:r><w:instrText> HYPERLINK "https://b.example/" </w:instrText></w:r>${field("separate")}${run("field")}${field("end")}`,
      ) +
      `<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${para(run("Head"))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${para(run("down"))}</w:tc><w:tc>${para(run("1"))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${para("")}</w:tc><w:tc>${para(run("2"))}</w:tc></w:tr></w:tbl>` +
      para('<w:r><w:drawing><wp:docPr descr="A palm"/></w:drawing></w:r>'),
    { "word/styles.xml": styles, "word/numbering.xml": NUMBERING, "word/footnotes.xml": notes, "word/_rels/document.xml.rels": rels },
  );
  const { title, locale, document, dropped } = await readFile(file);
  expect({ title, locale, dropped }).toEqual({ title: "دليل التمر", locale: "ar", dropped: { pictures: ["A palm"], links: 1, parts: 0 } });
  expect(shortly(document)).toEqual([
    "heading: دليل التمر",
    "paragraph rtl: 7 kinds",
    "paragraph: Dates are sweet*",
    "orderedList>paragraph: one",
    "orderedList>bulletList>paragraph: within",
    "orderedList>paragraph: two",
    "orderedList>paragraph: more of two",
    "paragraph: Between",
    "orderedList>paragraph: three",
    "paragraph: site evil field",
    "table>tableRow>tableHeader>paragraph: Head",
    "table>tableRow>tableCell>paragraph: down",
    "table>tableRow>tableCell>paragraph: 1",
    "table>tableRow>tableCell>paragraph: 2",
  ]);
  expect(notesIn(document)).toEqual([{ text: "Survey of 2025." }]);
  const text = JSON.stringify(document);
  expect(text).toContain('"start":3');
  expect(text).toContain('"colspan":2');
  expect(text).toContain('"rowspan":2');
  expect([...text.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)).toEqual(["https://a.example/", "https://b.example/"]);
});

test("a page is read without what runs in it, and its pictures are named", async () => {
  const page = `<!doctype html><html dir="rtl"><head><title>x</title><script>evil()</script></head><body><nav>Menu</nav><main><h1>دليل</h1><p onclick="evil()">English words</p><p><a href="javascript:evil()">link</a><img src="https://a.example/a.png" alt="Palm" onerror="evil()"> <img src="data:image/png;base64,AAAA"></p><iframe src="https://a.example"></iframe><blockquote data-kind="tip"><p>نصيحة</p></blockquote></main></body></html>`;
  const { title, document, dropped } = await readFile(fileOf(page, "a.HTM"));
  expect({ title, dropped }).toEqual({ title: "دليل", dropped: { pictures: ["Palm", ""], links: 1, parts: 1 } });
  expect(shortly(document)).toEqual(["paragraph rtl: English words", "paragraph rtl: link", "blockquote>paragraph: نصيحة"]);
  expect(JSON.stringify(document)).not.toMatch(/evil|onclick|a\.example|script/);
});

test("Markdown of GitHub's has its call-outs, notes, tables and HTML read, and its pictures named", async () => {
  const text = `## Dates[^a]\n\n> [!CAUTION]\n> Store **cool**.\n>\n> - dry\n\n> \\[!TIP\\] quoted\n\n| A | B |\n|---|---|\n| <u>1</u> | 2 |\n\n![A palm][p] and <script>evil()</script>[^b]\n\n[p]: data:image/png;base64,AAAA\n[^a]: Survey <https://a.example/>\n`;
  const { title, document, dropped } = await readFile(fileOf(text, "a.md"));
  expect({ title, dropped }).toEqual({ title: "Dates", dropped: { pictures: ["A palm"], links: 0, parts: 0 } });
  expect(shortly(document)).toEqual([
    "heading: Dates*",
    "blockquote>paragraph: Store cool.",
    "blockquote>bulletList>paragraph: dry",
    "blockquote>paragraph: [!TIP] quoted",
    "table>tableRow>tableHeader>paragraph: A",
    "table>tableRow>tableHeader>paragraph: B",
    "table>tableRow>tableCell>paragraph: 1",
    "table>tableRow>tableCell>paragraph: 2",
    "paragraph: and [^b]",
  ]);
  expect(document.content?.map(({ attrs }) => (attrs?.kind as string | undefined) ?? null)).toEqual([null, "warning", null, null, null]);
  expect(notesIn(document)).toEqual([{ text: "Survey", href: "https://a.example/" }]);
});

test("what a model writes in Markdown has its call-outs, too; a quotation that begins so with its signs escaped has none", () => {
  const kinds = (text: string) =>
    parseMarkdown(text).content?.map(({ type, attrs }) => (type === "blockquote" ? (attrs?.kind ?? "quote") : type));
  expect(kinds("before\n\n> [!TIP]\n> Store *cool*.\n>\n> - dry\n\nafter")).toEqual(["paragraph", "tip", "paragraph"]);
  expect(kinds("> [!NOTE] \n> a\n\n> \\[!TIP\\]\n> b\n\n> [!OTHER]\n> c")).toEqual(["note", "quote", "quote"]);
  expect(shortly(parseMarkdown("> [!TIP]\n> Store *cool*."))).toEqual(["blockquote>paragraph: Store cool."]);
});

test("a text in UTF-8 stays one with a broken byte in it", async () => {
  const bytes = Buffer.concat([Buffer.from("تمر السكري"), Buffer.from([0xff]), Buffer.from(" أحلى")]);
  expect(shortly((await readFile(fileOf(bytes, "a.md"))).document)).toEqual(["paragraph: تمر السكري\ufffd أحلى"]);
});

test("in Markdown a call-out has links that are defined below, entries say what is done, code stays, and what is embedded is told", async () => {
  const text =
    "> [!NOTE]\n> See [site][s].\n\n- [x] washed\n- [ ] packed\n\n`data:image/png;base64,AAAA`\n\nFilm <video src='https://a.example/v'></video>\n\n[s]: https://b.example/\n";
  const { document, dropped } = await readFile(fileOf(text, "a.md"));
  expect(shortly(document)).toEqual([
    "blockquote>paragraph: See site.",
    "bulletList>paragraph: ☑ washed",
    "bulletList>paragraph: ☐ packed",
    "paragraph: data:image/png;base64,AAAA",
    "paragraph: Film",
  ]);
  expect(JSON.stringify(document)).toContain('"href":"https://b.example/"');
  expect(dropped.parts).toBe(1);
});

test("a page's heading above all, and what is set beside its words, are its own", async () => {
  const page =
    "<body><header><nav>Menu</nav><h1>Dates</h1></header><aside>Other pages</aside><article><p>Sweet.</p><aside><p>Store cool.</p></aside></article></body>";
  const { title, document } = await readFile(fileOf(page, "a.html"));
  expect(title).toBe("Dates");
  expect(shortly(document)).toEqual(["paragraph: Sweet.", "paragraph: Store cool."]);
});

test("the words of a page stay that stand in a form, or whose heading stands before them", async () => {
  const form = await readFile(fileOf("<form><h1>Dates</h1><p>Sweet.</p><button>Send</button></form>", "a.html"));
  expect(form.title).toBe("Dates");
  expect(shortly(form.document)).toEqual(["paragraph: Sweet."]);
  const apart = await readFile(fileOf("<h1>Figs</h1><nav>Menu</nav><main><h2>Dry</h2><p>Sweet.</p></main>", "a.html"));
  expect(apart.title).toBe("Figs");
  expect(shortly(apart.document)).toEqual(["heading: Dry", "paragraph: Sweet."]);
});

test("no words of Word's are lost for a field that never ends, or whose signs are hidden", async () => {
  const sign = (type: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const { document } = await readFile(
    word(
      para(sign("begin") + sign("separate", "<w:vanish/>") + run("shown") + sign("end")) +
        para(run("before") + sign("begin")) +
        para(run("after")),
    ),
  );
  expect(shortly(document)).toEqual(["paragraph: shown", "paragraph: before", "paragraph: after"]);
});

test("lists of Word's have nine levels at most, and what is set to the right stays there whichever way it is read", async () => {
  const levels = Array.from({ length: 30 }, (_, level) => listed(1, level, `${level}`)).join("");
  const deep = await readFile(word(levels, { "word/numbering.xml": NUMBERING }));
  expect(shortly(deep.document)).toHaveLength(30);
  const right = '<w:jc w:val="right"/>';
  const { document } = await readFile(word(para(run("تمر"), right) + para(run("Dates"), right)));
  expect(document.content?.map(({ attrs }) => attrs?.textAlign as unknown)).toEqual([null, "end"]);
});

test("a document of Word's is found by what leads to it, and its styles too", async () => {
  const relations = (kind: string, target: string) =>
    `<Relationships xmlns="x"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
  const styles = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="a1"><w:name w:val="heading 2"/></w:style></w:styles>`;
  const file = zip({
    "_rels/.rels": relations("officeDocument", "/word/document2.xml"),
    "word/document2.xml": wordBody(para(run("Dates"), '<w:pStyle w:val="a1"/>')),
    "word/_rels/document2.xml.rels": relations("styles", "styles2.xml"),
    "word/styles2.xml": styles,
  });
  expect(shortly((await readFile(fileOf(file, "a.docx"))).document)).toEqual(["heading: Dates"]);
});

test("a row of Word's that only cells above reach into is none", async () => {
  const cell = (merge: string, text: string) => `<w:tc><w:tcPr>${merge}</w:tcPr>${para(text && run(text))}</w:tc>`;
  const row = (merge: string, ...texts: string[]) => `<w:tr>${texts.map((text) => cell(merge, text)).join("")}</w:tr>`;
  const { document } = await readFile(
    word(`<w:tbl>${row('<w:vMerge w:val="restart"/>', "A", "B")}${row("<w:vMerge/>", "", "")}${row("", "C", "D")}</w:tbl>`),
  );
  expect(JSON.stringify(document)).not.toContain('"rowspan":2');
});

test("lists that share a numbering count on, under whatever name they go, until one is told to begin anew", async () => {
  const level = (id: string, start: number) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>`;
  const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="3"/></w:lvlOverride>';
  const numbering = `<w:numbering ${W}>${level("7", 3)}<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="7"/>${anew}</w:num></w:numbering>`;
  const file = word([2, 1, 1, 2].map((list, at) => listed(list, 0, `entry ${at}`)).join("") + para(run("Between")) + listed(1, 0, "last"), {
    "word/numbering.xml": numbering,
  });
  const { content = [] } = (await readFile(file)).document;
  expect(content.map(({ type, attrs, content: entries }) => [type, attrs?.start, entries?.length])).toEqual([
    ["orderedList", 3, 4],
    ["paragraph", undefined, 1],
    ["orderedList", 7, 1],
  ]);
});

test("what isn't taken of Word's notes is told, and a link is left out that is longer than any", async () => {
  const notes = `<w:footnotes ${W}><w:footnote w:id="2">${para(`${run("Survey")}<w:r><w:drawing><wp:docPr descr="Chart"/></w:drawing></w:r>`)}</w:footnote></w:footnotes>`;
  const rels = `<Relationships xmlns="x"><Relationship Id="r1" Target="https://a.example/${"a".repeat(10_000)}" TargetMode="External"/></Relationships>`;
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
  const { document, dropped } = await readFile(
    word(para(`<w:hyperlink r:id="r1">${run("site")}</w:hyperlink>${note}${note}`), {
      "word/footnotes.xml": notes,
      "word/_rels/document.xml.rels": rels,
    }),
  );
  expect(dropped).toEqual({ pictures: ["Chart"], links: 1, parts: 0 });
  expect(notesIn(document)).toEqual([{ text: "Survey" }, { text: "Survey" }]);
});

test("entries of a table of contents, which lead to places of the file, aren't underlined", async () => {
  const styles = `<w:styles ${W}><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:u w:val="single"/></w:rPr></w:style></w:styles>`;
  const entry = `<w:hyperlink w:anchor="_Toc1">${run("Dates", '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
  const { document } = await readFile(
    word(para(entry + run(" and ") + run("palms", '<w:u w:val="single"/>')), { "word/styles.xml": styles }),
  );
  const underlined = JSON.stringify(document).match(/"underline"/g) ?? [];
  expect(underlined).toHaveLength(1);
});

test("no word is lost of a heading that is longer than a title may be: it stays in the text, and the title ends with a word", async () => {
  const long = `${"word ".repeat(45)}end`;
  const { title, heading, document } = await readFile(fileOf(`# ${long}\n\nText.`, "a.md"));
  expect(title).toBe("word ".repeat(40).trim());
  expect(heading).toBeUndefined();
  expect(shortly(document)).toEqual([`heading: ${long}`, "paragraph: Text."]);
  const unbroken = await readFile(fileOf(`# ${"a".repeat(199)}🌴${"b".repeat(9)}\n\nText.`, "a.md"));
  expect(unbroken.title).toBe("a".repeat(199));
  const fits = await readFile(fileOf(`# ${"a".repeat(200)}\n\nText.`, "a.md"));
  expect([fits.title.length, shortly(fits.document)]).toEqual([200, ["paragraph: Text."]]);
});

test("a text in the letters of older Arabic programs is read", async () => {
  const old = Uint8Array.from([0xca, 0xe3, 0xd1]);
  expect(shortly((await readFile(fileOf(old, "a.md"))).document)).toEqual(["paragraph: تمر"]);
});

const LARGE = deflateRawSync(Buffer.alloc(40 * 1024 * 1024, 0x20));

test.each<[string, string, File]>([
  ["kind", "of another kind", fileOf("a", "a.pdf")],
  ["tooLarge", "too large", fileOf(new Uint8Array(10 * 1024 * 1024 + 1), "a.md")],
  ["empty", "without a byte", fileOf("", "a.md")],
  ["empty", "without words", fileOf("<p> </p><img src=x>", "a.html")],
  ["empty", "of Word's without words", word(para(""))],
  ["damaged", "that is no archive", fileOf("PK no archive", "a.docx")],
  ["damaged", "that is another archive", fileOf(zip({ "a.txt": "a" }), "a.docx")],
  ["damaged", "cut short", fileOf(zip({ "word/document.xml": wordBody(para(run("a"))) }).subarray(40), "a.docx")],
  ["damaged", "whose packed part is broken", fileOf(zip({ "word/document.xml": { bytes: Uint8Array.from([7, 7, 7, 7]) } }), "a.docx")],
  ["damaged", "packed in a way that isn't known", fileOf(zip({ "word/document.xml": { bytes: new Uint8Array(4), method: 99 } }), "a.docx")],
  ["damaged", "whose XML is broken", fileOf(zip({ "word/document.xml": "<w:document" }), "a.docx")],
  [
    "damaged",
    "with entities of its own",
    fileOf(zip({ "word/document.xml": `<!DOCTYPE a [<!ENTITY b "c">]>${wordBody("&b;")}` }), "a.docx"),
  ],
  ["damaged", "that isn't text", fileOf(Uint8Array.from([1, 0, 2]), "a.md")],
  ["protected", "under a password", fileOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "a.docx")],
  ["protected", "whose entries are encrypted", fileOf(zip({ "word/document.xml": { bytes: new Uint8Array(4), flags: 1 } }), "a.docx")],
  ["tooMuch", "that grows without end", fileOf(zip({ "word/document.xml": { bytes: LARGE } }), "a.docx")],
  ["tooMuch", "longer than a text may be", fileOf("dates\n\n".repeat(150_000), "a.md")],
  ["tooMuch", "of more blocks than a text may have", fileOf("a\n\n".repeat(40_000), "a.md")],
  [
    "tooMuch",
    "with more cells of tables than a text may have",
    fileOf(`<table><tr><td colspan="100">a</td></tr>${"<tr><td>b</td></tr>".repeat(100)}</table>`, "a.html"),
  ],
  ["tooMuch", "of Markdown that is nested without end", fileOf(`${">".repeat(5_000)} a`, "a.md")],
  [
    "tooMuch",
    "of Markdown whose table fills itself up",
    fileOf(`${"|a".repeat(5_000)}|\n${"|-".repeat(5_000)}|\n${"a\n".repeat(20_000)}`, "a.md"),
  ],
  ["tooMuch", "of signs that no other ones end", fileOf("*a ".repeat(12_000), "a.md")],
  ["tooMuch", "nested deeper than a text may be", fileOf(`${"<blockquote>".repeat(60)}a${"</blockquote>".repeat(60)}`, "a.html")],
])("a file is refused as %s: one %s", async (fault, _, file) => {
  await expect(readFile(file)).rejects.toMatchObject({ fault });
});
