import { bareOf } from "./reading.ts";

const WORD = /[\p{L}\p{M}\u0640'’-]+/gu;
const BEFORE = /^(?:[وف]?(?:بال|كال|لل|ال|[بكل])?)(?=\p{L}{2})/u;

/** Tells the words of terms that are one's own, also with what Arabic writes before them. */
export function ownWords(terms: readonly string[]): (word: string) => boolean {
  const own = new Set(terms.flatMap((term) => Array.from(term.matchAll(WORD), ([word]) => bareOf(word).toLowerCase())));
  return (word) => {
    const bare = bareOf(word).toLowerCase();
    return own.size > 0 && (own.has(bare) || own.has(bare.replace(BEFORE, "")) || own.has(bare.replace(/^[وف]/u, "")));
  };
}
