import { remembering } from "../remembering.ts";
import { headingsOf, paragraphsOf, type Passage } from "../structure.ts";
import { wordCount } from "../words.ts";
import { isFoundBy, queryKeys, searchKeys } from "./search-keys.ts";

/** How a text uses a keyword, in any of its forms. */
export interface KeywordUse {
  readonly count: number;
  /** Of a hundred words. */
  readonly density: number;
  readonly inFirstParagraph: boolean;
  readonly inFirstHeading: boolean;
  readonly inSubheadings: boolean;
  /** In UTF-16 code units. */
  readonly places: readonly Passage[];
}

const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’‐‑-][\p{L}\p{N}\p{M}\u0640]+)*/gu;

const keysOf = remembering((word): readonly string[] => searchKeys(word, Infinity));

/**
 * Where the words of a phrase stand next to each other in a text, each as the search would find it: in any case, with or without hamza and
 * harakat, with what Arabic writes onto it, its suffixes and its plurals. The phrase's words must come in its order.
 */
export function placesOf(text: string, phrase: string): Passage[] {
  const wanted = queryKeys(phrase);
  if (wanted.length === 0) return [];
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, keys: keysOf(word) }));
  const found: Passage[] = [];
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((query, n) => words[at + n]?.keys.some((key) => isFoundBy(key, query)))) continue;
    const [start, end] = [words[at]?.start ?? 0, words[at + wanted.length - 1]?.end ?? 0];
    if (/\n\s*\n/.test(text.slice(start, end))) continue;
    found.push({ text: text.slice(start, end), start, end });
    at += wanted.length - 1;
  }
  return found;
}

/** How a Markdown text uses a keyword of one or more words. */
export function keywordUse(markdown: string, keyword: string): KeywordUse {
  const places = placesOf(markdown, keyword);
  const words = wordCount(markdown);
  const headings = headingsOf(markdown);
  const has = (text: string | undefined) => text !== undefined && placesOf(text, keyword).length > 0;
  return {
    count: places.length,
    density: words === 0 ? 0 : (100 * places.length) / words,
    inFirstParagraph: has(paragraphsOf(markdown)[0]?.text),
    inFirstHeading: has(headings[0]?.text),
    inSubheadings: headings.slice(1).some(({ text }) => has(text)),
    places,
  };
}
