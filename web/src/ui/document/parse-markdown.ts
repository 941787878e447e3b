import { MarkdownManager } from "@tiptap/markdown";
import type { JSONContent } from "@tiptap/core";
import type { Note } from "@muhtawa/text-analysis";
import { editorExtensions } from "./extensions.ts";
import { parseWithNotes, writeReferring } from "./markdown-notes.ts";

const manager = new MarkdownManager({ extensions: editorExtensions("") });

/** The document that the editor would make of a text in Markdown; references that the text doesn't define are to the notes given, by their numbers. */
export const parseMarkdown = (text: string, known?: readonly Note[]): JSONContent => parseWithNotes(manager, text, known);

/** A document as Markdown, for somebody who writes it anew: its notes are referred to by their numbers alone. */
export const writeMarkdown = (document: JSONContent): string => writeReferring(manager, document);
