import type { Mark, Node } from "@tiptap/pm/model";
import type { SuggestionAttributes } from "../../../ui/document/suggestion-marks.ts";

/** Who suggests; the id and the time of what begins now. */
export type Suggester = Pick<SuggestionAttributes, "id" | "author" | "by" | "at">;

/** The suggestion that a node is part of. */
export const suggestionOn = (node: Node | null | undefined): Mark | undefined =>
  node?.marks.find(({ type }) => type.name === "insertion" || type.name === "deletion");

export const attributesOf = (mark: Mark) => mark.attrs as unknown as SuggestionAttributes;

/** What goes on at a place goes on with the suggestion that the same one has begun there: a word is one, however many keys it took. */
export function goingOn(doc: Node, from: number, to: number, by: Suggester): Suggester {
  const near = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter, doc.resolve(from).nodeAfter];
  for (const node of near) {
    const mark = suggestionOn(node);
    if (!mark) continue;
    const { id, author, by: whose, at, part } = attributesOf(mark);
    if (author === by.author && whose === by.by && part !== "block") return { id, author, by: whose, at };
  }
  return by;
}
