/** What the checks ask of a lexicon; `Lexicon` of @muhtawa/arabic-lexicon is one. */
export interface WordList {
  accepts(word: string): boolean;
  readings(word: string): readonly { readonly prefix: string; readonly stem: string }[];
  suggest(word: string, limit?: number): readonly string[];
}
