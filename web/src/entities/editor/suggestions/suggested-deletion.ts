import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { type Suggester, suggestionOn, attributesOf } from "./suggester.ts";

interface Textblock {
  readonly node: Node;
  /** Where its content begins. */
  readonly start: number;
  readonly end: number;
}

/** The textblocks that a range touches, in order. */
export function textblocksIn(doc: Node, from: number, to: number): Textblock[] {
  const found: Textblock[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const start = position + 1;
    found.push({ node, start, end: start + node.content.size });
    return false;
  });
  return found;
}

/** Whether what stands in a block can be suggested to go. */
export const canSuggestIn = (block: Node): boolean => {
  const { deletion } = block.type.schema.marks;
  return deletion !== undefined && block.type.allowsMarkType(deletion);
};

/** Whether the line of a textblock can go on in the next one: nothing stands between the two, and no cell of a table ends or begins there. */
export function isJoinable(doc: Node, end: number, next: number): boolean {
  const shared = doc.resolve(end).sharedDepth(next);
  const crossed = [end, next].flatMap((position) => {
    const $at = doc.resolve(position);
    return Array.from({ length: $at.depth - shared }, (_, above) => $at.node(shared + 1 + above));
  });
  return next - end === crossed.length && crossed.every(({ type }) => !type.spec.isolating);
}

/**
 * Suggests that a range goes: its words are marked, the ends of its paragraphs get a mark of their own, and what was only suggested is taken
 * back. Pictures, rules and code stay.
 */
export function suggestDeletion(transaction: Transaction, from: number, to: number, by: Suggester): void {
  const { doc } = transaction;
  const { deletion } = doc.type.schema.marks;
  const blocks = textblocksIn(doc, from, to);
  const deeds: (() => void)[] = [];
  for (const [index, { node: block, start, end }] of blocks.entries()) {
    if (!canSuggestIn(block)) continue;
    block.forEach((node, offset) => {
      const [first, last] = [Math.max(from, start + offset), Math.min(to, start + offset + node.nodeSize)];
      if (first >= last) return;
      const mark = suggestionOn(node);
      if (mark?.type.name === "insertion") deeds.push(() => transaction.delete(first, last));
      else if (!mark)
        deeds.push(() => transaction.addMark(first, last, (deletion as NonNullable<typeof deletion>).create({ ...by, part: null })));
    });
    const next = blocks[index + 1];
    if (next && end >= from && next.start <= to && canSuggestIn(next.node) && isJoinable(doc, end, next.start))
      deeds.push(() => suggestJoin(transaction, start, end, by));
  }
  // from the end, so that what is ahead stays where it is
  for (const deed of deeds.toReversed()) deed();
}

/** The mark of a paragraph's end that is suggested to go. */
function isJoin(node: Node): boolean {
  const mark = suggestionOn(node);
  return mark?.type.name === "deletion" && attributesOf(mark).part === "break";
}

/** Marks the end of a textblock as one that goes, so that what follows is joined to it; no second time. */
export function suggestJoin(transaction: Transaction, start: number, end: number, by: Suggester): void {
  const { doc } = transaction;
  const { marks, nodes } = doc.type.schema;
  const block = doc.resolve(start).parent;
  if (block.children.some(isJoin)) return;
  const node = nodes.hardBreak?.create(
    null,
    null,
    [marks.deletion?.create({ ...by, part: "break" })].filter((each) => each !== undefined),
  );
  if (node) transaction.insert(end, node);
}
