import { brokenPluralsOf } from "../arabic/broken-plurals.ts";
import { comparativeOf } from "../arabic/comparatives.ts";
import { arabicEndings, arabicPersons, englishEndings, otherNumbers, ownedNumbers, OWNERS } from "./inflection.ts";
import { comparable, isArabic } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A way in which a term may be written, inflected or not. */
export interface Form {
  /** The term's place among the terms. */
  readonly term: number;
  readonly ending: string;
  /** False for a form that may be another word. */
  readonly certain: boolean;
  /** Whether the first word has the article, so that it must stand before it; undefined where nothing is written onto it. */
  readonly definite?: boolean;
  /** A broken plural or a comparative, which another word can't take on by an ending. */
  readonly other?: "plural" | "comparative";
}

/** What follows one token of a term's forms: each next token's key, and the forms that end here. */
export interface Node {
  readonly next: Map<string, Node>;
  readonly forms: Form[];
  /** Where a term goes on after any of a word's forms, so that their following words are kept once. */
  readonly also: Node[];
}

const newNode = (): Node => ({ next: new Map(), forms: [], also: [] });

const HAS_ARTICLE = /^ال\p{L}{2}/u;

/** All forms of all terms by their tokens, so that a text is compared with all of them at once. */
export function trieOf(terms: readonly string[]): Node {
  const root = newNode();
  for (const [term, written] of terms.entries()) {
    const tokens = tokensOf(written.trim().replace(/\s+/gu, " "));
    const [first, ...rest] = tokens;
    if (!first || tokens.some(({ key }) => key === "")) continue;
    if (first.bare === undefined) addLatin(root, term, tokens);
    else addArabic(root, term, first.bare, rest);
  }
  return root;
}

function addLatin(root: Node, term: number, tokens: readonly Token[]): void {
  const last = tokens.at(-1);
  const text = tokens.map(({ key }) => key).join("");
  const { sure, possible } = last?.isWord ? englishEndings(text) : { sure: [], possible: [] };
  for (const ending of ["", ...sure, ...possible]) {
    const keys = [...tokens.slice(0, -1), ...tokensOf(`${last?.key}${ending}`)].map(({ key }) => key);
    add(root, keys, { term, ending, certain: !possible.includes(ending) });
  }
}

function addArabic(root: Node, term: number, first: string, rest: readonly Token[]): void {
  const definite = HAS_ARTICLE.test(first);
  const bare = definite ? first.slice("ال".length) : first;
  const keys = rest.map(({ key }) => key);
  add(root, [comparable(bare), ...keys], { term, ending: "", certain: true, definite });
  if (rest.length > 0) {
    // "Our" stands at a phrase's first word; it may make a sentence of it: سعرنا رخيص.
    const owned = isArabic(bare) && !definite && arabicEndings(bare).sure.length > 0 ? OWNERS : [];
    const stem = bare.endsWith("ة") ? `${bare.slice(0, -1)}ت` : bare;
    for (const owner of owned) add(root, [comparable(stem + owner), ...keys], { term, ending: "", certain: false, definite: false });
    addOtherNumbers(root, term, comparable(bare), rest);
    return;
  }
  const owner = OWNED.exec(bare)?.[1];
  if (owner !== undefined && !definite)
    for (const number of otherNumbers(comparable(bare.slice(0, -owner.length))))
      add(root, [(number.endsWith("ه") ? `${number.slice(0, -1)}ت` : number) + owner], {
        term,
        ending: "",
        certain: false,
        definite: false,
      });
  for (const verb of definite ? [] : arabicPersons(bare))
    add(root, [comparable(verb)], { term, ending: "", certain: false, definite: false });
  for (const [other, letters] of otherForms(bare)) {
    const form = { term, certain: letters.length > SHORT_PLURAL, definite, other };
    add(root, [comparable(letters)], { ...form, ending: "" });
    for (const stem of beforeOwners(comparable(letters))) for (const ending of OWNERS) add(root, [stem + ending], { ...form, ending });
  }
  const { sure, possible } = arabicEndings(bare);
  const opens = bare.endsWith("ة") && sure.length + possible.length > 0;
  const stem = opens ? bare.slice(0, -1) : bare;
  for (const ending of [...sure, ...possible])
    add(root, [comparable(stem + ending)], { term, ending, certain: !possible.includes(ending), definite });
}

/** What seems to be owned: منتجنا. */
const OWNED = /^\p{L}{4,}(نا|كم|ها|هم)$/u;

/** A phrase in its other numbers, which may mean something else: نتائج مضمونة by نتيجة مضمونة, عروضنا الحصرية by عرض حصري. */
function addOtherNumbers(root: Node, term: number, first: string, rest: readonly Token[]): void {
  let next: Node = { ...newNode(), forms: [{ term, ending: "", certain: false, definite: false }] };
  for (const { key, bare } of rest.toReversed()) {
    const node = newNode();
    for (const form of bare === undefined ? [key] : otherNumbers(key)) node.next.set(form, next);
    next = node;
  }
  for (const form of [...otherNumbers(first), ...ownedNumbers(first)]) {
    const node = root.next.get(form) ?? newNode();
    root.next.set(form, node);
    node.also.push(next);
  }
}

/** Plurals as short as كتب are often verbs, too. */
const SHORT_PLURAL = 3;

/** Hamza has a seat before a pronoun: خبراؤنا, خبرائنا. */
const beforeOwners = (letters: string): string[] =>
  letters.endsWith("ء") ? ["ء", "و", "ي"].map((seat) => letters.slice(0, -1) + seat) : [letters];

const otherForms = (word: string): ["plural" | "comparative", string][] => {
  const comparative = comparativeOf(word);
  return [
    ...brokenPluralsOf(comparable(word)).map((plural): ["plural", string] => ["plural", plural]),
    ...(comparative === undefined ? [] : ([["comparative", comparative]] as ["comparative", string][])),
  ];
};

function add(root: Node, keys: readonly string[], form: Form): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  node.forms.push(form);
}
