import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table as WordTable,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { type ReadingDirection, readingDirection } from "@muhtawa/text-analysis";
import { CALL_OUT_COLOURS, CALL_OUT_NAMES } from "./call-outs.ts";
import {
  type Alignment,
  type Block,
  type CallOut,
  type Cell,
  type Code,
  type List,
  type Quote,
  type Table,
  type Tracked,
  type Written,
  wordsOf,
} from "./article.ts";
import { INDENT, type WordLists } from "./word-lists.ts";
import { WORD_STYLES } from "./word-style-names.ts";
import { CODE_FONT, type Referred, revisionOf, wordRuns } from "./word-runs.ts";

type WordBlock = Paragraph | WordTable;

/** Where a block stands. */
interface Place {
  /** How many steps it is set in. */
  readonly indent: number;
  readonly level: number;
  readonly quoted: boolean;
  readonly align?: Alignment | undefined;
  readonly callOut?: CallOut;
  /** How Word, and whoever reads its file, calls what the paragraphs are. */
  readonly style?: string;
}

export const TOP: Place = { indent: 0, level: 0, quoted: false };

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

const QUOTE_INK = "4A4B52";
const GROUND = { type: ShadingType.CLEAR, color: "auto", fill: "F5F4F7" };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "C9C8CF" };
const LEAST_COLUMN = 400;
const TEXT_WIDTH = 9_070;

/** Turns blocks into Word's. */
export class WordBlocks {
  readonly #referred: Referred;
  readonly #lists: WordLists;

  constructor(referred: Referred, lists: WordLists) {
    this.#referred = referred;
    this.#lists = lists;
  }

  all = (blocks: readonly Block[], place: Place): WordBlock[] => blocks.flatMap((block) => this.#block(block, place));

  #block(block: Block, place: Place): WordBlock[] {
    switch (block.kind) {
      case "paragraph":
      case "heading": {
        const heading = block.kind === "heading" ? HEADINGS[block.level - 1] : undefined;
        const children = wordRuns(block.inlines, block.dir, this.#referred, place.quoted ? { color: QUOTE_INK } : {});
        return [
          new Paragraph({
            ...layout(block.dir, place, block.align),
            ...directionOf(block),
            ...(heading ? { heading, style: undefined } : {}),
            children,
            ...endOf(block),
          }),
        ];
      }
      case "list":
        return this.#list(block, place);
      case "quote":
        return block.callOut
          ? this.#callOut(block, block.callOut, place)
          : this.all(block.blocks, { ...place, indent: place.indent + 1, quoted: true, style: WORD_STYLES.quote });
      case "code":
        return [this.#code(block, place)];
      case "rule":
        return [new Paragraph({ border: { bottom: { ...LINE, space: 1 } } })];
      case "table":
        // Two tables without anything between them would be one.
        return [this.#table(block), new Paragraph({ spacing: { after: 0 } })];
    }
  }

  #callOut({ dir, blocks }: Quote, kind: CallOut, place: Place): WordBlock[] {
    const within: Place = { ...place, indent: place.indent + 1, quoted: false, callOut: kind, style: WORD_STYLES[kind] };
    const { ink } = CALL_OUT_COLOURS[kind];
    const name = wordRuns([{ kind: "text", text: CALL_OUT_NAMES[this.#referred.locale][kind] }], dir, this.#referred, {
      bold: true,
      boldComplexScript: true,
      color: ink,
    });
    return [
      new Paragraph({ ...layout(dir, within), style: WORD_STYLES[`${kind}Name`], children: name, keepNext: true }),
      ...this.all(blocks, within),
    ];
  }

  #list({ start, items }: List, place: Place): WordBlock[] {
    const reference = this.#lists.add(place.level, start);
    const within: Place = { ...place, indent: place.indent + 1, level: place.level + 1 };
    return items.flatMap((item) => {
      const [first, ...rest] = item;
      const numbering = { reference, level: Math.min(place.level, 8) };
      const dir = first && "dir" in first ? first.dir : "ltr";
      const own = first?.kind === "paragraph" ? first : undefined;
      const children = own ? wordRuns(own.inlines, dir, this.#referred, place.quoted ? { color: QUOTE_INK } : {}) : [];
      const head = new Paragraph({
        ...layout(dir, { ...place, indent: 0 }, own?.align),
        ...(own && directionOf(own)),
        children,
        numbering,
        ...(own && endOf(own)),
        ...(place.indent > place.level && { indent: indentOf(within.indent, true) }),
      });
      return [head, ...this.all(own ? rest : item, within)];
    });
  }

  #code({ text, dir }: Code, place: Place): Paragraph {
    const children = text
      .split("\n")
      .map((line, at) => new TextRun({ text: line, font: CODE_FONT, size: 20, sizeComplexScript: 20, ...(at > 0 && { break: 1 }) }));
    return new Paragraph({ ...layout(dir, place), style: WORD_STYLES.code, children, shading: GROUND });
  }

  #table({ dir, columns, rows }: Table): WordTable {
    const columnWidths = Array.from({ length: columns }, () => Math.max(LEAST_COLUMN, Math.floor(TEXT_WIDTH / columns)));
    const heads = rows.findIndex((cells) => !cells.every(({ header }) => header));
    return new WordTable({
      visuallyRightToLeft: dir === "rtl",
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths,
      borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
      rows: rows.map(
        (cells, at) => new TableRow({ tableHeader: at < heads, cantSplit: true, children: cells.map((cell) => this.#cell(cell, dir)) }),
      ),
    });
  }

  #cell({ colspan, rowspan, header, align, blocks }: Cell, dir: ReadingDirection): TableCell {
    const children = this.all(blocks, { ...TOP, align });
    // A cell ends with a paragraph.
    if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({ bidirectional: dir === "rtl" }));
    return new TableCell({
      children,
      columnSpan: colspan,
      rowSpan: rowspan,
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(header && { shading: GROUND }),
    });
  }
}

/** A paragraph's end that is only suggested, or is to go. */
const endOf = ({ end }: { end?: Tracked }): Pick<IParagraphOptions, "run"> => (end ? { run: { [end.kind]: revisionOf(end) } } : {});

const indentOf = (steps: number, hanging = false) => ({ left: INDENT * steps, ...(hanging && { hanging: INDENT * 0.75 }) });

/** A direction that the words themselves don't have is said, so that whoever reads the file doesn't go by these. */
const directionOf = ({ dir, inlines }: Pick<Written, "dir" | "inlines">): IParagraphOptions =>
  dir === "ltr" && readingDirection(wordsOf(inlines), dir) === "rtl" ? { bidirectional: false } : {};

function layout(dir: ReadingDirection, { indent, align: around, callOut, style }: Place, align = around): IParagraphOptions {
  return {
    ...(style !== undefined && { style }),
    ...(dir === "rtl" && { bidirectional: true }),
    ...(indent > 0 && { indent: indentOf(indent) }),
    ...(callOut && { shading: { ...GROUND, fill: CALL_OUT_COLOURS[callOut].ground } }),
    ...(align && { alignment: ALIGNMENTS[align] }),
  };
}

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
  justify: AlignmentType.BOTH,
} as const satisfies Record<Alignment, unknown>;
