import type { ScoredText } from "./check.ts";

type Level = NonNullable<ScoredText["level"]>;

/** What suits the readers of each level. */
interface Suits {
  /** Lix of an English text, at most. */
  readonly lix: number;
  /** Ease of an Arabic text, at least; see `easeOf`. */
  readonly ease: number;
  /**
   * Words of an Arabic sentence, at most: of the graded texts those for everybody have sentences of up to 18 words on average, newspapers of 28,
   * specialists' of 38. Arabic teaching texts on writing for the public ask for 17 on average, after Flesch; see docs/proofreading.md.
   */
  readonly words: number;
}

const SUITS: Readonly<Record<Level, Suits>> = {
  BASIC: { lix: 45, ease: 50, words: 18 },
  INTERMEDIATE: { lix: 52, ease: 40, words: 25 },
  ADVANCED: { lix: 60, ease: 20, words: 30 },
  SPECIALIZED: { lix: 66, ease: 5, words: 38 },
};
const ENGLISH_SENTENCE = 25;

/** What suits a text's readers. */
export const suits = ({ level = "INTERMEDIATE" }: Pick<ScoredText, "level">): Suits => SUITS[level];

/** Words of a sentence that its readers follow. */
export const longestSentence = (text: Pick<ScoredText, "level" | "locale">): number =>
  text.locale === "ar" ? suits(text).words : ENGLISH_SENTENCE;
