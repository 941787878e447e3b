import { isPrompt, readingDirection, standingDocument } from "@muhtawa/text-analysis";
import type { JSONContent } from "@tiptap/core";
import type { MarkType, Node } from "@tiptap/pm/model";
import type { ProofText } from "./proof-messages.ts";

/** What stands for a character that isn't prose, so that places in the text stay those in the block. */
const NO_PROSE = "\uFFFC";

const unasked = (text: string) =>
  text
    .split("\n")
    .map((line) => (isPrompt(line) ? NO_PROSE.repeat(line.length) : line))
    .join("\n");

/** A text as it is proofread, without its prompts; undefined where there is nothing to read. */
export function asProofText(written: string): ProofText | undefined {
  const text = unasked(written);
  return /\p{L}/u.test(text) ? { text, locale: readingDirection(text) === "rtl" ? "ar" : "en" } : undefined;
}

const isUnread = ({ name, spec }: MarkType) => spec.code === true || name === "insertion";

/** A block of text as it is proofread, a character for each position; undefined where there is nothing to read. Code, prompts and suggested words aren't read. */
export function proofTextOf(block: Node): ProofText | undefined {
  if (block.type.spec.code) return undefined;
  let text = "";
  block.forEach((node) => {
    if (node.isText && !node.marks.some(({ type }) => isUnread(type))) text += node.text;
    else text += node.type.name === "hardBreak" ? "\n" : NO_PROSE.repeat(node.nodeSize);
  });
  return asProofText(text);
}

/** The same of all blocks of a stored document. */
export const proofTextsOf = (document: JSONContent): ProofText[] => textsOf(standingDocument(document));

function textsOf({ type, content = [] }: JSONContent): ProofText[] {
  if (type === "codeBlock") return [];
  if (!content.some((node) => node.type === "text")) return content.flatMap(textsOf);
  const text = asProofText(content.map(inlineText).join(""));
  return text ? [text] : [];
}

function inlineText({ type, text = "", marks = [] }: JSONContent): string {
  if (type === "hardBreak") return "\n";
  return type === "text" && !marks.some((mark) => mark.type === "code") ? text : NO_PROSE;
}
