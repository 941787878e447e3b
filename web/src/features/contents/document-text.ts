import type { JSONContent } from "@tiptap/core";
import { isInLine, NOTE_NODE, standingDocument, wordCount } from "@muhtawa/text-analysis";

/** The plain text of a document, a line for each block and each line within one. */
export function documentText(node: JSONContent | null): string {
  if (!node) return "";
  if (node.text) return node.text;
  if (node.type === "hardBreak") return "\n";
  const inline = node.content?.some(isInLine) ?? false;
  return (node.content ?? []).map(documentText).join(inline ? "" : "\n");
}

/** How many words stand in it, whatever is suggested. */
export const documentWords = (document: JSONContent | null) => wordCount(documentText(document && standingDocument(document)));

export const isBlank = (document: JSONContent | null) => documentText(document).trim() === "";

const WORDLESS = new Set(["image", "table", "horizontalRule", NOTE_NODE]);
const hasWordless = ({ type = "", content = [] }: JSONContent): boolean => WORDLESS.has(type) || content.some(hasWordless);

/** Whether nothing would be lost with it, neither words nor what has none. */
export const holdsNothing = (document: JSONContent | null) => document === null || (isBlank(document) && !hasWordless(document));

/** A document with another after what it holds. */
export const joined = (document: JSONContent | null, added: JSONContent): JSONContent => ({
  type: "doc",
  content: [...(isBlank(document) ? [] : (document?.content ?? [])), ...(added.content ?? [])],
});
