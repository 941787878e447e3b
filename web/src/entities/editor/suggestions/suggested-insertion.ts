import { Fragment, type Node, type Schema, type Slice } from "@tiptap/pm/model";
import type { SuggestedPart } from "@muhtawa/text-analysis";
import type { Suggester } from "./suggester.ts";

/** Inline content as a suggestion: whatever it was part of before, it is part of this one now. */
export function insertedInline(content: Fragment, by: Suggester, part: SuggestedPart = null): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const { insertion, deletion } = node.type.schema.marks;
    const bare = node.marks.filter(({ type }) => type !== insertion && type !== deletion);
    if (insertion && node.isInline) nodes.push(node.mark(insertion.create({ ...by, part }).addToSet(bare)));
  });
  return Fragment.from(nodes);
}

/** A paragraph's end that is suggested: it stands in the line until it is accepted. */
export const suggestedBreak = ({ nodes, marks }: Schema, by: Suggester): Node | undefined =>
  nodes.hardBreak?.create(
    null,
    null,
    [marks.insertion?.create({ ...by, part: "break" })].filter((mark) => mark !== undefined),
  );

/** What a slice puts into one line: its paragraphs, with a suggested end between them; null of what has another form. */
export function inlineOf(slice: Slice, schema: Schema, by: Suggester): Fragment | null {
  if (slice.size === 0) return Fragment.empty;
  if (slice.content.firstChild?.isInline) return insertedInline(slice.content, by);
  const lines: Fragment[] = [];
  let plain = true;
  const read = (node: Node, open: boolean) => {
    if (node.isTextblock && (node.type.name === "paragraph" || open)) lines.push(insertedInline(node.content, by));
    else if (!node.isTextblock && open) node.forEach((child) => read(child, true));
    else plain = false;
  };
  // What is open at both ends only says where the line stands.
  const around = slice.openStart > 0 && slice.openEnd > 0 && (slice.content.childCount === 1 || isSplit(slice));
  slice.content.forEach((node) => read(node, around));
  if (!plain) return null;
  const end = suggestedBreak(schema, by);
  return lines.reduce((all, line, index) => (index > 0 && end ? all.append(Fragment.from(end)) : all).append(line), Fragment.empty);
}

/** A paragraph taken apart: nothing but ends and beginnings. */
const isSplit = ({ openStart, openEnd, size }: Slice) => size === 0 && openStart === openEnd;

/** The blocks of a slice, without those that only the fitting of its ends has made. */
export function blocksOf({ content, openStart, openEnd }: Slice): Fragment {
  const nodes = [...content.content];
  const isMade = (node: Node | undefined, open: number) => open > 0 && node?.isTextblock === true && node.content.size === 0;
  if (isMade(nodes[0], openStart)) nodes.shift();
  if (isMade(nodes.at(-1), openEnd)) nodes.pop();
  return Fragment.from(nodes);
}

/** Blocks as a suggestion: each goes as a whole when it isn't accepted. */
export function insertedBlocks(content: Fragment, by: Suggester): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (!node.isTextblock) nodes.push(node.copy(insertedBlocks(node.content, by)));
    else nodes.push(node.type.spec.code ? node : node.copy(insertedInline(node.content, by, "block")));
  });
  return Fragment.from(nodes);
}
