import { sameTerm } from "@muhtawa/text-analysis";

/** Marks that aren't seen, but for the joiners within words of Persian and Urdu. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;
const LETTER = /\p{L}/u;

interface Changes {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** A company's words after a change, in the order in which they came: each once however it is vowelled, and only what has letters. */
export function changedWords(words: readonly string[], { add, remove }: Changes): string[] {
  const removed = new Set(remove.map(sameTerm));
  const kept = new Map<string, string>();
  for (const word of [...words, ...add.map((added) => added.replace(UNSEEN, "").trim())]) {
    const term = sameTerm(word);
    if (LETTER.test(word) && !removed.has(term) && !kept.has(term)) kept.set(term, word);
  }
  return [...kept.values()];
}
