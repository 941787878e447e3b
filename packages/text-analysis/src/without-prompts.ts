import { noteOf } from "./notes/note.ts";
import { isPrompt, isUnseen } from "./prompts.ts";

/** A node of a Tiptap document, as far as this reads it. */
interface AskingNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | null | undefined;
  readonly text?: string | undefined;
  readonly content?: readonly AskingNode[] | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
}

const LINE_HOLDERS = new Set(["paragraph", "heading", "codeBlock"]);
const LISTS = new Set(["bulletList", "orderedList"]);
/** They keep their place in the table whatever they hold. */
const CELLS = new Set(["tableCell", "tableHeader", "tableRow"]);

/**
 * A document without what asks its writer for something, whatever block that stands in; what is suggested stays suggested. Pictures stay, and so
 * does what stands below a list entry that only asked.
 */
export const withoutPrompts = <T extends AskingNode>(document: T): T =>
  ({ ...document, content: blocksWithout(document.content ?? []) }) as T;

const blocksWithout = (blocks: readonly AskingNode[]): AskingNode[] =>
  blocks.flatMap((block): AskingNode[] => {
    const { type = "", content = [] } = block;
    if (type === "image") return [silent(block)];
    if (content.length === 0) return [block];
    if (LISTS.has(type)) return listWithout(block);
    const kept = LINE_HOLDERS.has(type) ? linesWithout(content) : blocksWithout(content);
    return kept.length > 0 || CELLS.has(type) ? [{ ...block, content: kept }] : [];
  });

/** A picture is kept when it is only its words that are still asked for. */
const silent = (picture: AskingNode): AskingNode =>
  isPrompt(String(picture.attrs?.["alt"] ?? "")) ? { ...picture, attrs: { ...picture.attrs, alt: "" } } : picture;

/** A list, and what stood below its entries that only asked: such an entry would be one without words. */
function listWithout(list: AskingNode): AskingNode[] {
  const blocks: AskingNode[] = [];
  let counted = 0;
  let items: AskingNode[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(listFrom(list, items, counted));
    counted += items.length;
    items = [];
  };
  for (const item of list.content ?? []) {
    const { content = [] } = item;
    const left = blocksWithout(content);
    const kept = left.length === content.length ? left : fromFirstLine(left);
    if (left.length === content.length || isLine(kept[0])) items.push({ ...item, content: kept });
    else
      for (const block of kept) {
        if (isSameKind(block, list)) items.push(...(block.content ?? []));
        else {
          closeList();
          blocks.push(block);
        }
      }
  }
  closeList();
  return blocks;
}

const isLine = (block: AskingNode | undefined) => block?.type === "paragraph" || block?.type === "image";

const fromFirstLine = (blocks: readonly AskingNode[]): AskingNode[] => {
  const first = blocks.findIndex(({ type, content = [] }) => type !== "paragraph" || !isBlank(content));
  return first < 0 ? [] : blocks.slice(first);
};

const isSameKind = (one: AskingNode, other: AskingNode) =>
  one.type === other.type && (one.attrs?.["dir"] ?? null) === (other.attrs?.["dir"] ?? null);

/** A part of a list; an ordered one goes on counting. */
const listFrom = (list: AskingNode, content: readonly AskingNode[], counted: number): AskingNode =>
  list.type === "orderedList" && counted > 0
    ? { ...list, attrs: { ...list.attrs, start: Number(list.attrs?.["start"] ?? 1) + counted }, content }
    : { ...list, content };

const isSuggested = (node: AskingNode, as: "insertion" | "deletion") => (node.marks ?? []).some(({ type }) => type === as);

/**
 * The parts of a paragraph that belong to no prompt: neither as the text stands, nor as it would be when all that is suggested were accepted.
 */
function linesWithout(content: readonly AskingNode[]): AskingNode[] {
  const parts = content.flatMap(inLines);
  const asking = new Set([
    ...asked(parts.filter((part) => !isSuggested(part, "insertion"))),
    ...asked(parts.filter((part) => !isSuggested(part, "deletion"))),
  ]);
  const kept = parts
    .filter((part) => !asking.has(part) && !isPrompt(noteOf(part)?.text ?? ""))
    .map((part) => (part.type === "image" ? silent(part) : part));
  if (asking.size > 0 && isBlank(kept)) return [];
  // the line that it ended is none
  return asking.has(parts[0] as AskingNode) && beginsLine(kept[0]) ? withoutFirstBreak(kept) : kept;
}

function withoutFirstBreak([first, ...rest]: readonly AskingNode[]): AskingNode[] {
  if (!first || first.type === "hardBreak") return rest;
  const text = first.text?.replace(/^\n/, "");
  return text === "" ? rest : [text === undefined ? first : { ...first, text }, ...rest];
}

/** Words in parts of a line each, which begin with what ends the line before. */
const inLines = (node: AskingNode): AskingNode[] =>
  node.text?.includes("\n") ? node.text.split(/(?=\n)/).map((text) => ({ ...node, text })) : [node];

const beginsLine = (node: AskingNode | undefined) => node?.type === "hardBreak" || node?.text?.startsWith("\n") === true;

const isBlank = (parts: readonly AskingNode[]) =>
  parts.every(({ type, text }) => type === "hardBreak" || (text !== undefined && isUnseen(text)));

/** The parts of those lines that ask for something, but for pictures and what sets these on a line of their own. */
function asked(parts: readonly AskingNode[]): AskingNode[] {
  const lines: AskingNode[][] = [[]];
  for (const part of parts) {
    if (beginsLine(part)) lines.push([]);
    lines.at(-1)?.push(part);
  }
  return lines
    .filter((line) => isPrompt(line.map(({ text = "" }) => text).join("")))
    .flatMap((line) => {
      const pictured = line.some(({ type }) => type === "image");
      return line.filter(({ type }) => type !== "image" && !(pictured && type === "hardBreak"));
    });
}
