import { NOTE_NODE, noteDigits, noteText } from "@muhtawa/text-analysis";
import { Node } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { safeLink } from "./safe-address.ts";

const digits = new WeakMap<DocumentNode, string>();

/** The digits that the notes of a document are numbered in, as a style names them; read once a document. */
function digitsOf(doc: DocumentNode): string {
  const before = digits.get(doc);
  if (before) return before;
  const now = noteDigits(doc.textBetween(0, doc.content.size, " ")) === "LATIN" ? "latin" : "arabic";
  digits.set(doc, now);
  return now;
}

function hasNotes(doc: DocumentNode): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= node.type.name === NOTE_NODE;
    return !found;
  });
  return found;
}

/** A reference to a note, which holds what the note says. Its number is where it stands among the others: styles count it. */
export const Footnote = Node.create({
  name: NOTE_NODE,
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    note: {
      default: "",
      parseHTML: (element: HTMLElement) => noteText(element.dataset.note ?? ""),
      renderHTML: ({ note }) => ({ "data-note": String(note), title: String(note) }),
    },
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => safeLink(element.dataset.href ?? "") || null,
      renderHTML: ({ href }) => (href ? { "data-href": String(href) } : {}),
    },
  }),
  parseHTML: () => [{ tag: "sup[data-footnote]" }],
  renderHTML: ({ HTMLAttributes }) => ["sup", { ...HTMLAttributes, "data-footnote": "", role: "doc-noteref" }],
  markdownTokenizer: {
    name: NOTE_NODE,
    level: "inline",
    start: "[^",
    tokenize: (source) => {
      const { 0: raw, 1: label } = /^\[\^([^\]\s]{1,100})\]/.exec(source) ?? [];
      return raw === undefined || label === undefined ? undefined : { type: NOTE_NODE, raw, label };
    },
  },
  parseMarkdown: ({ label }, { createNode }) => createNode(NOTE_NODE, { label }),
  renderMarkdown: ({ attrs }) => `[^${String(attrs?.number ?? "?")}]`,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { attributes: ({ doc }): Record<string, string> => (hasNotes(doc) ? { "data-note-digits": digitsOf(doc) } : {}) },
    }),
  ],
});
