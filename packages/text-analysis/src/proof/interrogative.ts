import type { WordList } from "./word-list.ts";

/** Whether it is a word only with the hamza of a question before it, which hardly anybody writes: a name from elsewhere is likelier (إليسا). */
export const isQuestion = (word: string, lexicon: WordList): boolean => lexicon.readings(word).every(({ prefix }) => /أ/u.test(prefix));
