import type { Node } from "@tiptap/pm/model";
import type { Range } from "../../ui/document/worked-range.ts";

/** Marks of one check: more would be of a word that is everywhere. */
const MOST = 50;

interface Readable {
  text: string;
  /** Where each of its letters stands in the document. */
  places: number[];
}

/** A document's letters with one blank for any number, as the evidence of checks has them. */
function readable(doc: Node): Readable {
  const found: Readable = { text: "", places: [] };
  const add = (text: string, place: number) => {
    for (let at = 0; at < text.length; at++) {
      const letter = text.charAt(at);
      const blank = /\s/.test(letter);
      if (blank && found.text.endsWith(" ")) continue;
      found.text += blank ? " " : letter;
      found.places.push(place + at);
    }
  };
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    add(" ", position);
    node.forEach((child, offset) => add(child.text ?? (child.type.name === "hardBreak" ? " " : ""), position + 1 + offset));
    return false;
  });
  return found;
}

/** A passage as it may stand in the text: a long one was cut, and a sign says so. */
const readings = (passage: string): string[] => [passage, ...(passage.endsWith("…") ? [passage.slice(0, -1)] : [])];

/** Where passages that a check rests on stand in a document, at most fifty. */
export function placesOfPassages(doc: Node, passages: readonly string[]): Range[] {
  if (passages.length === 0) return [];
  const { text, places } = readable(doc);
  const found: Range[] = [];
  for (const passage of passages) {
    const wanted = readings(passage).find((reading) => reading !== "" && text.includes(reading));
    if (wanted === undefined) continue;
    for (let at = text.indexOf(wanted); at >= 0 && found.length < MOST; at = text.indexOf(wanted, at + wanted.length)) {
      const [from, last] = [places[at], places[at + wanted.length - 1]];
      if (from !== undefined && last !== undefined) found.push({ from, to: last + 1 });
    }
  }
  return found;
}
