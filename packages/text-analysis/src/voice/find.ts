import { type Form, type Node, trieOf } from "./term-trie.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A place where a term stands. */
export interface Found {
  /** In UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is written onto the front of an Arabic word, in bare letters. */
  readonly clitics: string;
  /** The inflection's ending, in bare letters. */
  readonly ending: string;
  /** False for a form that may be another word. */
  readonly certain: boolean;
  readonly other?: Form["other"];
}

const joined = (conjunctions: readonly string[], ...others: readonly string[]): string[] =>
  conjunctions.flatMap((conjunction) => others.map((other) => conjunction + other)).toSorted((a, b) => b.length - a.length);

/** What may be written onto a word, the longest first. */
const CLITICS = joined(["", "و", "ف"], "", "ب", "ك", "ل", "ال", "بال", "كال", "لال", "لل");
/** Onto one that has the article itself. */
const WITH_ARTICLE = joined(["", "و", "ف"], "ال", "بال", "كال", "لل");
const ARTICLE = "ال";

/** A match of one form, from token to token. */
interface Match {
  readonly form: Form;
  readonly clitics: string;
  readonly last: number;
}

/**
 * Finds terms in a text as words: in any case, with harakat or without, however their hamza is seated, with what Arabic writes onto them,
 * and inflected as far as their letters tell. Addresses, link targets and code are passed over, and no term runs over the end of a line.
 * All terms are looked for in one pass.
 */
export class TermFinder {
  readonly #root: Node;
  readonly #terms: readonly string[];

  constructor(terms: readonly string[]) {
    this.#root = trieOf(terms);
    this.#terms = terms;
  }

  /** Where each term stands, in the terms' order; the places of one term in order, none overlapping. */
  find(text: string): Found[][] {
    const found = this.#terms.map((): Found[] => []);
    if (this.#root.next.size === 0) return found;
    const tokens = tokensOf(text);
    for (let at = 0; at < tokens.length; at++) {
      for (const { form, clitics, last } of this.#matchesAt(tokens, at)) {
        const places = found[form.term];
        const [start, end] = [tokens[at]?.start ?? 0, tokens[last]?.end ?? 0];
        if (!places || start < (places.at(-1)?.end ?? 0)) continue;
        const written = text.slice(start, end);
        if (hasDoubled(written, clitics.length) && !hasDoubled(this.#terms[form.term] ?? "", 0)) continue;
        const { ending, other } = form;
        const certain = form.certain || (other === "plural" && /(?:ال|لل)$/u.test(clitics));
        places.push({ start, end, text: written, clitics, ending, certain, ...(other && { other }) });
      }
    }
    return found;
  }

  /** Whether one of the terms surely stands in a text. */
  hasAny(text: string): boolean {
    return this.find(text).some((places) => places.some(({ certain }) => certain));
  }

  /** For each term that begins at a token, its best match: the one with the most written onto it, then the longest. */
  #matchesAt(tokens: readonly Token[], at: number): Iterable<Match> {
    const token = tokens[at];
    if (!token || (!token.isWord && isTouched(tokens, at - 1, token.start))) return [];
    const best = new Map<number, Match>();
    const take = (node: Node | undefined, clitics: string, isMeant: (form: Form) => boolean) => {
      if (node) this.#follow(tokens, at, node, (form, last) => isMeant(form) && better(best, { form, clitics, last }));
    };
    const { key, bare } = token;
    if (bare === undefined) take(this.#root.next.get(key), "", () => true);
    else
      for (const clitics of CLITICS)
        if (bare.startsWith(clitics))
          take(
            this.#root.next.get(key.slice(clitics.length)),
            clitics,
            (form) => bare.endsWith(form.ending) && (form.definite !== true || WITH_ARTICLE.includes(clitics)),
          );
    return best.values();
  }

  /** Every form that goes on from a node; a later Arabic word may have the article. Each node is reached once, at one depth. */
  #follow(tokens: readonly Token[], at: number, start: Node, take: (form: Form, last: number) => void): void {
    let nodes: Node[] = [start, ...start.also];
    for (let last = at; nodes.length > 0; last++) {
      for (const { forms } of nodes) if (forms.length > 0 && !endsWithin(tokens, last)) for (const form of forms) take(form, last);
      const next = tokens[last + 1];
      if (!next || next.key === "") return;
      const reached: Node[] = [];
      for (const node of nodes) {
        const same = node.next.get(next.key);
        if (same) reached.push(same);
        const bare = next.bare?.startsWith(ARTICLE) ? node.next.get(next.key.slice(ARTICLE.length)) : undefined;
        if (bare) reached.push(bare);
      }
      nodes = reached;
    }
  }
}

const SHADDA = "\u0651";

/**
 * Whether a letter is written doubled, which may make another word: الكتّاب are not كتاب. The first letter after the article is doubled by
 * the article, and a ya or waw by the ending.
 */
function hasDoubled(word: string, clitics: number): boolean {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const sign = word.charAt(at);
    if (sign === SHADDA && letters - 1 > clitics && !/[\u064A\u0648]\p{M}*$/u.test(word.slice(Math.max(0, at - 2), at))) return true;
    if (/\p{L}/u.test(sign)) letters += 1;
  }
  return false;
}

/** Whether a word stands right beside a sign, so that a term that begins or ends with the sign isn't a word of its own. */
const isTouched = (tokens: readonly Token[], at: number, place: number): boolean => {
  const beside = tokens[at];
  return beside !== undefined && beside.isWord && (beside.start === place || beside.end === place);
};

/** Whether a word goes on right after a sign. */
const endsWithin = (tokens: readonly Token[], last: number): boolean => {
  const token = tokens[last];
  return token !== undefined && !token.isWord && isTouched(tokens, last + 1, token.end);
};

function better(best: Map<number, Match>, match: Match): void {
  const { form, clitics, last } = match;
  const known = best.get(form.term);
  const isBetter =
    !known ||
    clitics.length > known.clitics.length ||
    (clitics.length === known.clitics.length &&
      (last > known.last || (last === known.last && form.ending.length > known.form.ending.length)));
  if (isBetter) best.set(form.term, match);
}
