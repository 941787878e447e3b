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

/**
 * Where the words of a phrase stand next to each other in a text, each as the search would find it: in any case, with or without hamza and
 * harakat, with what Arabic writes onto it, its suffixes and its plurals. The phrase's words must come in its order.
 */
export function placesOf(text: string, phrase: string): Passage[] {
  const wanted = queryKeys(phrase);
  if (wanted.length === 0) return [];
  const keysOf = new Map<string, readonly string[]>();
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const keys = keysOf.get(word) ?? searchKeys(word, Infinity);
    keysOf.set(word, keys);
    return { start: index, end: index + word.length, keys };
  });
  const found: Passage[] = [];
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const run = words.slice(at, at + wanted.length);
    const isPhrase = run.every(({ keys }, n) => {
      const query = wanted[n];
      return query && keys.some((key) => isFoundBy(key, query));
    });
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    if (!isPhrase || /\n\s*\n/.test(text.slice(start, end))) continue;
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
