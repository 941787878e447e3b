import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import { randomId } from "../../../lib/random-id.ts";
import { type DiffPart, wordDiff } from "../../../ui/document/word-diff.ts";
import { type Range, work, workedRange } from "../../../ui/document/worked-range.ts";
import { parsed } from "../worked-text.ts";
import { asIs, newSuggestion, showInstead } from "./suggest-mode.ts";
import { canSuggestIn, suggestDeletion, textblocksIn } from "./suggested-deletion.ts";
import { insertedBlocks, insertedInline } from "./suggested-insertion.ts";
import type { Suggester } from "./suggester.ts";
import { suggestionsIn } from "./suggestions-in.ts";

const isPlain = (block: Node) => block.textContent.length === block.content.size;

/** Of the words of a text so many are to stay for the others to be suggested one by one; else it is another text, taken or left as a whole. */
const ALIKE = 0.5;

const lettersOf = (parts: readonly DiffPart[]) => parts.reduce((sum, { text }) => sum + text.trim().length, 0);

/** The words that differ, those beside one another as one suggestion; those that stay aren't touched. */
function suggestWords(transaction: Transaction, { from, to }: Range, next: Node, first: Suggester): void {
  const before = transaction.doc.textBetween(from, to);
  const words = wordDiff(before, next.textContent).flat();
  const same = lettersOf(words.filter(({ kind }) => kind === "same"));
  const alike = same >= ALIKE * Math.max(before.length, next.content.size);
  // words of two texts that alternate could not be read
  const parts: DiffPart[] = alike
    ? words
    : [
        { kind: "removed", text: before },
        { kind: "added", text: next.textContent },
      ];
  const deeds: (() => void)[] = [];
  let by: Suggester | undefined;
  let [at, read] = [from, 0];
  for (const { kind, text } of parts) {
    // across a blank alone a suggestion goes on
    if (kind === "same") by = text.trim() === "" ? by : undefined;
    else by ??= deeds.length === 0 ? first : { ...first, id: randomId() };
    const [whose, here, start] = [by ?? first, at, read];
    if (kind === "added")
      deeds.push(() => void transaction.insert(here, insertedInline(next.content.cut(start, start + text.length), whose)));
    if (kind === "removed") deeds.push(() => suggestDeletion(transaction, here, here + text.length, whose));
    if (kind !== "added") at += text.length;
    if (kind !== "removed") read += text.length;
  }
  for (const deed of deeds.toReversed()) deed();
}

/** Whole blocks to go, and others after them to come. */
function suggestBlocks(transaction: Transaction, { from, to }: Range, content: Fragment, by: Suggester): void {
  const { doc } = transaction;
  const $to = doc.resolve(to);
  transaction.insert($to.depth > 0 ? $to.after(1) : to, insertedBlocks(content, by));
  for (const { node, start, end } of textblocksIn(doc, from, to).toReversed()) {
    if (!canSuggestIn(node)) continue;
    const whole = from <= start && end <= to;
    const deleted = doc.type.schema.marks.deletion?.create({ ...by, part: whole ? "block" : null });
    if (deleted) transaction.addMark(Math.max(from, start), Math.min(to, end), deleted);
  }
}

/** Whether a block is of a form that words can take another one's place in. */
const isAlike = (block: Node, other: Node) => block.type === other.type && block.attrs.level === other.attrs.level;

/** Puts a text of the AI's, which is Markdown, beside the worked part as a suggestion. */
export const suggestWorked = (editor: Editor, text: string): boolean => suggestInstead(editor, parsed(editor, text).content);

/** Puts blocks of the AI's beside the worked part as a suggestion. Whether it could: what somebody has changed meanwhile is left alone. */
function suggestInstead(editor: Editor, content: Fragment): boolean {
  const range = workedRange(editor.state);
  if (!range || range.changed) return false;
  const { state, view } = editor;
  const by = newSuggestion("", "AI");
  const transaction = closeHistory(state.tr);
  suggestIn(transaction, range, content, by);
  const [suggestion] = suggestionsIn(transaction.doc).filter(({ attributes }) => attributes.id === by.id);
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(suggestion?.to ?? range.from), -1));
  view.dispatch(work(showInstead(asIs(transaction), by.id), null).scrollIntoView());
  return true;
}

/**
 * Puts blocks of the AI's beside a part that nobody need be at as a suggestion: whoever writes elsewhere keeps the caret, and what is being worked
 * on stays that. A block of another form comes as a whole.
 */
export function suggestElsewhere({ state, view }: Editor, range: Range, content: Fragment): void {
  const transaction = closeHistory(state.tr);
  suggestIn(transaction, range, content, newSuggestion("", "AI"), true);
  view.dispatch(asIs(transaction));
}

/** Where the words of each cell stand, row by row; undefined of what is no table, or has cells of more than one plain line. */
function cellsOf(table: Node | null | undefined, before = 0): { readonly line: Node; readonly from: number }[][] | undefined {
  if (table?.type.name !== "table") return undefined;
  const rows: { line: Node; from: number }[][] = [];
  table.forEach((row, rowAt) => {
    const cells: { line: Node; from: number }[] = [];
    // a table, a row, a cell and a line begin before the words
    row.forEach((cell, cellAt) => cells.push({ line: cell.child(0), from: before + rowAt + cellAt + 4 }));
    rows.push(cells);
  });
  const isLined = table.children.every((row) => row.children.every((cell) => cell.childCount === 1));
  return isLined && rows.flat().every(({ line }) => line.isTextblock && isPlain(line)) ? rows : undefined;
}

/** Suggests the words of a table in another one's cells. False, and nothing is done, where these aren't as many. */
export function suggestCells({ state, view }: Editor, at: number, content: Fragment): boolean {
  const [own, next] = [cellsOf(state.doc.nodeAt(at), at), content.childCount === 1 ? cellsOf(content.firstChild) : undefined];
  if (!own || !next || own.length !== next.length || own.some((cells, row) => cells.length !== next[row]?.length)) return false;
  const transaction = closeHistory(state.tr);
  const [cells, words] = [own.flat(), next.flat()];
  for (const [index, { line, from }] of [...cells.entries()].toReversed()) {
    const said = words[index]?.line;
    if (said) suggestWords(transaction, { from, to: from + line.content.size }, said, newSuggestion("", "AI"));
  }
  view.dispatch(asIs(transaction));
  return true;
}

function suggestIn(transaction: Transaction, range: Range, content: Fragment, by: Suggester, formCounts = false): void {
  const { doc } = transaction;
  const $from = doc.resolve(range.from);
  const inOne = $from.parent.isTextblock && $from.sameParent(doc.resolve(range.to));
  const next = content.firstChild;
  const part = doc.cut(range.from, range.to).textBetween(0, doc.cut(range.from, range.to).content.size, "\n", "\n");
  if (
    inOne &&
    content.childCount === 1 &&
    next?.isTextblock &&
    isPlain(next) &&
    !part.includes("\n") &&
    !(formCounts && !isAlike($from.parent, next))
  )
    suggestWords(transaction, range, next, by);
  else suggestBlocks(transaction, range, content, by);
}
