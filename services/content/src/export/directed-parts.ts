import { type ReadingDirection, readingDirection } from "@muhtawa/text-analysis";

export interface DirectedPart {
  readonly dir: ReadingDirection;
  readonly text: string;
}

const STRONG = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * A text in parts that are read in one direction each: what stands between words of one direction is theirs, between words of two
 * directions it is the paragraph's. A simplification of the bidirectional algorithm that is enough to choose fonts and languages by.
 */
export function directedParts(text: string, around: ReadingDirection): DirectedPart[] {
  const parts: { dir: ReadingDirection; text: string }[] = [];
  const add = (dir: ReadingDirection, added: string) => {
    const last = parts.at(-1);
    if (last?.dir === dir) last.text += added;
    else if (added) parts.push({ dir, text: added });
  };
  let end = 0;
  let before: ReadingDirection = around;
  for (const { 0: word, index } of text.matchAll(STRONG)) {
    const dir = readingDirection(word, around);
    add(before === dir ? dir : around, text.slice(end, index));
    add(dir, word);
    before = dir;
    end = index + word.length;
  }
  add(before === around ? before : around, text.slice(end));
  return parts;
}
