import type { Node } from "@tiptap/pm/model";
import type { Range } from "../../../ui/document/worked-range.ts";
import { suggestionOn } from "../suggestions/suggester.ts";
import { type FoldedText, foldedText } from "./folded-text.ts";

/** Places that are shown and counted; a text with more says "more than". */
export const MOST_FOUND = 2_000;
/** Characters that are searched for; a longer paste is cut. */
export const LONGEST_WANTED = 200;

const blocks = new WeakMap<Node, FoldedText>();

/** Stands for what no one searches for. */
const NOTHING = "\uFFFC";

/** A character for each position of a textblock. A picture, a line break and what is suggested to go are no text that one searches for. */
function searched(block: Node): string {
  let text = "";
  block.forEach((node) => {
    const goes = suggestionOn(node)?.type.name === "deletion";
    text += node.isText && !goes ? node.text : NOTHING.repeat(node.nodeSize);
  });
  return text;
}

/** A textblock for searching. */
function folded(block: Node): FoldedText {
  const before = blocks.get(block);
  if (before) return before;
  const read = foldedText(searched(block));
  blocks.set(block, read);
  return read;
}

/** Where a text stands in a document, whatever its harakat, its hamza forms and its case; at most MOST_FOUND places, none across blocks. */
export function foundPlaces(doc: Node, wanted: string): Range[] {
  const { text: needle } = foldedText(wanted.slice(0, LONGEST_WANTED));
  if (needle === "") return [];
  const places: Range[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return places.length < MOST_FOUND;
    const { text, from, to } = folded(node);
    let at = text.indexOf(needle);
    while (at >= 0 && places.length < MOST_FOUND) {
      const [start, end] = [from[at] ?? 0, to[at + needle.length - 1] ?? 0];
      const place = { from: position + 1 + start, to: position + 1 + end };
      // an ellipsis is read as three stops, and is one place nevertheless
      if (place.from >= (places.at(-1)?.to ?? 0)) places.push(place);
      at = text.indexOf(needle, at + needle.length);
    }
    return false;
  });
  return places;
}
