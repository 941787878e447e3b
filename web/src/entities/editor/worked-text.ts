import { notesIn, standingDocument } from "@muhtawa/text-analysis";
import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Mark, type Node, Slice } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { selectedNote } from "./notes/note-at.ts";
import { asAi } from "./suggestions/suggest-mode.ts";
import { numbered, parseWithNotes } from "../../ui/document/markdown-notes.ts";
import { type Range, work, workedRange } from "../../ui/document/worked-range.ts";

const isWithinOne = (doc: Node, { from, to }: Range) =>
  doc.resolve(from).sameParent(doc.resolve(to)) && doc.resolve(from).parent.isTextblock;

/** What is selected, without the blanks at its ends; of a bare cursor the paragraph it stands in. Null where there are no words. */
export function chosenRange({ state }: Editor): Range | null {
  const { doc, selection } = state;
  if (selectedNote(state)) return null;
  const { $from, empty } = selection;
  if (empty && !$from.parent.isTextblock) return null;
  let { from, to } = empty ? { from: $from.start(), to: $from.end() } : selection;
  const blank = (at: number) => /^\s*$/.test(doc.textBetween(at, at + 1, "\n", "\ufffc"));
  while (from < to && blank(from)) from += 1;
  while (from < to && blank(to - 1)) to -= 1;
  return from < to ? { from, to } : null;
}

/** The marks that all of a part has: they stay on what takes its place, whoever writes it. */
function marksThroughout(doc: Node, { from, to }: Range): readonly Mark[] {
  let shared: readonly Mark[] | undefined;
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) shared = shared === undefined ? node.marks : shared.filter((mark) => mark.isInSet(node.marks));
  });
  return shared ?? [];
}

function unmarked(node: Node, marks: readonly Mark[]): Node {
  if (node.isText) return marks.reduce((text, mark) => text.mark(mark.removeFromSet(text.marks)), node);
  const children: Node[] = [];
  node.forEach((child) => children.push(unmarked(child, marks)));
  return node.copy(Fragment.from(children));
}

/** A part of the document as Markdown, without what would only wrap all of it. */
export function markdownOf({ state, schema, markdown }: Editor, range: Range): string {
  const { doc } = state;
  const part = isWithinOne(doc, range)
    ? schema.topNodeType.create(null, schema.nodes.paragraph?.create(null, doc.slice(range.from, range.to).content))
    : doc.cut(range.from, range.to);
  const before = notesIn(doc.cut(0, range.from).toJSON() as JSONContent).length;
  const standing = standingDocument(numbered(unmarked(part, marksThroughout(doc, range)).toJSON() as JSONContent, before + 1));
  return markdown?.serialize(standing).trim() ?? "";
}

/** What a text in Markdown is as a document. It may refer to the notes of the text that is being written, by their numbers. */
export const parsed = ({ schema, markdown, state }: Editor, text: string): Node =>
  schema.nodeFromJSON(
    markdown
      ? parseWithNotes(markdown, text, notesIn(state.doc.toJSON() as JSONContent))
      : { type: "doc", content: [{ type: "paragraph" }] },
  );

/** The blocks that a part fills from end to end, where others may stand in their place. */
function blocksOf(doc: Node, { from, to }: Range, content: Fragment): Range | null {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  const depth = Math.min(start.sharedDepth(to), start.depth - 1, end.depth - 1);
  if (depth < 0) return null;
  const blocks = { from: start.before(depth + 1), to: end.after(depth + 1) };
  const whole = [doc.textBetween(blocks.from, from, "", "\ufffc"), doc.textBetween(to, blocks.to, "", "\ufffc")].every(
    (text) => text === "",
  );
  return whole && start.node(depth).canReplace(start.index(depth), end.indexAfter(depth), content) ? blocks : null;
}

/** Puts Markdown in the place of a part, in one step of undoing; `after` says what is worked on from then on. */
function put(editor: Editor, range: Range, text: string, after: (map: (position: number, side: number) => number) => Range | null): void {
  const { state, view } = editor;
  const { doc } = state;
  const { content } = parsed(editor, text);
  const transaction = closeHistory(state.tr);
  const marks = marksThroughout(doc, range);
  const blocks = blocksOf(doc, range, content);
  if (isWithinOne(doc, range) && content.childCount === 1 && content.firstChild?.isTextblock) {
    transaction.replaceWith(range.from, range.to, content.firstChild.content);
  } else if (blocks) transaction.replaceWith(blocks.from, blocks.to, content);
  else transaction.replaceRange(range.from, range.to, Slice.maxOpen(content));
  const map = (position: number, side: number) => transaction.mapping.map(position, side);
  const [from, to] = [map(range.from, -1), map(range.to, 1)];
  for (const mark of marks) transaction.addMark(from, to, mark);
  transaction.setSelection(TextSelection.between(transaction.doc.resolve(from), transaction.doc.resolve(to)));
  view.dispatch(work(asAi(transaction), after).scrollIntoView());
}

/** Puts a text in the place of the worked part. Whether it could: what somebody has changed meanwhile is left alone. */
export function replaceWorked(editor: Editor, text: string): boolean {
  const range = workedRange(editor.state);
  if (!range || range.changed) return false;
  put(editor, range, text, () => null);
  return true;
}

/** Puts a text after the block in which the worked part ends, or what is selected; the work is over, unless it goes on. */
export function insertBelow(editor: Editor, text: string, goesOn = false): void {
  const range = workedRange(editor.state);
  const { doc, selection } = editor.state;
  const end = doc.resolve(range?.to ?? selection.to);
  const at = end.depth > 0 ? end.after(1) : doc.content.size;
  const { content } = parsed(editor, text);
  const transaction = closeHistory(editor.state.tr).insert(at, content);
  transaction.setSelection(TextSelection.between(transaction.doc.resolve(at), transaction.doc.resolve(at + content.size)));
  editor.view.dispatch((goesOn ? asAi(transaction) : work(asAi(transaction), null)).scrollIntoView());
}

const words = (text: string) =>
  text
    .replaceAll(/[#*_`>~\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Where a quoted text stands within the worked part, whatever its marks; null when it doesn't, or not in one block. */
export function placeWithinWorked({ state }: Editor, quoted: string): Range | null {
  const range = workedRange(state);
  const wanted = words(quoted);
  if (!range || !wanted) return null;
  let found: Range | null = null;
  state.doc.nodesBetween(range.from, range.to, (node, position) => {
    if (found || !node.isTextblock) return !found;
    const at = node.textBetween(0, node.content.size, "\ufffc", "\ufffc").indexOf(wanted);
    const from = position + 1 + at;
    if (at >= 0 && from >= range.from && from + wanted.length <= range.to) found = { from, to: from + wanted.length };
    return false;
  });
  return found;
}

/** Puts one proposed change where what it quotes stands; whether that was still there. The work on the part goes on. */
export function applyWithinWorked(editor: Editor, quoted: string, text: string): boolean {
  const place = placeWithinWorked(editor, quoted);
  const whole = workedRange(editor.state);
  if (!place || !whole) return false;
  put(editor, place, text, (map) => ({ from: map(whole.from, -1), to: map(whole.to, 1) }));
  return true;
}
