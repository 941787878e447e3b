import { type Note, NOTE_NODE, takeNotes } from "@muhtawa/text-analysis";
import type { JSONContent } from "@tiptap/core";
import { safeLink } from "./safe-address.ts";

/** What reads a text in Markdown, and writes a document as one. */
interface Markdown {
  parse: (text: string) => JSONContent;
  serialize: (document: JSONContent) => string;
}

/**
 * The document of a text in Markdown with its notes. A reference that nothing defines is to one of those known, by its number: whoever writes a part
 * of a text anew is given references without what they refer to.
 */
export function parseWithNotes(manager: Pick<Markdown, "parse">, text: string, known: readonly Note[] = []): JSONContent {
  const { markdown, notes } = takeNotes(text.trim());
  const resolved = (node: JSONContent): JSONContent => {
    const label = node.type === NOTE_NODE ? (node.attrs?.label as string | undefined) : undefined;
    if (label === undefined) return node.content ? { ...node, content: joined(node.content.map(resolved)) } : node;
    const note = notes.get(label) ?? (/^\d{1,6}$/.test(label) ? known[Number(label) - 1] : undefined);
    const marks = node.marks && { marks: node.marks };
    if (!note) return { type: "text", text: `[^${label}]`, ...marks };
    return { type: NOTE_NODE, attrs: { note: note.text, href: safeLink(note.href ?? "") || null }, ...marks };
  };
  return resolved(manager.parse(markdown.trim()));
}

/** Words that a reference to nothing had taken apart are one text. */
function joined(nodes: readonly JSONContent[]): JSONContent[] {
  const whole: JSONContent[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    const goesOn = last?.text !== undefined && node.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (goesOn) whole[whole.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else whole.push(node);
  }
  return whole;
}

/** A document whose references know their numbers, so that they can be written; the first one's may be another than 1. */
export function numbered(document: JSONContent, first = 1): JSONContent {
  let next = first;
  const number = (node: JSONContent): JSONContent => {
    if (node.type === NOTE_NODE) return { ...node, attrs: { ...node.attrs, number: next++ } };
    return node.content ? { ...node, content: node.content.map(number) } : node;
  };
  return number(document);
}

/** A document as Markdown: its references by their numbers, without what they refer to. */
export const writeReferring = (manager: Pick<Markdown, "serialize">, document: JSONContent): string =>
  manager.serialize(numbered(document)).trim();
