import type { Node } from "@tiptap/pm/model";
import type { SuggestionAttributes } from "../../../ui/document/suggestion-marks.ts";
import type { Range } from "../../../ui/document/worked-range.ts";
import { attributesOf, suggestionOn } from "./suggester.ts";

/** What was suggested at once, from its first place to its last. */
export interface Suggestion extends Range {
  readonly attributes: SuggestionAttributes;
  readonly inserted: string;
  readonly deleted: string;
}

/** What a suggestion leaves as it is between two of its places: a blank, or more. */
const between = (doc: Node, from: number, to: number) => (doc.textBetween(from, to, "\n").trim() === "" ? " " : " … ");

const read = new WeakMap<Node, readonly Suggestion[]>();

/** The suggestions in a document, in its order. */
export function suggestionsIn(doc: Node): readonly Suggestion[] {
  const before = read.get(doc);
  if (before) return before;
  const found = new Map<string, { -readonly [Key in keyof Suggestion]: Suggestion[Key] }>();
  doc.descendants((node, from) => {
    const mark = suggestionOn(node);
    if (!mark) return;
    const attributes = attributesOf(mark);
    const known = found.get(attributes.id) ?? { attributes, from, to: from, inserted: "", deleted: "" };
    const words = node.text ?? (attributes.part === "break" ? "¶" : "");
    const kind = mark.type.name === "insertion" ? "inserted" : "deleted";
    known[kind] += (known[kind] && from > known.to ? between(doc, known.to, from) : "") + words;
    known.to = from + node.nodeSize;
    found.set(attributes.id, known);
  });
  const suggestions = [...found.values()];
  read.set(doc, suggestions);
  return suggestions;
}
