import { Fragment, type Node, type Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { removeBlock } from "./settle.ts";
import { canSuggestIn, textblocksIn } from "./suggested-deletion.ts";
import { insertedBlocks } from "./suggested-insertion.ts";
import { attributesOf, type Suggester, suggestionOn } from "./suggester.ts";

const isOnlySuggested = (block: Node) =>
  block.childCount > 0 && block.children.every((node) => suggestionOn(node)?.type.name === "insertion");

const isSuggestedBlock = (block: Node) =>
  isOnlySuggested(block) && block.children.some((node) => suggestionOn(node)?.attrs.part === "block");

/** A slice without the empty line that a document is given when all of it goes. */
const wordsOf = ({ content }: Slice): Fragment => {
  const isBlank = content.childCount === 1 && content.firstChild?.isTextblock === true && content.firstChild.content.size === 0;
  return isBlank ? Fragment.empty : content;
};

/**
 * Whole blocks to go, and what comes in their place after them; returns where that ends. Blocks that were only suggested are taken back. Pictures,
 * rules, code and the cells of tables stay. Undefined where no words go or come.
 */
export function suggestBlocksOver(transaction: Transaction, start: number, end: number, slice: Slice, by: Suggester): number | undefined {
  const { doc } = transaction;
  const { deletion } = doc.type.schema.marks;
  const blocks = textblocksIn(doc, start, end).filter(({ node }) => canSuggestIn(node) && node.content.size > 0);
  const content = insertedBlocks(wordsOf(slice), by);
  const comes = content.textBetween(0, content.size) !== "";
  if (!deletion || (blocks.length === 0 && !comes) || isTable(doc, start, end)) return undefined;
  transaction.insert(end, content);
  for (const { node: block, start: from } of blocks.toReversed()) {
    if (isSuggestedBlock(block)) {
      removeBlock(transaction, from);
      continue;
    }
    const children: { node: Node; at: number }[] = [];
    block.forEach((node, offset) => children.push({ node, at: from + offset }));
    for (const { node, at } of children.toReversed()) {
      const mark = suggestionOn(node);
      if (mark?.type.name === "insertion") transaction.delete(at, at + node.nodeSize);
      else if (!mark || attributesOf(mark).part === null)
        transaction.addMark(at, at + node.nodeSize, deletion.create({ ...(mark ? attributesOf(mark) : by), part: "block" }));
    }
  }
  return content.size > 0 ? transaction.mapping.map(end, 1) : transaction.mapping.map(start, -1);
}

/** A table, or a part of one, that goes as a whole does so at once. */
function isTable(doc: Node, start: number, end: number): boolean {
  const $start = doc.resolve(start);
  return (
    $start.parent.type.spec.tableRole !== undefined ||
    ($start.nodeAfter?.type.name === "table" && $start.nodeAfter.nodeSize === end - start)
  );
}
