import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node, type NodeRange, type ResolvedPos } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { asIs } from "../suggestions/suggest-mode.ts";

const isList = ({ type }: Node) => type.name === "bulletList" || type.name === "orderedList";
const holdsMoved = (node: Node) => node.type.name === "doc" || isList(node);

/** What is moved at once for a part of the text: whole entries of a list, else whole blocks of the document. A cell's words move with their table. */
export const blocksAround = ($from: ResolvedPos, $to: ResolvedPos = $from): NodeRange | null => $from.blockRange($to, holdsMoved);

/** The same of what stands at a position, such as a rule; where that is part of what is selected, all of it. */
export function blocksAt({ doc, selection }: EditorState, position: number): NodeRange | null {
  const chosen = selection.empty ? null : blocksAround(selection.$from, selection.$to);
  if (chosen && position >= chosen.start && position < chosen.end) return chosen;
  const $at = doc.resolve(position);
  const { nodeAfter } = $at;
  return nodeAfter?.isBlock && nodeAfter.isLeaf ? blocksAround($at, doc.resolve(position + nodeAfter.nodeSize)) : blocksAround($at);
}

/** Where blocks land that go one step up or down: past what stands there, out of a list at its end; null at the text's own. */
function stepFrom({ $from, depth, parent, start, end, startIndex, endIndex }: NodeRange, by: 1 | -1): number | null {
  const beside = parent.maybeChild(by < 0 ? startIndex - 1 : endIndex);
  if (beside) return by < 0 ? start - beside.nodeSize : end + beside.nodeSize;
  if (!isList(parent)) return null;
  // out of a list within an entry: beside that entry
  if ($from.node(depth - 1).type.name === "listItem") return by < 0 ? $from.before(depth - 1) : $from.after(depth - 1);
  const edge = by < 0 ? $from.before(depth) : $from.after(depth);
  const $edge = $from.doc.resolve(edge);
  const next = by < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  if (!next) return null;
  return edge + by * (next.type === parent.type ? 1 : next.nodeSize);
}

/** Entries that leave their list are one of their own. */
function fitting(content: Fragment, from: Node, into: Node): Fragment {
  if (!isList(from) || isList(into)) return content;
  const { start, ...attributes } = from.attrs;
  return Fragment.from(from.type.create(start === undefined ? attributes : { ...attributes, start: 1 }, content));
}

/** Puts blocks at another place between blocks, as a step of undoing; undefined where they can't stand, or already do. */
export function moveBlocks(state: EditorState, range: NodeRange, to: number): Transaction | undefined {
  const { parent, depth, $from } = range;
  const isWhole = isList(parent) && range.endIndex - range.startIndex === parent.childCount;
  const [start, end] = isWhole ? [$from.before(depth), $from.after(depth)] : [range.start, range.end];
  if (to >= start && to <= end) return undefined;
  const $to = state.doc.resolve(to);
  const moved = fitting(state.doc.slice(range.start, range.end).content, parent, $to.parent);
  if (!$to.parent.canReplace($to.index(), $to.index(), moved)) return undefined;
  const transaction = closeHistory(state.tr);
  // in the order of their places, so that neither changes the other's
  if (to > start) transaction.insert(to, moved).delete(start, end);
  else transaction.delete(start, end).insert(to, moved);
  const landed = to > start ? to - (end - start) : to;
  const inward = moved.firstChild?.type === parent.type && isList(parent) ? 1 : 0;
  transaction.setSelection(selectionAfter(state, transaction.doc, landed + inward - range.start));
  return asIs(transaction.scrollIntoView());
}

/** What was selected, where it is now. */
function selectionAfter({ selection }: EditorState, doc: Node, shift: number): Selection {
  const within = (position: number) => doc.resolve(Math.max(0, Math.min(doc.content.size, position + shift)));
  const $from = within(selection.from);
  if (selection instanceof NodeSelection && $from.nodeAfter?.eq(selection.node)) return NodeSelection.create(doc, $from.pos);
  return TextSelection.between(within(selection.anchor), within(selection.head));
}

/** Moves what is selected a step up or down, or the block that the cursor is in. */
export function moveByStep(state: EditorState, by: 1 | -1): Transaction | undefined {
  const range = blocksAround(state.selection.$from, state.selection.$to);
  const to = range && stepFrom(range, by);
  return range && to !== null ? moveBlocks(state, range, to) : undefined;
}
