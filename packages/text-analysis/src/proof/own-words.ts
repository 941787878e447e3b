import { NOUN_PARTICLES, splitsOf } from "./prefixed.ts";
import { bareOf } from "./reading.ts";

/** What of a company proofreading passes over; a form that is still being filled has only some of it. */
interface Company {
  readonly companyName?: string | undefined;
  readonly brandName?: string | undefined;
  readonly words?: readonly string[] | undefined;
  readonly competitors: readonly string[];
  readonly persona?: { readonly name?: string | null } | null | undefined;
  readonly brandVoice: { readonly rules: readonly { readonly kind: string; readonly term: string }[] };
}

/** The terms that a company writes its own way: its words and names, and what its voice wants. */
export const companyTerms = ({ companyName, brandName, words = [], competitors, persona, brandVoice }: Company): string[] => [
  ...[companyName, brandName, persona?.name].filter((name) => name != null),
  ...words,
  ...competitors,
  ...brandVoice.rules.filter(({ kind }) => kind === "PREFER" || kind === "GLOSSARY").map(({ term }) => term),
];

const WORD = /[\p{L}\p{M}\u0640'’-]+/gu;

/** What two spellings of a term share where only vowel marks, tatweel, case or what isn't seen differ. */
export const sameTerm = (term: string): string => bareOf(term).toLowerCase();

/** Tells the words of terms that are one's own, also with what Arabic writes before them; the alef of their article goes after ل. */
export function ownWords(terms: readonly string[]): (word: string) => boolean {
  const own = new Set(terms.flatMap((term) => Array.from(term.matchAll(WORD), ([word]) => sameTerm(word))));
  return (word) => {
    if (own.size === 0) return false;
    const bare = sameTerm(word);
    if (own.has(bare)) return true;
    for (const { rest, definite } of splitsOf(bare, NOUN_PARTICLES)) if (own.has(rest) || (definite && own.has(`ال${rest}`))) return true;
    return false;
  };
}
