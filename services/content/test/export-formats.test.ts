import { beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { marked } from "marked";
import sharp from "sharp";
import type { BodyDocument } from "../src/domain/body-document.ts";
import { writeDocx } from "../src/export/docx.ts";
import { fileName } from "../src/export/file-name.ts";
import { writeHtml } from "../src/export/html.ts";
import { writeMarkdown } from "../src/export/markdown.ts";
import { writePdf } from "../src/export/pdf.ts";
import { readBody } from "../src/export/read-body.ts";
import {
  bullets,
  cell,
  doc,
  head,
  heading,
  item,
  link,
  note,
  numbers,
  paragraph,
  pdfInfo,
  pdfWords,
  quote,
  row,
  table,
  text,
  wordXml,
} from "./exported.ts";

const read = (body: ReturnType<typeof doc>, { title = "Dates", locale = "en" as "en" | "ar", pictures = new Map() } = {}) =>
  readBody(title, locale, body as unknown as BodyDocument, pictures);

let palm: { type: "png"; bytes: Uint8Array; width: number; height: number };
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#a700ff" } })
    .png()
    .toBuffer();
  palm = { type: "png", bytes, width: 800, height: 400 };
});

const CODE = { type: "codeBlock", attrs: { language: "ts" }, content: [text("if (a) {\n\n  b`c`;\n}")] };
const RULE = { type: "horizontalRule" };
const BREAK = { type: "hardBreak" };

