import { COMMON_WORDS } from "../arabic/common-words.ts";
import { splitsOf } from "./prefixed.ts";

/** Whether a word is one that everybody reads, of so many letters at least, with what Arabic writes onto it or without. */
export const isCommon = (word: string, shortest = 1): boolean =>
  [...splitsOf(word)].some(({ rest }) => rest.length >= shortest && COMMON_WORDS.has(rest));
