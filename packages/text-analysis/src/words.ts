import { HAMZA_MARK, normaliseMarked } from "./normalise.ts";
import type { Bare } from "./clitics.ts";

const APOSTROPHE = /['’ʼ`]/gu;
/** With `HAMZA_MARK` among its letters. */
const SEARCHED_WORD = /[\p{L}\p{N}\p{M}\uE000]+(?:['’ʼ`‐‑-][\p{L}\p{N}\p{M}\uE000]+)*/gu;
const COUNTED_WORD = /[\p{L}\p{N}\p{M}\u0640\u200C\u200D]+(?:(?:['’ʼ`‐‑_-]|(?<=\p{N})[.,:/٫٬](?=\p{N}))[\p{L}\p{N}\p{M}\u0640]+)*/gu;

/** Names like عبدالله are written as one word and as two. */
const SERVANT_OF = /^عبد(?=ال\p{L}{2})/u;

/** A word of a text in its normalised form; one with hyphens has its parts too. */
export interface Word {
  readonly whole: Bare;
  readonly parts: readonly Bare[];
}

const bare = (marked: string): Bare => ({ word: marked.replaceAll(HAMZA_MARK, ""), hamza: marked.includes(HAMZA_MARK) });
const single = (word: string): Word => ({ whole: bare(word), parts: [bare(word)] });

/** The words of a text, normalised, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [found] of normaliseMarked(text).matchAll(SEARCHED_WORD)) {
    const parts = found.replace(APOSTROPHE, "").split(/[‐‑-]/u);
    if (SERVANT_OF.test(found)) words.push(single("عبد"), single(found.slice(3)));
    else words.push({ whole: bare(parts.join("")), parts: parts.map(bare) });
  }
  return words;
}

/** How many words a text has. A hyphenated word, one with an apostrophe and a number with its separators count as one. */
export function wordCount(text: string): number {
  return [...text.matchAll(COUNTED_WORD)].length;
}
