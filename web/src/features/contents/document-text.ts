import type { JSONContent } from "@tiptap/core";
import { wordCount } from "@muhtawa/text-analysis";

/** The plain text of a document, a line for each block. */
export function documentText(node: JSONContent | null): string {
  if (!node) return "";
  if (node.text) return node.text;
  const inline = node.content?.every((child) => child.type === "text" || child.type === "hardBreak") ?? false;
  return (node.content ?? []).map(documentText).join(inline ? "" : "\n");
}

export const documentWords = (document: JSONContent | null) => wordCount(documentText(document));

export const isBlank = (document: JSONContent | null) => documentText(document).trim() === "";

/** A document with a text after what it holds, a paragraph for each of the text's. */
export function withText(document: JSONContent | null, text: string): JSONContent {
  const paragraphs = text.split(/\n+/).filter((line) => line.trim());
  const added = paragraphs.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line.trim() }] }));
  return { type: "doc", content: [...(isBlank(document) ? [] : (document?.content ?? [])), ...added] };
}
