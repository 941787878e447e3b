import type { Lexicon } from "./lexicon.ts";

let given: Lexicon | undefined;

/** Gives a browser's worker, which has no files, the Arabic lexicon that it has fetched. */
export function giveArabicLexicon(lexicon: Lexicon): void {
  given = lexicon;
}

/** The Arabic lexicon that was given. Throws where none was. */
export function arabicLexicon(): Lexicon {
  if (!given) throw new Error("No Arabic lexicon was given");
  return given;
}
