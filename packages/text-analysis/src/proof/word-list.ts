/** Letters; what is longer than two words run together is none, and trying its spellings would take its length squared. */
export const LONGEST_WORD = 30;

/** What the checks ask of a lexicon; `Lexicon` of @muhtawa/arabic-lexicon is one. */
export interface WordList {
  accepts(word: string): boolean;
  readings(word: string): readonly { readonly prefix: string; readonly stem: string }[];
  suggest(word: string, limit?: number): readonly string[];
}
