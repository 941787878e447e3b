import type { Node } from "@tiptap/pm/model";

/** A heading of a document, by the position before it. */
export interface OutlineEntry {
  readonly at: number;
  readonly level: number;
  readonly text: string;
}

/** Headings that are shown; a text with more is no text to be looked through. */
const MOST = 200;

/** The headings of a document that say something, in its order. */
export function headingsIn(doc: Node): OutlineEntry[] {
  const found: OutlineEntry[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "heading" && node.textContent.trim() !== "" && found.length < MOST)
      found.push({ at, level: Number(node.attrs.level), text: node.textContent });
    return !node.isTextblock && found.length < MOST;
  });
  return found;
}
