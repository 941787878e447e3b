import { NOUN_PARTICLES, splitsOf } from "./prefixed.ts";
import { bareOf } from "./reading.ts";

const WORD = /[\p{L}\p{M}\u0640'’-]+/gu;

/** Tells the words of terms that are one's own, also with what Arabic writes before them; the alef of their article goes after ل. */
export function ownWords(terms: readonly string[]): (word: string) => boolean {
  const own = new Set(terms.flatMap((term) => Array.from(term.matchAll(WORD), ([word]) => bareOf(word).toLowerCase())));
  return (word) => {
    if (own.size === 0) return false;
    const bare = bareOf(word).toLowerCase();
    if (own.has(bare)) return true;
    for (const { rest, definite } of splitsOf(bare, NOUN_PARTICLES)) if (own.has(rest) || (definite && own.has(`ال${rest}`))) return true;
    return false;
  };
}
