import { directionOfText } from "../../../ui/document/block-direction.ts";
import { ListCounts, type ListLevel, type WordNumbering } from "./word-lists.ts";
import type { WordRuns } from "./word-runs.ts";
import { alignmentOf, directionOf, firstSaid, headingLevel, indentOf, type WordStyle, type WordStyles } from "./word-styles.ts";
import { attribute, childOf, switched, valueOf, within } from "./xml.ts";

export interface WordParts {
  readonly page: Document;
  readonly styles: WordStyles;
  readonly numbering: WordNumbering;
  readonly runs: WordRuns;
}

/** A list that is being gathered. */
interface Gathered extends ListLevel {
  readonly element: HTMLElement;
}

/** Quotations, and what is set apart: our own exports name their styles so. */
const QUOTES = /^(?:(?:intense )?quote|quotations|call-out (note|tip|warning)( name)?)$/i;
const CODE = /^(?:code|html preformatted|preformatted text|source code)$/i;
const CONTENTS = /^toc (?:heading|\d)$/i;

/** Where blocks go on that may stand within others. */
const WRAPPERS = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo"]);
const MOST_COLUMNS = 100;
const DEEPEST_LEVEL = 8;

/** Writes Word's paragraphs and tables into an element of a page: its lists and quotations are such by their paragraphs alone. */
export class WordFlow {
  readonly #parts: WordParts;
  readonly #into: HTMLElement;
  readonly #lists: Gathered[] = [];
  readonly #counts: ListCounts;
  #quote: { kind: string; element: HTMLElement } | undefined;
  #code: HTMLElement | undefined;

  constructor(parts: WordParts, into: HTMLElement, counts = new ListCounts()) {
    this.#parts = parts;
    this.#into = into;
    this.#counts = counts;
  }

  write(parent: Element): void {
    for (const child of parent.children) {
      if (child.localName === "p") this.#paragraph(child);
      else if (child.localName === "tbl") this.#table(child);
      else if (WRAPPERS.has(child.localName) && !isContents(child)) this.write(child);
    }
  }

