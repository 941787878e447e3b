import { bareOf } from "./proof/reading.ts";

/** Vowels that are heard short, those of tanween, and the doubling of a letter. */
const SHORT = /[\u064E-\u0650]/gu;
const LONG = /[\u064E-\u0650](?=[اوي])/gu;
const STRESSED = /[\u064B-\u064D\u0651]/gu;
const FASEEH = /[ئءؤذظ]|(?:وا|ون)$/u;
const WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;
/** Syllables of a word above which it is complex, and letters above which it is long. */
const COMPLEX = 4;
const LONG_WORD = 5;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Long and stressed syllables count twice. Without written vowels each letter but alef is taken for a syllable, as the authors' tool does. */
function syllablesOf(word: string): number {
  const long = count(word, LONG);
  const short = count(word, SHORT) - long;
  if (short + long === 0) return bareOf(word).replace(/[اى]/gu, "").length;
  return short + 2 * (long + count(word, STRESSED));
}

/** The same for whether a word is complex: the two ends of a word without written vowels count for none. */
const isComplex = (word: string): boolean => (count(word, SHORT) > 0 ? syllablesOf(word) : syllablesOf(word) - 2) > COMPLEX;

/**
 * OSMAN, the higher the easier, by the formula of M. El-Haj and P. Rayson, "OSMAN: A Novel Arabic Readability Metric" (LREC 2016):
 * 200.791 - 1.015 A/B - 24.181 (C/A + D/A + G/A + H/A) of A words in B sentences, with C words of more than five letters, D syllables,
 * G words of more than four syllables and H such words with a mark of careful spelling (ء ئ ؤ ذ ظ, a final وا or ون: "faseeh"). The
 * authors' tool takes five letters and four vowels for enough, and 24.18143403; this goes by the paper. Undefined without Arabic words.
 */
export function osmanOf(sentences: readonly string[]): number | undefined {
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? []);
  if (words.length === 0) return undefined;
  const complex = words.filter(isComplex);
  const faseeh = complex.filter((word) => FASEEH.test(bareOf(word)));
  const long = words.filter((word) => bareOf(word).length > LONG_WORD);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const weighed = complex.length + syllables + faseeh.length + long.length;
  return 200.791 - (1.015 * words.length) / sentences.length - (24.181 * weighed) / words.length;
}
