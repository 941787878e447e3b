import { HAMZA_MARK, normaliseMarked, TA_MARBUTA_MARK } from "./normalise.ts";
/** A word in its normalised form. */
export interface Bare {
  readonly word: string;
  /** Whether its first alef carries one, which the article's never does. */
  readonly hamza: boolean;
  /** Whether it ends in one, which a pronoun never does. */
  readonly taMarbuta: boolean;
}

const APOSTROPHE = /['’ʼ`]/gu;
/** With the marks of `normaliseMarked` among its letters. */
const SEARCHED_WORD = /[\p{L}\p{N}\p{M}\uE000\uE001]+(?:['’ʼ`‐‑-][\p{L}\p{N}\p{M}\uE000\uE001]+)*/gu;
const COUNTED_WORD = /[\p{L}\p{N}\p{M}\u0640\u200C\u200D]+(?:(?:['’ʼ`‐‑_-]|(?<=\p{N})[.,:/٫٬](?=\p{N}))[\p{L}\p{N}\p{M}\u0640]+)*/gu;

/** Names like عبدالله and أبوبكر are written as one word and as two. */
const SERVANT_OF = /^عبد(?=ال\p{L}{2})/u;
const FATHER_OF = /^ابو(?=(?:بكر|طالب|هريره|فراس|تمام|نواس|علي|محمد|احمد|خالد|عمر|حسن|فهد|سعود|ناصر|يوسف|ال\p{L}{3}))/u;

/** A word of a text in its normalised form; one with hyphens has its parts too. */
export interface Word {
  readonly whole: Bare;
  readonly parts: readonly Bare[];
}

const bare = (marked: string): Bare => ({
  word: marked.replace(/[\uE000\uE001]/gu, ""),
  hamza: marked.includes(HAMZA_MARK),
  taMarbuta: marked.endsWith(TA_MARBUTA_MARK),
});
const single = (word: string): Word => ({ whole: bare(word), parts: [bare(word)] });

/** The words of a text, normalised, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [found] of normaliseMarked(text).matchAll(SEARCHED_WORD)) {
    const parts = found.replace(APOSTROPHE, "").split(/[‐‑-]/u);
    if (SERVANT_OF.test(found)) words.push(single("عبد"), single(found.slice(3)));
    else if (FATHER_OF.test(found)) words.push(single("ابو"), single(found.slice(3)));
    else words.push({ whole: bare(parts.join("")), parts: parts.map(bare) });
  }
  return words;
}

/** How many words a text has. A hyphenated word, one with an apostrophe and a number with its separators count as one. */
export function wordCount(text: string): number {
  return [...text.matchAll(COUNTED_WORD)].length;
}
