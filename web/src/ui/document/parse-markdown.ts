import { createDocument, getSchema, type JSONContent } from "@tiptap/core";
import { MarkdownManager } from "@tiptap/markdown";
import type { Node } from "@tiptap/pm/model";
import type { Note } from "@muhtawa/text-analysis";
import { documentOf } from "./document-of.ts";
import { editorExtensions } from "./extensions.ts";
import { parseWithNotes, writeReferring } from "./markdown-notes.ts";

const extensions = editorExtensions("");
const manager = new MarkdownManager({ extensions });
const schema = getSchema(extensions);

/** The document that the editor would make of a page. */
export const parseHtml = (html: string): JSONContent => documentOf(createDocument(html, schema) as Node);

/** A document with all that its nodes have; fails of one that the editor couldn't show. */
export function checked(document: JSONContent): JSONContent {
  const node = schema.nodeFromJSON(document);
  node.check();
  return documentOf(node);
}

/** The document that the editor would make of a text in Markdown; references that the text doesn't define are to the notes given, by their numbers. */
export const parseMarkdown = (text: string, known?: readonly Note[]): JSONContent => parseWithNotes(manager, text, known);

/** A document as Markdown, for somebody who writes it anew: its notes are referred to by their numbers alone. */
export const writeMarkdown = (document: JSONContent): string => writeReferring(manager, document);
