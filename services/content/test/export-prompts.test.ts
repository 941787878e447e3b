import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { BodyDocument } from "../src/domain/body-document.ts";
import { writeDocx } from "../src/export/docx.ts";
import { writeHtml } from "../src/export/html.ts";
import { writeMarkdown } from "../src/export/markdown.ts";
import { writePdf } from "../src/export/pdf.ts";
import { readBody } from "../src/export/read-body.ts";
import { bullets, doc, item, note, numbers, paragraph, pdfWords, quote, row, table, text, wordXml } from "./exported.ts";

type Node = ReturnType<typeof paragraph>;

const RUNS = Number(process.env["HISTORIES"] ?? 150);
const SET_RUNS = Math.ceil(RUNS / 15);

/** What prompts say, and nothing else does. */
const ASK = "Whichpalm";
const BREAK: Node = { type: "hardBreak" };
const suggestion = (type: "insertion" | "deletion", part: string | null = null) => ({
  type,
  attrs: { id: "a", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z", part },
});

/** A line's parts, with the words that readers are to get. */
interface Line {
  readonly nodes: readonly Node[];
  readonly kept: readonly string[];
}

let words = 0;
const nextWord = () => `kept${(words += 1)}.`;
const SAID = fc.constant(null).map((): Line => {
  const word = nextWord();
  return { nodes: [text(word)], kept: [word] };
});
/** What nobody sees before a prompt's mark: marks of direction, joiners, blanks of every width, what fonts leave out. */
const UNSEEN = fc.string({
  unit: fc.constantFrom(
    ..." \t\u00a0\u2009\u202f\u3000\u200b\u200c\u200d\u2060\u00ad\u034f\u2800\u180e\ufe0f",
    ..."\u200e\u200f\u061c\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\ufeff\u0001\u007f\ufffe\ud800",
  ),
  maxLength: 5,
});
const asks = (...nodes: Node[]): Line => ({ nodes, kept: [] });
const PROMPT = fc.constantFrom(
  (unseen: string) => asks(text(`${unseen}✎ ${ASK}`)),
  (unseen: string) => asks(text(`${unseen} ✎${ASK}`)),
  (unseen: string) => asks(text(`${unseen}✎`, "bold"), text(` ${ASK} `), text(ASK, "italic")),
  (unseen: string) => asks(text(`${unseen}\u200f`, "bold"), text(`✎\u200e ${ASK}`)),
  (unseen: string) => asks(note(ASK), text(`${unseen}✎ ${ASK}`)),
  (unseen: string) => asks(text(`${unseen}✎ `), text(ASK, suggestion("deletion"))),
  (unseen: string) => asks(text(`${unseen}✎ ${ASK}`, suggestion("insertion"))),
  (unseen: string): Line => {
    const shown = nextWord();
    const picture = { type: "image", attrs: { src: "https://a.example/p.png", alt: shown } };
    return { nodes: [text(`${unseen}✎ ${ASK}`), picture, text(ASK)], kept: [shown] };
  },
);
const LINES = fc
  .array(
    fc.oneof(
      SAID,
      fc.tuple(PROMPT, UNSEEN).map(([make, unseen]) => make(unseen)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((lines): Line => ({
    nodes: lines.flatMap(({ nodes }, at) => (at > 0 ? [BREAK, ...nodes] : nodes)),
    kept: lines.flatMap(({ kept }) => kept),
  }));

interface Blocks {
  readonly nodes: readonly Node[];
  readonly kept: readonly string[];
}

const PARAGRAPH = LINES.map(({ nodes, kept }): Blocks => ({ nodes: [paragraph(...nodes)], kept }));
const HEADING = fc
  .tuple(fc.integer({ min: 1, max: 6 }), LINES)
  .map(([level, { nodes, kept }]): Blocks => ({ nodes: [{ type: "heading", attrs: { level }, content: nodes }], kept }));
const CODE = fc.tuple(fc.subarray([true, false, true], { minLength: 1 }), UNSEEN).map(([lines, unseen]): Blocks => {
  const said = lines.map((asked) => (asked ? `${unseen}✎ ${ASK}` : nextWord()));
  const kept = said.filter((_, at) => !lines[at]);
  return { nodes: [{ type: "codeBlock", attrs: { language: "" }, content: [text(said.join("\n"))] }], kept };
});
const together = (all: readonly Blocks[]) => ({ nodes: all.flatMap(({ nodes }) => nodes), kept: all.flatMap(({ kept }) => kept) });
const { block: BLOCK } = fc.letrec<{ block: Blocks }>((tie) => {
  const within = fc.array(tie("block"), { minLength: 1, maxLength: 2 }).map(together);
  const wrapped = (wrap: (nodes: readonly Node[]) => Node) => within.map(({ nodes, kept }): Blocks => ({ nodes: [wrap(nodes)], kept }));
  return {
    block: fc.oneof(
      { depthSize: "small", maxDepth: 3 },
      PARAGRAPH,
      HEADING,
      CODE,
      wrapped((nodes) => bullets(item(...nodes))),
      wrapped((nodes) => numbers(2, ...nodes.map((one) => item(one)))),
      wrapped((nodes) => quote(...nodes)),
      wrapped((nodes) => ({ ...quote(...nodes), attrs: { kind: "tip" } })),
      wrapped((nodes) => table(row({ type: "tableHeader", content: nodes }), row({ type: "tableCell", content: [paragraph()] }))),
    ),
  };
});
const BODY = fc.array(BLOCK, { minLength: 1, maxLength: 4 }).map(together);

const withoutTags = (xml: string) => xml.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, " ");
const WRITERS: Record<string, { write: (body: BodyDocument, tracked: boolean) => Promise<string>; runs: number }> = {
  md: { write: async (body) => writeMarkdown(readBody("Dates", "en", body, new Map())), runs: RUNS },
  html: { write: async (body) => withoutTags(writeHtml(readBody("Dates", "en", body, new Map()))), runs: RUNS },
  docx: {
    write: async (body, tracked) => {
      const file = await writeDocx(readBody("Dates", "en", body, new Map(), tracked));
      return withoutTags(wordXml(file) + wordXml(file, "word/footnotes.xml"));
    },
    runs: RUNS,
  },
  pdf: { write: async (body) => (await pdfWords(writePdf(readBody("Dates", "en", body, new Map())))).join(" "), runs: SET_RUNS },
};

test.each(Object.keys(WRITERS))(
  "what asks the writer for something is never exported as %s, whatever block it stands in, and nothing else is left out",
  async (format) => {
    const { write, runs } = WRITERS[format] as (typeof WRITERS)[string];
    await fc.assert(
      fc.asyncProperty(BODY, fc.boolean(), async ({ nodes, kept }, tracked) => {
        const said = await write(doc(...nodes) as unknown as BodyDocument, tracked);
        expect(said).not.toMatch(/✎|Whichpalm/);
        const unescaped = said.replaceAll("\\", "");
        expect(kept.filter((word) => !unescaped.includes(word))).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
);

test("an answer that is suggested in a prompt's place is a revision in Word, and the prompt isn't", async () => {
  const body = doc(paragraph(text(`✎ ${ASK}`, suggestion("deletion")), text("Sukkari", suggestion("insertion"))));
  const tracked = wordXml(await writeDocx(readBody("Dates", "en", body as unknown as BodyDocument, new Map(), true)));
  expect(tracked).toMatch(/<w:ins [^>]*>.*Sukkari/);
  expect(tracked).not.toMatch(/✎|Whichpalm/);
});

test("nothing is left of a list, a quotation or a call-out that only asks; a table keeps its cells; a picture is kept without the words asked for", () => {
  const asked = paragraph(text(`✎ ${ASK}`));
  const picture = { type: "image", attrs: { src: "https://a.example/p.png", alt: `✎ ${ASK}` } };
  const body = doc(
    bullets(item(asked), item(asked, bullets(item(asked)))),
    quote(asked),
    { ...quote(asked), attrs: { kind: "note" } },
    table(row({ type: "tableCell", content: [asked] }, { type: "tableCell", content: [paragraph(text("Price"))] })),
    picture,
    paragraph(text("Said"), note(`✎ ${ASK}`)),
  );
  const { blocks, notes } = readBody("Dates", "en", body as unknown as BodyDocument, new Map());
  expect(blocks.map(({ kind }) => kind)).toEqual(["table", "paragraph", "paragraph"]);
  expect(notes).toEqual([]);
  expect(blocks).toMatchObject([
    { rows: [[{ blocks: [] }, { blocks: [{ kind: "paragraph" }] }]] },
    { inlines: [{ text: "https://a.example/p.png" }] },
    {},
  ]);
});

describe("a list entry that only asked, above a list", () => {
  const asked = paragraph(text(`\u200f✎ ${ASK}`));
  const said = (words: string) => paragraph(text(words));
  const body = doc(
    bullets(item(said("Fresh")), item(asked, bullets(item(said("Soft")), item(said("Dark")))), item(said("Dry"))),
    numbers(1, item(said("Pick")), item(asked, bullets(item(said("By hand")))), item(said("Wash"))),
  ) as unknown as BodyDocument;
  const article = () => readBody("Dates", "en", body, new Map());

  test("leaves no entry without words in Markdown", () => {
    expect(writeMarkdown(article())).toBe("# Dates\n\n- Fresh\n- Soft\n- Dark\n- Dry\n\n1. Pick\n\n- By hand\n\n2. Wash\n");
  });

  test("nor in HTML", () => {
    const [, main] = writeHtml(article()).split("<main>");
    expect(main).toContain("<ul><li><p>Fresh</p></li><li><p>Soft</p></li><li><p>Dark</p></li><li><p>Dry</p></li></ul>");
    expect(main).toContain('<ol><li><p>Pick</p></li></ol>\n<ul><li><p>By hand</p></li></ul>\n<ol start="2"><li><p>Wash</p></li></ol>');
  });

  test("nor in Word", async () => {
    const paragraphs = wordXml(await writeDocx(article())).match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const entries = paragraphs.filter((one) => one.includes("<w:numPr>")).map((one) => withoutTags(one).trim());
    expect(entries).toEqual(["Fresh", "Soft", "Dark", "Dry", "Pick", "By hand", "Wash"]);
  });

  test("nor in a PDF", async () => {
    const words = await pdfWords(writePdf(article()));
    expect(words.join(" ")).toBe("Dates • Fresh • Soft • Dark • Dry 1. Pick • By hand 2. Wash 1");
  });
});
