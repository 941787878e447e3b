import { MAX_TABLE_CELLS } from "@muhtawa/contracts/body-limits";
import type { Locale } from "@muhtawa/contracts";
import {
  type Note,
  noteDigits,
  noteNumber,
  type ReadingDirection,
  readingDirection,
  standingDocument,
  withoutPrompts,
} from "@muhtawa/text-analysis";
import type { BodyDocument, BodyNode } from "../domain/body-document.ts";
import { coveredCells } from "../domain/table-cells.ts";
import { type Alignment, type Article, type Block, type Picture, type WrittenNote, wordsOf } from "./article.ts";
import { callOutOf } from "./call-outs.ts";
import { printable } from "./printable.ts";
import { inlinesOf } from "./read-inlines.ts";
import { linesOf } from "./tracked-lines.ts";
import { gridOf } from "./table-grid.ts";

/** Pictures of a body by their address, as far as there are any to show. */
export type Pictures = ReadonlyMap<string, Picture>;

export interface Reading {
  readonly dir: ReadingDirection;
  readonly pictures: Pictures;
  /** Where a picture stands among those that are shown. */
  readonly placeOf: (picture: Picture) => number;
  /** Where a note stands among those that are written. */
  readonly placeOfNote: (note: Note, around: ReadingDirection) => number;
  /** Whether there is room for a table among the cells that are written. */
  readonly takeCells: (table: BodyNode) => boolean;
  /** How many lists, quotations and tables are around. */
  readonly depth: number;
}

/** Word counts nine levels; what lies deeper is written at the ninth. */
const DEEPEST = 9;

/**
 * Reads a stored body for all formats, without what it asks its writer for, as it stands while nobody has accepted what is suggested in it; `tracked` keeps what is suggested, for a
 * format that tracks changes. Without a body there is the title alone.
 */
export function readBody(title: string, locale: Locale, body: BodyDocument | undefined, found: Pictures, tracked = false): Article {
  const dir = readingDirection(title, locale === "ar" ? "rtl" : "ltr");
  const read = body && withoutPrompts(tracked ? body : standingDocument(body));
  const pictures: Picture[] = [];
  const placeOf = (picture: Picture) => {
    const at = pictures.indexOf(picture);
    return at < 0 ? pictures.push(picture) - 1 : at;
  };
  const notes: WrittenNote[] = [];
  const digits = noteDigits(read ? beginningOf(read) : "");
  const placeOfNote = ({ text, href }: Note, around: ReadingDirection) => {
    const said = printable(text);
    const label = noteNumber(notes.length + 1, digits);
    return notes.push({ label, dir: readingDirection(said, around), text: said, ...(href && { href }) }) - 1;
  };
  let cellsLeft = MAX_TABLE_CELLS;
  const takeCells = (table: BodyNode) => {
    const cells = coveredCells(table);
    if (cells > cellsLeft) return false;
    cellsLeft -= cells;
    return true;
  };
  const clean = printable(title).trim();
  const blocks = (read?.content ?? []).flatMap((node) =>
    blocksOf(node, { dir: locale === "ar" ? "rtl" : "ltr", pictures: found, placeOf, placeOfNote, takeCells, depth: 0 }),
  );
  const [first] = blocks;
  const titled = !(first?.kind === "heading" && first.level === 1 && wordsOf(first.inlines).trim() === clean);
  return { title: clean, titled, locale, dir, blocks, pictures, notes };
}

function blocksOf(node: BodyNode, reading: Reading): Block[] {
  const { attrs, content = [] } = node;
  const dir = directionOf(node, reading.dir);
  const align = alignmentOf(attrs?.["textAlign"], dir);
  const within: Reading = { ...reading, dir, depth: reading.depth + 1 };
  const flat = reading.depth >= DEEPEST;
  switch (node.type) {
    case "paragraph":
      return linesOf(content).map(({ nodes, end }) => ({
        kind: "paragraph",
        dir,
        ...(align && { align }),
        ...(end && { end }),
        inlines: inlinesOf(nodes, reading),
      }));
    case "heading":
      return linesOf(content).map(({ nodes, end }) => ({
        kind: "heading",
        level: Number(attrs?.["level"] ?? 1),
        dir,
        ...(align && { align }),
        ...(end && { end }),
        inlines: inlinesOf(nodes, reading),
      }));
    case "image":
      return [{ kind: "paragraph", dir: reading.dir, inlines: inlinesOf([node], reading) }];
    case "bulletList":
    case "orderedList": {
      const items = content.map((item) => (item.content ?? []).flatMap((part) => blocksOf(part, within)));
      if (flat) return items.flat();
      const start = Number(attrs?.["start"] ?? 1);
      return [{ kind: "list", dir, ...(node.type === "orderedList" && { start }), items }];
    }
    case "blockquote": {
      const blocks = content.flatMap((part) => blocksOf(part, within));
      const callOut = callOutOf(attrs?.["kind"]);
      return flat ? blocks : [{ kind: "quote", dir, ...(callOut && { callOut }), blocks }];
    }
    case "codeBlock":
      return [codeOf(node)];
    case "horizontalRule":
      return [{ kind: "rule" }];
    case "table":
      return tableOf(node, within, flat || !reading.takeCells(node));
    default:
      return [];
  }
}

function tableOf(node: BodyNode, within: Reading, flat: boolean): Block[] {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => {
      const align = alignmentOf(cell.attrs?.["textAlign"], within.dir);
      return {
        colspan: Number(cell.attrs?.["colspan"] ?? 1),
        rowspan: Number(cell.attrs?.["rowspan"] ?? 1),
        header: cell.type === "tableHeader",
        ...(align && { align }),
        blocks: (cell.content ?? []).flatMap((part) => blocksOf(part, within)),
      };
    }),
  );
  if (flat) return rows.flat().flatMap(({ blocks }) => blocks);
  const grid = gridOf(rows);
  return grid.columns > 0 ? [{ kind: "table", dir: within.dir, ...grid }] : [];
}

function codeOf({ attrs, content = [] }: BodyNode): Block {
  const text = printable(content.map((part) => part.text ?? "").join(""));
  const language = typeof attrs?.["language"] === "string" ? attrs["language"] : "";
  return { kind: "code", dir: attrs?.["dir"] === "rtl" ? "rtl" : "ltr", language, text };
}

/** The direction that was chosen, else that of the words. */
function directionOf(node: BodyNode, around: ReadingDirection): ReadingDirection {
  const chosen = node.attrs?.["dir"];
  return chosen === "ltr" || chosen === "rtl" ? chosen : readingDirection(beginningOf(node), around);
}

const beginningOf = (node: BodyNode): string => node.text ?? (node.content ?? []).map(beginningOf).join(" ");

function alignmentOf(chosen: unknown, dir: ReadingDirection): Alignment | undefined {
  const [near, far] = dir === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
  switch (chosen) {
    case "end":
      return far;
    case "left":
    case "right":
      return chosen === near ? undefined : chosen;
    case "center":
    case "justify":
      return chosen;
    default:
      return undefined;
  }
}
