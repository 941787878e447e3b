import { writeNote } from "@muhtawa/text-analysis";
import type { Article, Block, Cell, Inline, List, Table } from "./article.ts";
import { dataUrlOf, htmlWriter, noteWithin } from "./html.ts";
import { markdownInlines } from "./markdown-inlines.ts";

/** CommonMark with the tables, strikes, footnotes and call-outs of GitHub; pictures stand at the end, so that the text can be read. */
export function writeMarkdown(article: Article): string {
  const { title, titled, blocks, pictures, notes } = article;
  const writer = new MarkdownWriter(article);
  const parts = [...(titled ? [writer.heading(1, [{ kind: "text", text: title }])] : []), writer.blocks(blocks)];
  const references = pictures.map((picture, at) => `[${referenceOf(at)}]: ${dataUrlOf(picture)}`);
  const definitions = notes.map((note, at) => writeNote(`${at + 1}`, note));
  return `${[...parts, definitions.join("\n"), references.join("\n")].filter(Boolean).join("\n\n")}\n`;
}

const referenceOf = (at: number) => `picture-${at + 1}`;

/** A list right below a paragraph ends it only if it counts from 1 and its first item isn't empty; any other would be more of its text, or make it a heading. */
const ENDS_PARAGRAPH = /^(?:[-+]|1[.)]) \S/;

class MarkdownWriter {
  readonly #html: ReturnType<typeof htmlWriter>;

  constructor(article: Article) {
    // within HTML a reference of Markdown's is none, so the note stands where it is referred to
    this.#html = htmlWriter(article, (at) => noteWithin(article.notes[at]));
  }

  /** Lists that follow one another take turns with their marks, else they would be one. `tight`: with no empty lines where none are needed. */
  blocks(blocks: readonly Block[], tight = false): string {
    let written = "";
    let turn = 0;
    let before: Block | undefined;
    for (const block of blocks) {
      turn = block.kind === "list" && before?.kind === "list" && isOrdered(block) === isOrdered(before) ? turn + 1 : 0;
      const text = this.#block(block, turn);
      if (!text) continue;
      if (before) written += tight && ENDS_PARAGRAPH.test(text) ? "\n" : "\n\n";
      written += text;
      before = block;
    }
    return written;
  }

  heading(level: number, inlines: readonly Inline[]): string {
    const text = markdownInlines(inlines, referenceOf, { oneLine: true }).replace(/(?<=\s)#+$/, "\\$&");
    return text && `${"#".repeat(level)} ${text}`;
  }

  #block(block: Block, turn: number): string {
    switch (block.kind) {
      case "paragraph":
        return markdownInlines(block.inlines, referenceOf);
      case "heading":
        return this.heading(block.level, block.inlines);
      case "list":
        return this.#list(block, turn);
      case "quote":
        // as GitHub and others have them
        return quoted(`${block.callOut ? `[!${block.callOut.toUpperCase()}]\n` : ""}${this.blocks(block.blocks)}`);
      case "code":
        return fenced(block.text, block.language);
      case "rule":
        return "***";
      case "table":
        return this.#table(block);
    }
  }

  #list({ start, items }: List, turn: number): string {
    const tight = items.every((item) => item.every(({ kind }, at) => (at === 0 ? kind === "paragraph" : kind === "list")));
    const written = items.map((item, at) => {
      const mark = start === undefined ? "-+"[turn % 2] : `${start + at}${".)"[turn % 2]}`;
      const text = this.blocks(item, tight);
      return `${mark} ${indented(text, " ".repeat(`${mark} `.length))}`.trimEnd();
    });
    return written.join(tight ? "\n" : "\n\n");
  }

  #table(table: Table): string {
    if (!isPlain(table)) return this.#html(table, table.dir).replaceAll("\n", "&#10;");
    const [head, ...rows] = table.rows.map((cells) => `| ${cells.map((cell) => this.#cell(cell)).join(" | ")} |`);
    const rule = `|${" --- |".repeat(table.columns)}`;
    return [head, rule, ...rows].join("\n");
  }

  #cell({ blocks: [block] }: Cell): string {
    return block?.kind === "paragraph" ? markdownInlines(block.inlines, referenceOf, { oneLine: true }) : "";
  }
}

const isOrdered = ({ start }: List) => start !== undefined;

/** Whether a table can be said in Markdown: a row of headers, then rows of cells with a paragraph each. */
const isPlain = ({ rows }: Table) =>
  rows.every((cells, row) =>
    cells.every(
      ({ header, colspan, rowspan, blocks }) =>
        colspan === 1 && rowspan === 1 && header === (row === 0) && blocks.length <= 1 && blocks.every(({ kind }) => kind === "paragraph"),
    ),
  );

const indented = (text: string, by: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${by}`);

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${/^[\w+#.-]+$/.test(language) ? language : ""}\n${text}\n${fence}`;
}
