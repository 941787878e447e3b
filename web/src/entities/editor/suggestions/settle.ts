import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { canSplit } from "@tiptap/pm/transform";
import type { SuggestionAttributes } from "../../../ui/document/suggestion-marks.ts";
import { isJoinable, textblocksIn } from "./suggested-deletion.ts";
import { attributesOf, suggestionOn } from "./suggester.ts";

export type Decision = "accept" | "reject";

type Wanted = (attributes: SuggestionAttributes) => boolean;

/** Accepts or rejects the suggestions that are wanted, all of them unless told otherwise. Nothing else changes. */
export function settle(transaction: Transaction, decision: Decision, wanted: Wanted = () => true): Transaction {
  const { doc } = transaction;
  const gone = goneTables(doc, decision, wanted);
  const blocks = textblocksIn(doc, 0, doc.content.size).filter(({ start }) => !gone.some(({ from, to }) => from < start && start < to));
  const deeds = [
    ...blocks.map(({ node, start }) => ({ at: start, deed: () => settleBlock(transaction, node, start, decision, wanted) })),
    ...gone.map(({ from }) => ({ at: from, deed: () => removeBlock(transaction, from + 1) })),
  ];
  // from the end, so that what is ahead stays where it is
  for (const { deed } of deeds.toSorted((one, other) => other.at - one.at)) deed();
  return transaction;
}

/** Where tables stand of which nothing would be left: all of their words came, or are to go, as whole blocks. */
function goneTables(doc: Node, decision: Decision, wanted: Wanted): { from: number; to: number }[] {
  const gone: { from: number; to: number }[] = [];
  const goes = (node: Node) => {
    const mark = suggestionOn(node);
    return mark !== undefined && wanted(attributesOf(mark)) && (mark.type.name === "insertion") !== (decision === "accept");
  };
  const goesWhole = (block: Node) =>
    block.children.every(goes) && block.children.some((node) => suggestionOn(node)?.attrs.part === "block");
  doc.descendants((table, from) => {
    if (table.type.name !== "table") return !table.isTextblock;
    const blocks = blocksWithin(table);
    if (blocks.length > 0 && blocks.every((block) => block.isTextblock && goesWhole(block))) gone.push({ from, to: from + table.nodeSize });
    return false;
  });
  return gone;
}

/** What a table holds, without empty lines: its textblocks, pictures and rules. */
function blocksWithin(table: Node): Node[] {
  const blocks: Node[] = [];
  table.descendants((node) => {
    if (node.isTextblock ? node.content.size > 0 : node.isLeaf) blocks.push(node);
    return !node.isTextblock;
  });
  return blocks;
}

function settleBlock(transaction: Transaction, block: Node, start: number, decision: Decision, wanted: Wanted): void {
  const deeds: (() => void)[] = [];
  let left = 0;
  let isOwnBlock = false;
  let goesOn = false;
  block.forEach((node, offset) => {
    const mark = suggestionOn(node);
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (!mark || !wanted(attributesOf(mark))) {
      left += 1;
      return;
    }
    const { part } = attributesOf(mark);
    const isInsertion = mark.type.name === "insertion";
    const stays = isInsertion === (decision === "accept");
    if (part === "break") {
      deeds.push(() => (isInsertion && stays ? split(transaction, from) : void transaction.delete(from, to)));
      goesOn ||= !isInsertion && !stays;
      if (stays) left += 1;
    } else if (stays) {
      left += 1;
      deeds.push(() => void transaction.removeMark(from, to, mark));
    } else {
      isOwnBlock ||= part === "block";
      deeds.push(() => void transaction.delete(from, to));
    }
  });
  if (isOwnBlock && left === 0) return removeBlock(transaction, start);
  // while its end is its end
  if (goesOn) joinNext(transaction, start);
  for (const deed of deeds.toReversed()) deed();
}

/** The line goes on in a paragraph of its own: in a list in an entry of its own, after a heading's end in a plain one. */
function split(transaction: Transaction, at: number): void {
  transaction.delete(at, at + 1);
  const $at = transaction.doc.resolve(at);
  const depth = $at.depth > 1 && $at.node(-1).type.name === "listItem" ? 2 : 1;
  const { paragraph } = transaction.doc.type.schema.nodes;
  const isEnd = $at.parentOffset === $at.parent.content.size && $at.parent.type.name === "heading";
  const types = isEnd && paragraph && depth === 1 ? [{ type: paragraph }] : undefined;
  if (canSplit(transaction.doc, at, depth, types)) transaction.split(at, depth, types);
  else transaction.insert(at, transaction.doc.type.schema.nodes.hardBreak?.create() ?? []);
}

/** What follows a textblock goes on in its line, unless something else has come between meanwhile. */
function joinNext(transaction: Transaction, start: number): void {
  const { doc } = transaction;
  const end = doc.resolve(start).end();
  const next = textblocksIn(doc, end, doc.content.size).find((block) => block.start > end);
  if (next && isJoinable(doc, end, next.start)) transaction.delete(end, next.start);
}

/** Takes away the block that a place begins, a textblock or a table, with what would be empty without it. The document keeps one paragraph. */
export function removeBlock(transaction: Transaction, start: number): void {
  const $start = transaction.doc.resolve(start);
  let depth = $start.depth;
  while (depth > 1 && $start.node(depth - 1).childCount === 1 && !$start.node(depth - 1).type.name.startsWith("table")) depth -= 1;
  const around = $start.node(depth - 1);
  const { paragraph } = transaction.doc.type.schema.nodes;
  if (around.childCount > 1) transaction.delete($start.before(depth), $start.after(depth));
  else if ($start.parent.isTextblock) transaction.delete(start, $start.end());
  else if (paragraph) transaction.replaceWith($start.before(depth), $start.after(depth), paragraph.create());
}
