import { joinedName } from "../arabic/spelling-variants.ts";
import { normalise } from "../normalise.ts";
import { type Bare, wordsOf } from "../words.ts";
import { ARTICLE, formsOf, verbFormsOf } from "./word-forms.ts";

/** Rises with every change of the keys that a text has: what is stored under older ones is read anew. */
export const KEYS = 5;

const LONGEST_KEY = 64;
const MOST_KEYS = 2_500;
/** Characters that are read for keys: a text with fewer different words than keys would be read to its end, however long it is. */
const MOST_READ = 200_000;
const MOST_QUERY_WORDS = 12;

/** Characters of a long text that are read in one step. */
const PIECE = 2_000;
const LETTER = /^[\p{L}\p{N}]/u;

/** In a hyphenated word that is searched for, a beginning as short as that belongs to the rest: e-mail is email. */
const SHORT_BEGINNING = 2;

/** Before a key that isn't in the text as it stands: a word of which one in the text is a form. It is found whole only. */
const FORM = "=";
/** Before a verb of which a word is any person: يكتب, كتبوا and نكتب have the same. */
const VERB = "~";
/** The same, where the word is rather a noun. Two such words aren't found by each other: جمل and أجمل. */
const DOUBTFUL_VERB = "?";

const cut = (key: string): string => key.slice(0, LONGEST_KEY);

const verbKeysOf = (bare: Bare): string[] => verbFormsOf(bare).map(({ stem, isDoubtful }) => (isDoubtful ? DOUBTFUL_VERB : VERB) + stem);
const wantedVerbKeysOf = (bare: Bare): string[] =>
  verbFormsOf(bare).flatMap(({ stem, isDoubtful }) => (isDoubtful ? [VERB + stem] : [VERB + stem, DOUBTFUL_VERB + stem]));

/** A word's keys: as it is written, after its article, and those that it is a form of. */
function keysOf(bare: Bare): string[] {
  const article = ARTICLE.exec(bare.word)?.[0];
  const bared = article === undefined ? undefined : bare.word.slice(article.length);
  return [bare.word, ...formsOf(bare).map((form) => (form === bared ? form : FORM + form)), ...verbKeysOf(bare)];
}

/**
 * The keys under which a text is found, for an index: its words normalised, without repetitions, each followed by those of which it is a
 * form, marked so. Never more than `limit`; words further on are then not found.
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
    let before = "";
    for (const { whole, parts } of wordsOf(read.slice(from, to))) {
      const joined = joinedName(before, whole.word) ?? joinedName(before.replace(ARTICLE, ""), whole.word);
      before = whole.word;
      const words = (parts.length > 1 ? [whole, ...parts] : [whole]).flatMap(keysOf);
      for (const key of joined === undefined ? words : [...words, FORM + joined]) {
        if (keys.size >= limit) return [...keys];
        if (key !== "") keys.add(cut(key));
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

/** What one typed word is found by. */
export interface WordQuery {
  /** Keys of which a text must have one. */
  readonly keys: readonly string[];
  /** What a key of a text may begin with instead. */
  readonly beginnings?: readonly string[];
}

/** Whether the last word of a term may be the beginning of one, as while it is being typed. */
export type Typed = "whole" | "begun";

function queryOf(forms: readonly string[], verbs: readonly string[], beginning: string | undefined): WordQuery {
  const keys = [...[...new Set(forms)].flatMap((key) => [cut(key), cut(FORM + key)]), ...verbs];
  if (beginning === undefined) return { keys };
  const bared = beginning.replace(ARTICLE, "");
  return { keys, beginnings: [beginning, ...(bared !== beginning && bared !== "" ? [bared] : [])].map(cut) };
}

/**
 * What to look for, one entry for each typed word: a text matches when it has for every entry one of its keys, or one that begins as the
 * entry says. A blank term has no entries; one without letters and digits has an entry without keys, so that it finds nothing. Words beyond
 * the twelfth are passed over.
 */
export function queryKeys(term: string, typed: Typed = "whole"): WordQuery[] {
  const words = wordsOf(term)
    .flatMap(({ whole, parts }) => ((parts[0]?.word.length ?? 0) <= SHORT_BEGINNING ? [whole] : parts))
    .filter(({ word }) => word !== "")
    .slice(0, MOST_QUERY_WORDS);
  if (words.length === 0) return normalise(term) === "" ? [] : [{ keys: [] }];
  const queries: WordQuery[] = [];
  for (let at = 0; at < words.length; at++) {
    const bare = words[at] as Bare;
    const next = words[at + 1];
    const joined = next && joinedName(bare.word, next.word);
    if (joined !== undefined) at += 1;
    const isLast = at === words.length - 1;
    const begun = typed === "begun" && isLast ? (joined ?? bare.word) : undefined;
    queries.push(
      joined === undefined ? queryOf([bare.word, ...formsOf(bare)], wantedVerbKeysOf(bare), begun) : queryOf([joined], [], begun),
    );
  }
  return queries;
}

/** Whether a key of a text is one that is looked for. */
export const isFoundBy = (key: string, { keys, beginnings = [] }: WordQuery): boolean =>
  keys.includes(key) || beginnings.some((beginning) => key.startsWith(beginning));

/** Whether a text is found by a term; a blank term finds everything. */
export function matches(text: string, term: string, typed: Typed = "whole"): boolean {
  const keys = searchKeys(text, Infinity);
  return queryKeys(term, typed).every((query) => keys.some((key) => isFoundBy(key, query)));
}
