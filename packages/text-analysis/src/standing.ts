import { NOTE_NODE } from "./notes/note.ts";

/** A node of a Tiptap document, as far as this reads it. */
interface StandingNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly content?: readonly StandingNode[] | undefined;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
}

/** Which part of a document a suggestion adds or takes away besides its words; null of words alone. */
export type SuggestedPart = "break" | "block" | null;

/** They keep their place in the table whatever they hold. */
const CELLS = new Set(["tableCell", "tableHeader", "tableRow"]);
const WORDLESS = new Set(["image", "horizontalRule"]);
const INLINE = new Set<string>(["text", "hardBreak", NOTE_NODE]);

/** Whether a node stands in a line of text, beside words. */
export const isInLine = ({ type = "" }: Pick<StandingNode, "type">): boolean => INLINE.has(type);

const suggestionOn = ({ marks = [] }: StandingNode) => marks.find(({ type }) => type === "insertion" || type === "deletion");

/** Whether a node is no part of the text until somebody accepts it, or marks a paragraph's end that is to go. */
function isOnlySuggested(node: StandingNode): boolean {
  const mark = suggestionOn(node);
  return mark !== undefined && (mark.type === "insertion" || mark.attrs?.["part"] === "break");
}

function unmarked({ marks = [], ...node }: StandingNode): StandingNode {
  const others = marks.filter(({ type }) => type !== "deletion");
  return others.length > 0 ? { ...node, marks: others } : node;
}

/** Words that only a suggestion had taken apart are one again. */
function whole(nodes: readonly StandingNode[]): StandingNode[] {
  const joined: StandingNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const goOn = last?.text !== undefined && node.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (goOn) joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else joined.push(node);
  }
  return joined;
}

/** What a table holds: the parts of its lines that have words, and what stands on none. */
function partsWithin({ content = [] }: StandingNode): StandingNode[][] {
  if (content.some(isInLine)) return [[...content]];
  return content.flatMap((child) => (WORDLESS.has(child.type ?? "") ? [[child]] : partsWithin(child)));
}

/** Whether all that a table holds is suggested as whole blocks: it comes, or doesn't, with them. */
function isSuggestedTable(node: StandingNode): boolean {
  if (node.type !== "table") return false;
  const lines = partsWithin(node);
  const isBlock = (part: StandingNode) => suggestionOn(part)?.attrs?.["part"] === "block";
  return lines.length > 0 && lines.every((parts) => parts.some(isBlock) && parts.every((part) => suggestionOn(part)?.type === "insertion"));
}

function stands(node: StandingNode): StandingNode | null {
  if (isSuggestedTable(node)) return null;
  if (isInLine(node)) {
    if (isOnlySuggested(node)) return null;
    return suggestionOn(node) ? unmarked(node) : node;
  }
  const { content } = node;
  if (!content || content.length === 0) return node;
  const kept = content.map(stands).filter((child) => child !== null);
  if (kept.length === content.length && kept.every((child, index) => child === content[index])) return node;
  const isTextblock = content.some(isInLine);
  const goes = !isTextblock || content.some((child) => suggestionOn(child)?.attrs?.["part"] === "block");
  return kept.length === 0 && goes && !CELLS.has(node.type ?? "") ? null : { ...node, content: isTextblock ? whole(kept) : kept };
}

/**
 * A document as it stands while nobody has accepted what is suggested in it: without suggested insertions, with the words that are suggested
 * to go. One without suggestions is the very same object.
 */
export const standingDocument = <T extends StandingNode>(document: T): T => (stands(document) ?? { ...document, content: [] }) as T;

/** Whether anything is suggested in a document. */
export const hasSuggestions = (node: StandingNode): boolean =>
  suggestionOn(node) !== undefined || (node.content ?? []).some(hasSuggestions);
