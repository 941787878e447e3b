import { isPrompt, noteOf } from "@muhtawa/text-analysis";
import type { BodyDocument, BodyNode } from "../domain/body-document.ts";

const LINE_HOLDERS = new Set(["paragraph", "heading", "codeBlock"]);
/** They keep their place in the table whatever they hold. */
const CELLS = new Set(["tableCell", "tableHeader", "tableRow"]);

/** A text without what asks its writer for something, whatever block that stands in; what is suggested stays suggested. */
export const withoutPrompts = (body: BodyDocument): BodyDocument => ({ ...body, content: blocksWithout(body.content ?? []) });

const blocksWithout = (blocks: readonly BodyNode[]): BodyNode[] =>
  blocks.flatMap((block): BodyNode[] => {
    const { content = [] } = block;
    if (block.type === "image") return [silent(block)];
    if (content.length === 0) return [block];
    const kept = LINE_HOLDERS.has(block.type) ? linesWithout(content) : blocksWithout(content);
    return kept.length > 0 || CELLS.has(block.type) ? [{ ...block, content: kept }] : [];
  });

/** A picture is kept when it is only its words that are still asked for. */
const silent = (picture: BodyNode): BodyNode =>
  isPrompt(String(picture.attrs?.["alt"] ?? "")) ? { ...picture, attrs: { ...picture.attrs, alt: "" } } : picture;

const isSuggested = (node: BodyNode, as: "insertion" | "deletion") => (node.marks ?? []).some(({ type }) => type === as);

/**
 * The parts of a paragraph that belong to no prompt: neither as the text stands, nor as it would be when all that is suggested were accepted.
 */
function linesWithout(content: readonly BodyNode[]): BodyNode[] {
  const parts = content.flatMap(inLines);
  const asking = new Set([
    ...asked(parts.filter((part) => !isSuggested(part, "insertion"))),
    ...asked(parts.filter((part) => !isSuggested(part, "deletion"))),
  ]);
  const kept = parts
    .filter((part) => !asking.has(part) && !isPrompt(noteOf(part)?.text ?? ""))
    .map((part) => (part.type === "image" ? silent(part) : part));
  // the line that it ended is none
  return asking.has(parts[0] as BodyNode) ? withoutFirstBreak(kept) : kept;
}

function withoutFirstBreak([first, ...rest]: readonly BodyNode[]): BodyNode[] {
  if (!first || first.type === "hardBreak") return rest;
  const text = first.text?.replace(/^\n/, "");
  return text === "" ? rest : [text === undefined ? first : { ...first, text }, ...rest];
}

/** Words in parts of a line each, which begin with what ends the line before. */
const inLines = (node: BodyNode): BodyNode[] =>
  node.text?.includes("\n") ? node.text.split(/(?=\n)/).map((text) => ({ ...node, text })) : [node];

const beginsLine = ({ type, text }: BodyNode) => type === "hardBreak" || text?.startsWith("\n") === true;

/** The parts of those lines that ask for something. */
function asked(parts: readonly BodyNode[]): BodyNode[] {
  const lines: BodyNode[][] = [[]];
  for (const part of parts) {
    if (beginsLine(part)) lines.push([]);
    lines.at(-1)?.push(part);
  }
  return lines.filter((line) => isPrompt(line.map(({ text = "" }) => text).join(""))).flat();
}
