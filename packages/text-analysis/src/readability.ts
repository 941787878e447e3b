import { osmanOf } from "./osman.ts";
import { rareShareOf } from "./rare-words.ts";
import { remembering } from "./remembering.ts";
import { type Passage, paragraphsOf, sentencesOf } from "./structure.ts";
import { withoutClitics } from "./search/word-forms.ts";
import { wordCount, wordsOf } from "./words.ts";

/** What can be counted of how hard a text is to read. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** 0 for a text without sentences. */
  readonly wordsPerSentence: number;
  /** Of all words, 0 to 1. In Arabic a word is measured without what is written onto its front. */
  readonly longWords: number;
  /** Lix (C.-H. Björnsson, 1968): words per sentence and the percentage of long words. Under 30 very easy, 40 ordinary, over 60 very hard. */
  readonly lix: number;
  /** OSMAN of an Arabic text, the higher the easier; see `osmanOf`. */
  readonly osman?: number | undefined;
  /** Of the words of an Arabic text those that not everybody reads, 0 to 1; see `rareShareOf`. */
  readonly rareWords?: number | undefined;
  readonly longSentences: readonly Passage[];
  readonly longParagraphs: readonly Passage[];
}

/** Letters above which a word counts as long: Lix has six; Arabic writes no short vowels, and its words are the shorter for it. */
const LONG_WORD = { en: 6, ar: 5 } as const;
/** Words above which a sentence counts as long. */
const LONG_SENTENCE = 25;
const LONG_PARAGRAPH = 120;

const WORD = /[\p{L}\p{M}\u0640]+(?:['’-][\p{L}\p{M}]+)*/gu;

const arabicLetters = remembering((word) => {
  const [found] = wordsOf(word);
  return found ? withoutClitics(found.whole).length : 0;
});

const lettersOf = (word: string, locale: "en" | "ar"): number =>
  locale === "ar" ? arabicLetters(word) : word.replace(/[^\p{L}]/gu, "").length;

/** How hard the running text of a Markdown text is to read, by the measures of its language. Headings, lists, tables and code don't count; sentences of more than `longSentence` words are long. */
export function readabilityOf(markdown: string, locale: "en" | "ar", longSentence = LONG_SENTENCE): Readability {
  const paragraphs = paragraphsOf(markdown);
  const sentences = paragraphs.flatMap((paragraph) =>
    sentencesOf(paragraph.text).map((sentence) => ({
      ...sentence,
      start: sentence.start + paragraph.start,
      end: sentence.end + paragraph.start,
    })),
  );
  const all = sentences.flatMap(({ text }) => [...text.matchAll(WORD)].map(([word]) => word));
  const words = all.length;
  const wordsPerSentence = sentences.length === 0 ? 0 : words / sentences.length;
  const longWords = words === 0 ? 0 : all.filter((word) => lettersOf(word, locale) > LONG_WORD[locale]).length / words;
  return {
    words,
    sentences: sentences.length,
    wordsPerSentence,
    longWords,
    lix: wordsPerSentence + 100 * longWords,
    ...(locale === "ar" ? { osman: osmanOf(sentences.map(({ text }) => text)), rareWords: rareShareOf(all) } : {}),
    longSentences: sentences.filter(({ text }) => wordCount(text) > longSentence),
    longParagraphs: paragraphs.filter(({ text }) => wordCount(text) > LONG_PARAGRAPH),
  };
}
