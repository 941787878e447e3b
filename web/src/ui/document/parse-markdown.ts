import { MarkdownManager } from "@tiptap/markdown";
import type { JSONContent } from "@tiptap/core";
import { editorExtensions } from "./extensions.ts";

const manager = new MarkdownManager({ extensions: editorExtensions("") });

/** The document that the editor would make of a text in Markdown. */
export const parseMarkdown = (text: string): JSONContent => manager.parse(text.trim());

/** A document as Markdown. */
export const writeMarkdown = (document: JSONContent): string => manager.serialize(document).trim();