  #paragraph(paragraph: Element): void {
    const { page, styles, runs } = this.#parts;
    const own = childOf(paragraph, "pPr");
    const style = styles.of(valueOf(own, "pStyle"));
    const level = headingLevel(style, own);
    const block = page.createElement(level ? `h${level}` : "p");
    runs.write(paragraph, block);
    runs.endParagraph();
    if (CONTENTS.test(style.name)) return;
    if (CODE.test(style.name)) return this.#addCode(block);
    this.#code = undefined;
    const isEmpty = (block.textContent ?? "").trim() === "" && !block.querySelector("sup");
    const item = level ? undefined : this.#itemOf(style, own);
    if (isEmpty && within(own, "pBdr", "bottom")) return this.#put(page.createElement("hr"), style);
    if (isEmpty && !item) return;
    const dir = directionOf(style, own);
    const align = alignmentOf(style, own);
    // its own words decide, not what is around
    block.dir = dir ?? "auto";
    // without a direction of its own it is set to the right, which is where Arabic words begin
    const isAtStart = align === "end" && dir === undefined && directionOfText(block.textContent ?? "") === "rtl";
    if (align && !isAtStart) block.style.textAlign = align;
    if (item) this.#addItem(block, item, style);
    else this.#put(block, style, indentOf(own));
  }

  #itemOf({ paragraph }: WordStyle, own: Element | undefined): ListLevel | undefined {
    const list = firstSaid([own, ...paragraph], (from) => valueOf(from, "numPr", "numId"));
    if (list === undefined) return undefined;
    const said = Number(firstSaid([own, ...paragraph], (from) => valueOf(from, "numPr", "ilvl")) ?? 0);
    const level = Math.min(DEEPEST_LEVEL, Math.max(0, Math.trunc(said) || 0));
    const found = this.#parts.numbering.at(list, level);
    const indent = indentOf(own);
    return found && { ...found, indent: indent || found.indent };
  }

  /** Where a paragraph of a style stands: in a quotation, or outside of all. */
  #placeFor({ name }: WordStyle): HTMLElement | undefined {
    const [quoted, callOut, title] = QUOTES.exec(name) ?? [];
    const kind = quoted === undefined ? undefined : (callOut?.toLowerCase() ?? "quote");
    if (kind === undefined && this.#quote) this.#lists.length = 0;
    if (kind === undefined) this.#quote = undefined;
    else if (title || kind !== this.#quote?.kind) {
      const element = this.#parts.page.createElement("blockquote");
      if (callOut) element.dataset.kind = kind;
      this.#into.append(element);
      this.#quote = { kind, element };
      this.#lists.length = 0;
    }
    // its name is said by what it is
    return title ? undefined : (this.#quote?.element ?? this.#into);
  }

  /** Puts a block into the entry of a list that it is set in as far as, or after all lists. */
  #put(block: HTMLElement, style: WordStyle, indent = 0): void {
    const place = this.#placeFor(style);
    if (!place) return;
    const around = indent === 0 ? -1 : this.#lists.findLastIndex((list) => list.indent <= indent);
    this.#lists.length = around + 1;
    (this.#lists.at(-1)?.element.lastElementChild ?? place).append(block);
  }

  #addItem(block: HTMLElement, item: ListLevel, style: WordStyle): void {
    const { page } = this.#parts;
    const place = this.#placeFor(style) ?? this.#into;
    const { number, begins } = this.#counts.next(item);
    const goesOn = ({ level, list, ordered }: Gathered) =>
      level < item.level || (!begins && level === item.level && list === item.list && ordered === item.ordered);
    while (this.#lists.length > 0 && !goesOn(this.#lists.at(-1) as Gathered)) this.#lists.pop();
    let into = this.#lists.at(-1);
    if (!into || into.level < item.level) {
      const element = page.createElement(item.ordered ? "ol" : "ul");
      if (item.ordered && number !== 1) element.setAttribute("start", String(number));
      (into?.element.lastElementChild ?? place).append(element);
      into = { ...item, element };
      this.#lists.push(into);
    }
    const entry = page.createElement("li");
    entry.append(block);
    into.element.append(entry);
  }

  #addCode(block: HTMLElement): void {
    const { page } = this.#parts;
    for (const line of block.querySelectorAll("br")) line.replaceWith("\n");
    const text = block.textContent ?? "";
    if (this.#code) this.#code.append(`\n${text}`);
    else {
      const code = page.createElement("code");
      code.textContent = text;
      const pre = page.createElement("pre");
      pre.append(code);
      this.#lists.length = 0;
      this.#quote = undefined;
      this.#into.append(pre);
      this.#code = code;
    }
  }

  #table(table: Element): void {
    const { page } = this.#parts;
    this.#code = undefined;
    this.#quote = undefined;
    this.#lists.length = 0;
    const shown = page.createElement("table");
    if (switched(childOf(table, "tblPr"), "bidiVisual")) shown.dir = "rtl";
    /** The cell that reaches down into each column. */
    const open = new Map<number, HTMLTableCellElement>();
    for (const row of rowsOf(table)) {
      const properties = childOf(row, "trPr");
      if (childOf(properties, "del")) continue;
      const isHead = switched(properties, "tblHeader") === true;
      const line = page.createElement("tr");
      const reached: HTMLTableCellElement[] = [];
      let column = 0;
      for (const cell of cellsOf(row)) {
        const own = childOf(cell, "tcPr");
        const span = Math.min(MOST_COLUMNS, Math.max(1, Number(valueOf(own, "gridSpan") ?? 1) || 1));
        const merge = childOf(own, "vMerge");
        const above = merge && attribute(merge, "val") !== "restart" ? open.get(column) : undefined;
        if (above) {
          above.rowSpan += 1;
          reached.push(above);
        } else {
          const written = page.createElement(isHead ? "th" : "td");
          if (span > 1) written.colSpan = span;
          new WordFlow(this.#parts, written, this.#counts).write(cell);
          if (written.childElementCount === 0) written.append(page.createElement("p"));
          line.append(written);
          open.delete(column);
          if (merge) open.set(column, written);
        }
        column += span;
      }
      if (line.childElementCount > 0) shown.append(line);
      else for (const cell of reached) cell.rowSpan -= 1;
    }
    if (shown.childElementCount > 0) this.#into.append(shown);
  }
}

const inner = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (WRAPPERS.has(child.localName) ? inner(child) : [child]));
const rowsOf = (table: Element) => inner(table).filter(({ localName }) => localName === "tr");
const cellsOf = (row: Element) => inner(row).filter(({ localName }) => localName === "tc");

/** Whether this is a table of contents, which is made of what follows. */
const isContents = (part: Element) => valueOf(childOf(part, "sdtPr"), "docPartObj", "docPartGallery") === "Table of Contents";
