import { type Bare, queryStems, textStems } from "./clitics.ts";
import { normalise } from "./normalise.ts";
import { wordsOf } from "./words.ts";

const LONGEST_KEY = 64;
const MOST_KEYS = 2_000;
/** Characters that are read for keys: a text with fewer different words than keys would be read to its end, however long it is. */
const MOST_READ = 200_000;
const MOST_QUERY_WORDS = 12;

/** Characters of a long text that are read in one step. */
const PIECE = 10_000;
const LETTER = /^[\p{L}\p{N}]/u;

/** In a hyphenated word that is searched for, a beginning as short as that belongs to the rest: e-mail is email. */
const SHORT_BEGINNING = 2;

/**
 * The keys under which a text is found, for an index: its words normalised, without repetitions, each followed by what it may be without
 * the clitics before it, the longest stripped first. Never more than `limit`; words further on are then not found.
 */
export function searchKeys(text: string, limit: number = MOST_KEYS): string[] {
  const reading = readKeys(text, limit);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same a few milliseconds at a time: who reads a long text may do something else after each step. Returns the keys. */
export function* readKeys(text: string, limit: number = MOST_KEYS): Generator<void, string[]> {
  const keys = new Set<string>();
  const read = limit === Infinity ? text : text.slice(0, MOST_READ);
  for (let from = 0; from < read.length;) {
    const to = endOfPiece(read, from);
    for (const { whole, parts } of wordsOf(read.slice(from, to))) {
      for (const bare of parts.length > 1 ? [whole, ...parts] : [whole]) {
        for (const key of [bare.word, ...textStems(bare)]) {
          if (keys.size >= limit) return [...keys];
          if (key !== "") keys.add(key.slice(0, LONGEST_KEY));
        }
      }
    }
    from = to;
    if (from < read.length) yield;
  }
  return [...keys];
}

/** Behind the first gap between two words after so many characters; what has no gap for as long again is cut where it is. */
function endOfPiece(text: string, from: number): number {
  for (let at = from + PIECE; at < Math.min(from + 2 * PIECE, text.length); at += 1) if (isGap(text, at)) return at;
  return Math.min(from + 2 * PIECE, text.length);
}

/** A mark after white space belongs to it. */
const isGap = (text: string, at: number): boolean => (text[at - 1] === " " || text[at - 1] === "\n") && LETTER.test(text[at] ?? "");

const alternatives = (bare: Bare): string[] => [...new Set([bare.word, ...queryStems(bare)])].map((key) => key.slice(0, LONGEST_KEY));

/**
 * What to look for, one entry for each typed word: a text matches when for every entry one of its alternatives is the beginning of one of
 * the text's keys. Alternatives are the word and what it may be without its clitics. A blank term has no entries; one
 * without letters and digits has an entry without alternatives, so that it finds nothing. Words beyond the twelfth are passed over.
 */
export function queryKeys(term: string): string[][] {
  const words = wordsOf(term)
    .flatMap(({ whole, parts }) => ((parts[0]?.word.length ?? 0) <= SHORT_BEGINNING ? [whole] : parts))
    .filter(({ word }) => word !== "")
    .slice(0, MOST_QUERY_WORDS)
    .map(alternatives);
  return words.length === 0 && normalise(term) !== "" ? [[]] : words;
}

/** Whether a text is found by a term, as typed so far; a blank term finds everything. */
export function matches(text: string, term: string): boolean {
  const keys = searchKeys(text, Infinity);
  return queryKeys(term).every((forms) => forms.some((form) => keys.some((key) => key.startsWith(form))));
}
