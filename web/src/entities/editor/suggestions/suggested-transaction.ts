import { Fragment, type Node } from "@tiptap/pm/model";
import { AllSelection, type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Mapping, ReplaceStep, type Step } from "@tiptap/pm/transform";
import { suggestBlocksOver } from "./suggested-blocks.ts";
import { canSuggestIn, suggestDeletion } from "./suggested-deletion.ts";
import { blocksOf, inlineOf, insertedBlocks, insertedInline } from "./suggested-insertion.ts";
import { goingOn, type Suggester } from "./suggester.ts";

/**
 * The same change as a suggestion: what it deletes is marked to go, what it inserts is marked as new. Forms (bold, headings, lists), code,
 * tables and pictures are changed at once.
 */
export function suggestedTransaction(state: EditorState, wanted: Transaction, by: Suggester): Transaction {
  const transaction = state.tr;
  const over = textOverBlocks(state, wanted);
  if (over !== null) return finished(state, wanted, transaction, writeOver(transaction, over, by));
  let caret: number | undefined;
  for (const [index, step] of wanted.steps.entries()) {
    const undone = wanted.mapping.maps.slice(0, index).map((map) => map.invert());
    const mapping = new Mapping([...undone.toReversed(), ...transaction.mapping.maps]);
    caret =
      (step instanceof ReplaceStep ? suggestReplacement(transaction, step, mapping, by, state) : undefined) ??
      passOn(transaction, step, mapping) ??
      caret;
  }
  return finished(state, wanted, transaction, caret);
}

/** Words that take the place of others, which may stand in several blocks. */
interface Replaced {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The words that take the place of a selection over several blocks, or of the whole text; null of any other change. ProseMirror takes such blocks apart in many ways. */
function textOverBlocks({ doc, selection }: EditorState, wanted: Transaction): Replaced | null {
  const isWhole = selection instanceof AllSelection;
  const { $from, $to } = isWhole ? TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size)) : selection;
  if (!isWhole && $from.sameParent($to)) return null;
  if (!canSuggestOver($from.parent) || !canSuggestOver($to.parent) || wanted.getMeta("uiEvent") === "paste") return null;
  const text = (node: typeof doc, start: number, end: number) => node.textBetween(start, end, "", "\uFFFC");
  const [before, after, now] = [
    text(doc, 0, selection.from),
    text(doc, selection.to, doc.content.size),
    text(wanted.doc, 0, wanted.doc.content.size),
  ];
  const isAround = now.length >= before.length + after.length && now.startsWith(before) && now.endsWith(after);
  // what only gives the blocks another form leaves their words, or makes more of them
  const isInstead = isWhole
    ? wanted.doc.childCount === 1 && canSuggestOver(wanted.doc.child(0)) && now !== "" && now !== text(doc, 0, doc.content.size)
    : wanted.doc.content.size < doc.content.size;
  return isAround && isInstead ? { from: $from.pos, to: $to.pos, text: now.slice(before.length, now.length - after.length) } : null;
}

const canSuggestOver = (block: Node): boolean => block.isTextblock && canSuggestIn(block);

function writeOver(transaction: Transaction, { from, to, text }: Replaced, by: Suggester): number {
  const attributes = goingOn(transaction.doc, from, to, by);
  suggestDeletion(transaction, from, to, attributes);
  if (text === "") return transaction.mapping.map(from, -1);
  const at = transaction.mapping.map(to, 1);
  transaction.insert(at, insertedInline(Fragment.from(transaction.doc.type.schema.text(text)), attributes));
  return at + text.length;
}

function passOn(transaction: Transaction, step: Step, mapping: Mapping): undefined {
  const mapped = step.map(mapping);
  if (mapped) transaction.maybeStep(mapped);
}

/** Suggests a replacement; returns where the cursor stands after it, nothing when it can't be suggested. */
function suggestReplacement(
  transaction: Transaction,
  { from, to, slice }: ReplaceStep,
  mapping: Mapping,
  by: Suggester,
  before: EditorState,
): number | undefined {
  const start = mapping.map(from, 1);
  const end = Math.max(start, mapping.map(to, from === to ? 1 : -1));
  const $end = transaction.doc.resolve(end);
  const $start = transaction.doc.resolve(start);
  if (start === end && slice.openStart === 0 && slice.openEnd === 0 && !$start.parent.isTextblock) {
    const blocks = insertedBlocks(slice.content, by);
    transaction.insert(start, blocks);
    return start + blocks.size;
  }
  if (start < end && !$start.parent.isTextblock && $start.sameParent($end) && slice.openStart === 0 && slice.openEnd === 0)
    return suggestBlocksOver(transaction, start, end, slice, by);
  const within = $start.parent.isTextblock ? $start.parent : $end.parent;
  if (!within.isTextblock || !canSuggestIn(within)) return undefined;
  const attributes = goingOn(transaction.doc, start, end, by);
  const lines = inlineOf(slice, transaction.doc.type.schema, attributes);
  const done = transaction.steps.length;
  if (start < end) suggestDeletion(transaction, start, end, attributes);
  const map = (position: number, side: number) => transaction.mapping.slice(done).map(position, side);
  if (lines === null) {
    const block = transaction.doc.resolve(map(end, -1));
    const at = block.depth > 0 ? block.after(1) : block.pos;
    const content = insertedBlocks(blocksOf(slice), attributes);
    transaction.insert(at, content);
    return at + content.size;
  }
  // In the last of the lines it takes the place of, unless that is one of another form.
  const at = $end.parent.isTextblock && canSuggestIn($end.parent) ? map(end, 1) : map(start, -1);
  if (lines.size > 0) {
    transaction.insert(at, lines);
    return at + lines.size;
  }
  // Deleting goes on in its direction: over what is marked.
  const forward = before.selection.empty && before.selection.from === from;
  return forward ? map(end, 1) : map(start, -1);
}

/** With the cursor, and what was to be told of the change. */
function finished(state: EditorState, wanted: Transaction, transaction: Transaction, caret: number | undefined): Transaction {
  const { from, to } = state.selection;
  const touched = wanted.mapping.maps.some((map) => {
    let found = false;
    map.forEach((start, end) => (found ||= start <= to && end >= from));
    return found;
  });
  if (caret !== undefined && (touched || wanted.selectionSet)) {
    const at = Math.min(caret, transaction.doc.content.size);
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(at), -1));
  }
  // Every plugin's word on the change goes along; ProseMirror has no other way to read them.
  const { meta } = wanted as unknown as { meta: Readonly<Record<string, unknown>> };
  for (const [key, value] of Object.entries(meta)) transaction.setMeta(key, value);
  return wanted.scrolledIntoView ? transaction.scrollIntoView() : transaction;
}