describe("Word, with changes tracked", () => {
  const by = { author: "Sara & Co", by: "PERSON", at: "2026-11-23T02:00:00.000Z" };
  const mark = (type: "insertion" | "deletion", part: string | null = null, more = {}) => ({
    type,
    attrs: { id: "a", ...by, part, ...more },
  });
  const body = doc(
    paragraph(
      text("Ripe", mark("deletion")),
      text("حلوة", mark("insertion"), "bold"),
      text(" dates"),
      { ...BREAK, marks: [mark("insertion", "break")] },
      text("stay"),
    ),
    paragraph(text("soft"), { ...BREAK, marks: [mark("deletion", "break")] }),
    bullets(item(paragraph(text("new", mark("insertion", "block", { by: "AI", author: "", at: "?" }))))),
  );
  const word = async (tracked: boolean) =>
    wordXml(await writeDocx(readBody("Dates", "en", body as unknown as BodyDocument, new Map(), tracked)));

  test("has what is suggested as revisions, with their authors and times, and ends of paragraphs as well", async () => {
    const xml = await word(true);
    expect(xml).toMatch(
      /<w:del w:id="\d+" w:author="Sara &amp; Co" w:date="2026-11-23T02:00:00.000Z"><w:r>.*?<w:delText[^>]*>Ripe<\/w:delText>/,
    );
    expect(xml).toMatch(
      /<w:ins [^>]*><w:r><w:rPr>(?:(?!<\/w:rPr>).)*<w:b\/>(?:(?!<\/w:rPr>).)*<w:rtl\/>(?:(?!<\/w:rPr>).)*<\/w:rPr><w:t[^>]*>حلوة<\/w:t>/,
    );
    const [, first, second, third, fourth] = xml.match(/<w:p>.*?<\/w:p>/g) ?? [];
    expect(first).toMatch(/<w:pPr>.*<w:rPr><w:ins w:id="\d+"[^>]*\/><\/w:rPr><\/w:pPr>/);
    expect(second).not.toContain("<w:ins");
    expect(third).toMatch(/<w:pPr>.*<w:rPr><w:del w:id="\d+"[^>]*\/><\/w:rPr><\/w:pPr>/);
    expect(fourth).toMatch(/<w:ins w:id="\d+" w:author="AI" w:date="1970-01-01T00:00:00Z"/);
    const ids = [...xml.matchAll(/w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test.each(["+275760-09-13T00:00:00Z", "+010000-01-01T00:00:00Z", "-000001-01-01T00:00:00Z", "0000-06-01T00:00:00Z", "\u0000"])(
    "a time that word processors don't know, %j, is none that they could stumble over",
    async (at) => {
      const dated = doc(paragraph(text("Ripe", mark("insertion", null, { at }))));
      const xml = wordXml(await writeDocx(readBody("Dates", "en", dated as unknown as BodyDocument, new Map(), true)));
      expect(xml.match(/w:date="([^"]*)"/)?.[1]).toBe("1970-01-01T00:00:00Z");
    },
  );

  test("and is of the text as it stands unless that is asked for", async () => {
    const xml = await word(false);
    expect(xml).not.toMatch(/<w:(?:ins|del) /);
    expect(xml).toContain("Ripe");
    expect(xml).not.toContain("حلوة");
  });
});

describe("Markdown", () => {
  const markdown = (...content: Parameters<typeof doc>) => writeMarkdown(read(doc(...content))).replace(/^# Dates\n+/, "");

  test("is of the text as it stands while suggestions wait", () => {
    const by = { id: "a", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z" };
    const goes = { type: "deletion", attrs: { ...by, part: null } };
    const comes = { type: "insertion", attrs: { ...by, part: null } };
    const isNew = { type: "insertion", attrs: { ...by, part: "block" } };
    const body = [
      paragraph(text("Ripe ", goes), text("Sweet ", comes), text("dates"), {
        type: "hardBreak",
        marks: [{ type: "insertion", attrs: { ...by, part: "break" } }],
      }),
      bullets(item(paragraph(text("new", isNew))), item(paragraph(text("old")))),
      bullets(item(paragraph(text("new", isNew)))),
    ] as Parameters<typeof doc>;
    expect(markdown(...body)).toBe("Ripe dates\n\n- old\n");
  });

  test("has every block", () => {
    const body = [
      heading(2, "Kinds"),
      paragraph(text("One"), BREAK, text("Two")),
      bullets(item(paragraph(text("a")), numbers(3, item(paragraph(text("c"))), item(paragraph(text("d"))))), item(paragraph(text("b")))),
      bullets(item(paragraph(text("another")))),
      quote(paragraph(text("said")), paragraph(text("again"))),
      CODE,
      RULE,
      table(row(head("Kind"), head("a|b")), row(cell("Sukkari"), cell("20"))),
    ];
    expect(markdown(...body)).toBe(
      [
        "## Kinds",
        "One\\\nTwo",
        "- a\n\n  3. c\n  4. d\n- b",
        "+ another",
        "> said\n>\n> again",
        "```ts\nif (a) {\n\n  b`c`;\n}\n```",
        "***",
        "| Kind | a\\|b |\n| --- | --- |\n| Sukkari | 20 |\n",
      ].join("\n\n"),
    );
  });

  test.each([
    ["begins with an empty item", bullets(item(paragraph()), item(paragraph(text("second")))), "<li>second</li>"],
    ["counts from one", numbers(1, item(paragraph(text("first")))), "<ol>\n<li>first</li>"],
  ])("has a list within a list stay one that %s", (_what, inner, shown) => {
    const html = marked.parse(markdown(bullets(item(paragraph(text("outer")), inner))), { async: false }) as string;
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<h\d|outer\s+\d/);
  });

  test("has every mark, by tags where signs would be misread", () => {
    const parts = [
      text("a "),
      text("bold ", "bold"),
      text("both", "bold", "italic"),
      text("up", "italic"),
      text(" and "),
      text("gone", "strike"),
    ];
    expect(markdown(paragraph(...parts))).toBe("a **bold** ***both***<em>up</em> and ~~gone~~\n");
    expect(markdown(paragraph(text("under", "underline"), text(" "), text("`x`", "code"), text(" "), text("(b)", "bold")))).toBe(
      "<u>under</u> `` `x` `` <strong>(b)</strong>\n",
    );
    expect(
      markdown(
        paragraph(text("to "), text("the ", link("https://a.example/x_(y)")), text("site", "bold", link("https://a.example/x_(y)"))),
      ),
    ).toBe("to [the **site**](<https://a.example/x_(y)>)\n");
  });

  test("says a table that Markdown has no words for as HTML", () => {
    expect(markdown(table(row(head("Kind"), head("Price")), row(cell("one for both", { colspan: 2 }))))).toBe(
      '<table><tbody><tr><th><p>Kind</p></th><th><p>Price</p></th></tr><tr><td colspan="2"><p>one for both</p></td></tr></tbody></table>\n',
    );
  });

  test("keeps pictures at hand at its end, and links to those elsewhere", () => {
    const image = (src: string) => ({ type: "image", attrs: { src, alt: "Palm [1]" } });
    const written = writeMarkdown(
      read(doc(image("/media/1"), image("https://else.example/p.png")), { pictures: new Map([["/media/1", palm]]) }),
    );
    expect(written).toContain(
      "![Palm \\[1\\]][picture-1]\n\n[Palm \\[1\\]](<https://else.example/p.png>)\n\n[picture-1]: data:image/png;base64,iVBOR",
    );
  });

  /** What a reader of Markdown makes of a line, as text. */
  const shown = (source: string) =>
    (marked.parse(source, { async: false }) as string)
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  const plain = (said: string) => said.replaceAll(/\s+/g, " ").trim();
  const signs = fc.array(fc.constantFrom(..."*_`[](){}<>#+-=.!|~&;:\\\"' aب1", "1. ", "- ", "# ", "---", "```", "&lt;", "<b>", "](x)"), {
    maxLength: 14,
  });
  const said = signs.map((parts) => parts.join(""));

  test("whatever is written stays text", () => {
    fc.assert(
      fc.property(said, fc.subarray(["bold", "italic", "strike", "underline"]), said, (first, marks, second) => {
        const source = markdown(paragraph(text(first || "x"), text(second || "y", ...marks)));
        expect(plain(shown(source))).toBe(plain((first || "x") + (second || "y")));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("HTML", () => {
  test("stands alone, says language and direction, and runs nothing", () => {
    const html = writeHtml(
      read(doc(paragraph(text("نص")), paragraph(text("A line"))), { title: "<script>alert(1)</script>", locale: "ar" }),
    );
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>");
    expect(html).toContain('<p>نص</p>\n<p dir="ltr">A line</p>');
    expect(html).not.toMatch(/<script|<link|src="(?!data:)/);
  });

  test("has every block and mark", () => {
    const image = { type: "image", attrs: { src: "/media/1", alt: 'A "palm"', width: 300 } };
    const body = doc(
      paragraph(
        ...["bold", "italic", "underline", "strike", "code"].map((mark) => text(mark, mark)),
        BREAK,
        text("site", link("https://a.example/?a=1&b=2")),
      ),
      { type: "paragraph", attrs: { textAlign: "center" }, content: [text("middle")] },
      numbers(3, item(paragraph(text("c")))),
      quote(paragraph(text("said"))),
      CODE,
      RULE,
      table(row(head("Kind"), head("Price")), row(cell("both", { colspan: 2 }))),
      image,
    );
    const html = writeHtml(read(body, { pictures: new Map([["/media/1", palm]]) }));
    for (const part of [
      "<strong>bold</strong><em>italic</em><u>underline</u><s>strike</s><code>code</code><br>",
      '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">site</a>',
      '<p style="text-align: center">middle</p>',
      '<ol start="3"><li><p>c</p></li></ol>',
      "<blockquote><p>said</p></blockquote>",
      '<pre dir="ltr"><code>if (a) {\n\n  b`c`;\n}</code></pre>',
      "<hr>",
      '<th><p>Kind</p></th><th><p>Price</p></th></tr><tr><td colspan="2"><p>both</p></td>',
      'alt="A &quot;palm&quot;" width="300" height="150"',
    ])
      expect(html).toContain(part);
  });

  test("leaves the title out where the text begins with it", () => {
    expect(writeHtml(read(doc(heading(1, "Dates")))).match(/<h1/g)).toHaveLength(1);
  });
});

describe("tables that were kept before merged cells were bounded", () => {
  const merged = (rows: number, cells: number, attrs: Record<string, unknown>) =>
    table(
      ...Array.from({ length: rows }, (_row, at) =>
        row(...Array.from({ length: cells }, (_cell, column) => cell(`c${at}-${column}.`, attrs))),
      ),
    );
  const wordsOf = (rows: number, cells: number) =>
    Array.from({ length: rows * cells }, (_word, at) => `c${Math.floor(at / cells)}-${at % cells}.`);

  test("are written block by block, with every word, where they would have more than 10,000 cells", () => {
    const { blocks } = read(doc(merged(300, 5, { rowspan: 1_000 }), table(row(cell("after")))));
    expect(blocks.map(({ kind }) => kind)).toEqual([...Array.from({ length: 1_500 }, () => "paragraph"), "table"]);
    const many = read(doc(...Array.from({ length: 4 }, () => merged(60, 60, {})))).blocks;
    expect(many.filter(({ kind }) => kind === "table")).toHaveLength(2);
  });
  test("lose no word where all columns are covered from above", () => {
    const html = writeHtml(read(doc(merged(100, 10, { rowspan: 20 }))));
    expect(wordsOf(100, 10).filter((word) => !html.includes(`<p>${word}</p>`))).toEqual([]);
  });
});

describe("Word", () => {
  test("reads Arabic from the right: paragraphs, runs, lists and tables", async () => {
    const body = doc(
      paragraph(text("الإسلام then English")),
      paragraph(text("An English line")),
      bullets(item(paragraph(text("أول")))),
      table(row(head("النوع")), row(cell("سكري"))),
      { type: "paragraph", attrs: { dir: "rtl", textAlign: "left" }, content: [text("2026")] },
    );
    const file = await writeDocx(read(body, { locale: "ar", title: "التمر" }));
    const paragraphs = wordXml(file).match(/<w:p>.*?<\/w:p>/g) ?? [];
    const of = (said: string) => paragraphs.find((one) => one.includes(said)) ?? "";
    expect(of("الإسلام")).toMatch(/<w:bidi\/>.*<w:rtl\/>.*الإسلام.*<w:r>(?!.*<w:rtl\/>).*then English/);
    expect(of("An English line")).not.toMatch(/w:bidi|w:rtl/);
    expect(of("أول")).toMatch(/<w:numPr>.*<w:bidi\/>|<w:bidi\/>.*<w:numPr>/);
    expect(of("2026")).toContain("<w:bidi/>");
    expect(wordXml(file)).toContain("<w:bidiVisual/>");
    const styles = wordXml(file, "word/styles.xml");
    expect(styles).toMatch(/<w:lang [^>]*w:val="ar-SA"[^>]*w:bidi="ar-SA"|<w:lang [^>]*w:bidi="ar-SA"[^>]*w:val="ar-SA"/);
    expect(styles).toContain("<w:szCs");
  });

  test("aligns to the side that was chosen; what Word calls left is where reading begins", async () => {
    const placed = (dir: string, textAlign: string) => ({
      type: "paragraph",
      attrs: { dir, textAlign },
      content: [text(`${dir} to the ${textAlign}`)],
    });
    const body = doc(placed("rtl", "left"), placed("rtl", "right"), placed("rtl", "end"), placed("ltr", "right"), placed("ltr", "left"));
    const paragraphs = wordXml(await writeDocx(read(body))).match(/<w:p>.*?<\/w:p>/g) ?? [];
    const sideOf = (said: string) => /<w:jc w:val="(\w+)"/.exec(paragraphs.find((one) => one.includes(said)) ?? "")?.[1];
    expect([sideOf("rtl to the left"), sideOf("rtl to the right"), sideOf("rtl to the end")]).toEqual(["right", undefined, "right"]);
    expect([sideOf("ltr to the right"), sideOf("ltr to the left")]).toEqual(["right", undefined]);
  });

  test("has every block and mark, and what is written stays text", async () => {
    const body = doc(
      heading(2, "</w:t></w:r> & <w:t>"),
      paragraph(
        ...["bold", "italic", "underline", "strike", "code"].map((mark) => text(mark, mark)),
        BREAK,
        text("site", link("https://a.example/?a=1&b=2")),
      ),
      numbers(3, item(paragraph(text("c")), quote(paragraph(text("said"))))),
      CODE,
      RULE,
      table(
        row(head("Kind"), head("Price")),
        row(cell("both", { colspan: 2 })),
        row(cell("down", { rowspan: 2 }), cell("x")),
        row(cell("y")),
      ),
      { type: "image", attrs: { src: "/media/1", alt: "A palm" } },
    );
    const file = await writeDocx(read(body, { pictures: new Map([["/media/1", palm]]) }));
    const xml = wordXml(file);
    for (const part of [
      "&lt;/w:t&gt;&lt;/w:r&gt; &amp; &lt;w:t&gt;",
      "<w:b/>",
      "<w:i/>",
      "<w:u ",
      "<w:strike/>",
      "<w:hyperlink ",
      "<w:br/>",
      '<w:gridSpan w:val="2"/>',
      '<w:vMerge w:val="restart"/>',
      "<w:tblHeader/>",
      'descr="A palm"',
    ])
      expect(xml).toContain(part);
    expect(wordXml(file, "word/numbering.xml")).toContain('<w:start w:val="3"/>');
    expect(wordXml(file, "word/_rels/document.xml.rels")).toContain("https://a.example/?a=1&amp;b=2");
  });
});

describe("PDF", () => {
  test("copied, reads in order, Arabic, English and both, lam-alef whole", async () => {
    const arabic = "الإسلام والأمل ولا الآن كتاب English words داخل السطر";
    const english = "An English line with كلمة الإسلام inside it";
    const file = writePdf(read(doc(paragraph(text(arabic)), paragraph(text(english))), { locale: "ar", title: "لا أحد" }));
    expect(await pdfWords(file)).toEqual(["لا", "أحد", ...arabic.split(" "), ...english.split(" "), "1"]);
  });

  test.each([
    ["en", "Dates"],
    ["ar", "التمر"],
  ] as const)("says its title and language, is tagged, and its links work: %s", async (locale, title) => {
    const file = writePdf(read(doc(paragraph(text("site", link("https://a.example/?a=1&b=2")))), { locale, title }));
    expect(await pdfInfo(file)).toEqual({ title, language: locale, tagged: true, pages: 1, links: ["https://a.example/?a=1&b=2"] });
  });

  test("has every block and mark, and what is written stays text", async () => {
    const attack = '#import "x": * #read("/etc/passwd") $x$ = y @z <a> \\ // c';
    const body = doc(
      heading(4, attack),
      paragraph(...["bold", "italic", "underline", "strike", "code"].map((mark) => text(`${mark} `, mark)), BREAK, text("after")),
      numbers(3, item(paragraph(text("third")), quote(paragraph(text("said"))))),
      CODE,
      RULE,
      table(
        row(head("Kind"), head("Price")),
        row(cell("both", { colspan: 2 })),
        row(cell("down", { rowspan: 9 }), cell("x")),
        row(cell("y"), cell("over")),
      ),
      { type: "image", attrs: { src: "/media/1", alt: "" } },
    );
    const said = (await pdfWords(writePdf(read(body, { title: attack, pictures: new Map([["/media/1", palm]]) })))).join(" ");
    expect(said.replaceAll(" ", "").split(attack.replaceAll(" ", ""))).toHaveLength(3);
    for (const word of ["bold italic underline strike code after", "3. third", "said", "if (a) {", "Kind Price both"])
      expect(said).toContain(word);
  });

  test("has emoji among its words, and the digit of a key's cap", async () => {
    const said = await pdfWords(writePdf(read(doc(paragraph(text("Ripe 🌴 first 1️⃣ then ⚠️"))), { title: "Dates 🎉" })));
    expect(said.map((word) => word.replaceAll("\uFE0F", ""))).toEqual(["Dates", "🎉", "Ripe", "🌴", "first", "1", "then", "⚠", "1"]);
  });

  test("bears the deepest and the widest that a body may be", async () => {
    let deep = paragraph(text("bottom"));
    for (let level = 0; level < 18; level += 1) deep = level % 2 ? quote(deep) : bullets(item(deep));
    const wide = row(...Array.from({ length: 80 }, (_, at) => cell(`c${at}`, { colspan: 90 })));
    const article = read(doc(deep, table(wide, row(cell("last")))));
    expect(await pdfWords(writePdf(article))).toContain("bottom");
    expect(wordXml(await writeDocx(article))).toContain("bottom");
    expect(writeMarkdown(article)).toContain("c79");
  });
});

describe("notes", () => {
  const SOURCE = "https://dates.example/a?x=1&y=2";
  const body = doc(
    paragraph(text("Of all buyers 70% return."), note("Survey & more", SOURCE), text(" They like"), note("Our own *count*")),
    bullets(item(paragraph(text("Sukkari"), note("", SOURCE)))),
  );
  const ARABIC = doc(paragraph(text("يعود أكثر المشترين."), note("دراسة الأسواق", SOURCE)));

  test("stand at the end of HTML, which leads there and back", () => {
    const html = writeHtml(read(body));
    expect(html).toContain('return.<sup><a id="ref-1" href="#note-1" role="doc-noteref">1</a></sup> They like<sup>');
    expect(html).toContain('<h2 id="notes">Notes and sources</h2><ol><li id="note-1"><span class="number">1.</span> Survey &amp; more ');
    expect(html).toContain('<a href="https://dates.example/a?x=1&amp;y=2" rel="noopener noreferrer">');
    for (const number of [1, 2, 3])
      expect(html).toContain(`<a href="#ref-${number}" role="doc-backlink" aria-label="Back to reference ${number}">`);
    expect(writeHtml(read(doc(paragraph(text("None")))))).not.toContain("doc-endnotes");
  });

  test("of an Arabic text have its digits, unless its numbers are written in others", () => {
    expect(writeHtml(read(ARABIC, { locale: "ar" }))).toContain('role="doc-noteref">١</a>');
    expect(writeHtml(read(doc(paragraph(text("في 2025 زاد"), note("أ"))), { locale: "ar" }))).toContain('role="doc-noteref">1</a>');
  });

  test("are footnotes of Markdown; within a table that is HTML they stand in the line", () => {
    expect(writeMarkdown(read(body))).toBe(
      `# Dates\n\nOf all buyers 70% return.[^1] They like[^2]\n\n- Sukkari[^3]\n\n[^1]: Survey \\& more <${SOURCE}>\n[^2]: Our own \\*count\\*\n[^3]: <${SOURCE}>\n`,
    );
    const wide = table(row({ ...cell("both", { colspan: 2 }), content: [paragraph(text("both"), note("Survey", SOURCE))] }));
    expect(writeMarkdown(read(doc(wide)))).toContain("both (Survey <bdi");
  });

  test("are Word's own footnotes, with links, from the right in Arabic, and revisions where they are suggested", async () => {
    const file = await writeDocx(read(ARABIC, { locale: "ar" }));
    expect(wordXml(file)).toMatch(
      /المشترين\.<\/w:t><\/w:r><w:r><w:rPr><w:rStyle w:val="FootnoteReference"\/><\/w:rPr><w:footnoteReference w:id="1"\/>/,
    );
    const notes = wordXml(file, "word/footnotes.xml");
    expect(notes).toMatch(/<w:footnote w:id="1"><w:p><w:pPr>.*<w:bidi\/>.*<w:footnoteRef\/>.*دراسة الأسواق/);
    expect(notes).toContain("<w:hyperlink ");
    expect(wordXml(file, "word/_rels/footnotes.xml.rels")).toContain("https://dates.example/a?x=1&amp;y=2");
    const by = { id: "a", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z", part: null };
    const suggested = doc(paragraph(text("Ripe"), note("comes", null, { type: "insertion", attrs: by }), note("stays")));
    const of = async (tracked: boolean) => writeDocx(readBody("Dates", "en", suggested as unknown as BodyDocument, new Map(), tracked));
    expect(wordXml(await of(true))).toMatch(
      /<w:ins w:id="\d+" w:author="Sara" w:date="2026-11-23T02:00:00.000Z"><w:r>.{0,100}<w:footnoteReference w:id="1"/,
    );
    expect(wordXml(await of(false), "word/footnotes.xml")).not.toContain("comes");
  });

  test("stand at the end of a PDF with their numbers, and its links lead there", async () => {
    const file = writePdf(read(body));
    expect((await pdfWords(file)).join(" ")).toMatch(
      /return\. ?1 ?They like ?2.*Notes and sources 1\. Survey & more https:\S+ 2\. Our own \*count\* 3\. https:/,
    );
    expect((await pdfInfo(file)).links).toEqual([SOURCE, SOURCE]);
    const arabic = (await pdfWords(writePdf(read(ARABIC, { locale: "ar", title: "التمر" })))).join(" ");
    expect(arabic).toMatch(/المشترين\. ١ الحواشي والمصادر ١\. دراسة الأسواق https:/);
  });
});

describe("call-outs", () => {
  const callOut = (kind: string, said: string) => ({ ...quote(paragraph(text(said))), attrs: { kind } });
  const body = doc(callOut("tip", "Taste one first."), callOut("warning", "لا تغسلها قبل الحفظ."), quote(paragraph(text("said"))));

  test("are no quotations in HTML, and say what they are", () => {
    const html = writeHtml(read(body));
    expect(html).toContain('<div class="call-out tip" role="note" aria-label="Tip"><p class="name">Tip</p><p>Taste one first.</p></div>');
    expect(html).toContain('<div class="call-out warning" role="note" aria-label="Warning" dir="rtl">');
    expect(html.match(/<blockquote/g)).toHaveLength(1);
  });

  test("are GitHub's in Markdown", () => {
    expect(writeMarkdown(read(doc(callOut("note", "[!TIP]"))))).toBe("# Dates\n\n> [!NOTE]\n> \\[!TIP\\]\n");
  });

  test("stand on a ground of their own in Word, under their name", async () => {
    const paragraphs = wordXml(await writeDocx(read(body, { locale: "ar" }))).match(/<w:p>.*?<\/w:p>/g) ?? [];
    const of = (said: string) => paragraphs.find((one) => one.includes(said)) ?? "";
    expect(of("نصيحة")).toMatch(/w:fill="ECF8F0".*<w:bCs\/>/);
    expect(of("Taste one first.")).toContain('w:fill="ECF8F0"');
    expect(of("لا تغسلها")).toMatch(/<w:bidi\/>.*w:fill="FFF6E5"|w:fill="FFF6E5".*<w:bidi\/>/);
    expect(of(">said<")).not.toContain("w:fill");
  });

  test("have their names in a PDF", async () => {
    const said = (await pdfWords(writePdf(read(body, { locale: "ar", title: "التمر" })))).join(" ");
    expect(said).toMatch(/نصيحة Taste one first\..*تنبيه/);
    expect(await pdfInfo(writePdf(read(body)))).toMatchObject({ tagged: true });
  });
});

describe("a file's name", () => {
  test.each([
    ["Dates: how/why?", "Dates how why.pdf"],
    ["دليل التمر", "دليل التمر.pdf"],
    ["..\\..\\etc", "etc.pdf"],
    ["evil\u202Efdp.exe", "evil fdp.exe.pdf"],
    ["con", "content.pdf"],
    ["CON.v2", "content.pdf"],
    ["Lpt1 .old.new", "content.pdf"],
    ["Console.v2", "Console.v2.pdf"],
    ["***", "content.pdf"],
  ])("%s", (title, name) => {
    expect(fileName(title, "pdf")).toBe(name);
  });
});
