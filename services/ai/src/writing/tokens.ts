import { words } from "../composer/prose.ts";

/** Letters; what is longer is no word but a key, an address, or a language that is written without blanks. */
const LONGEST_WORD = 24;
/** Of what isn't made of words: characters that are one token. */
const CHARACTERS = 2;

/** About what a model's tokenizer would count; Arabic words are cut into more pieces, and what isn't made of words into many. */
export function estimateTokens(text: string): number {
  const all = words(text);
  const arabic = (text.match(/\p{Script=Arabic}+/gu) ?? []).length;
  const letters = all.reduce((sum, { length }) => sum + length, 0);
  const long = all.reduce((sum, { length }) => sum + Math.max(0, length - LONGEST_WORD), 0);
  // One punctuation mark for each word is part of the word's own estimate.
  const signs = Math.max(0, text.replace(/\s/g, "").length - letters - all.length);
  return Math.ceil((all.length - arabic) * 1.3 + arabic * 2 + (long + signs) / CHARACTERS);
}
