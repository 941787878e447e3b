import { normalise } from "@muhtawa/text-analysis";

/** A text as it is searched, and where each of its characters stands in what was written. */
export interface FoldedText {
  readonly text: string;
  /** For each character of `text`, where it begins in the text as written. */
  readonly from: readonly number[];
  /** And where it ends, with the harakat and tatweel that follow it. */
  readonly to: readonly number[];
}

const BLANK = /^\s$/u;
const known = new Map<string, string>();
/** Characters that are remembered: more than a text has different ones. */
const MOST_KNOWN = 5_000;

/** One character without what doesn't matter in a search: case, harakat, the seat of a hamza, tatweel, what isn't seen. */
function fold(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = BLANK.test(character) ? " " : normalise(character);
  if (known.size < MOST_KNOWN) known.set(character, folded);
  return folded;
}

/** Reads a text for searching, character by character, so that what is found can be shown where it stands. */
export function foldedText(written: string): FoldedText {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of written) {
    const folded = fold(character);
    const end = at + character.length;
    // what is dropped belongs to the letter before it
    if (folded === "" && to.length > 0) {
      const last = to.at(-1);
      for (let index = to.length - 1; index >= 0 && to[index] === last; index -= 1) to[index] = end;
    }
    for (let index = 0; index < folded.length; index += 1) {
      from.push(at);
      to.push(end);
    }
    text += folded;
    at = end;
  }
  return { text, from, to };
}
