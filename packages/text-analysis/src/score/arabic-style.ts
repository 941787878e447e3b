import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { bareOf } from "../proof/reading.ts";
import { sentencesOf } from "../structure.ts";
import { wordsOf } from "../words.ts";
import { remembering } from "../remembering.ts";
import { withoutClitics } from "../search/word-forms.ts";

/** تم and جرى before a verbal noun. */
const DONE = /^[وف]?(?:س?[تي]تم|تمت?|جر[تى]|س?[تي]جري)$/u;
/** What follows تم where it is the verb "to be complete" or no verb at all. */
const NOT_DONE = /^(?:في|على|بعد|قبل|منذ|هنا|بين|عبر|بحمد|بفضل|لنا|له|لها)$/u;
/** Inner passives whose letters alone show them. */
const HOLLOW = new Set("قيل يقال وقيل ويقال بيع يباع تباع صيغ يصاغ تصاغ يعاد تعاد أعيد أعيدت يدار تدار أدير يستفاد يستعان".split(" "));
/** The vowels of an inner passive: كُتِب, يُكتَب; تُقدِّم has a kasra before its end. */
const VOWELLED = /^[وف]?\u064E?(?:[^\p{M}]\u064F[^\p{M}]\u0651?\u0650|[يتن]\u064F[^\p{M}]\u0652?[^\p{M}]\u064E)/u;

const isPassive = (word: string, next: string): boolean => {
  const bare = bareOf(word);
  return (DONE.test(bare) && next !== "" && !NOT_DONE.test(bareOf(next))) || HOLLOW.has(bare) || VOWELLED.test(word.normalize("NFC"));
};

const WORD = /[\p{L}\p{M}\u0640]+/gu;

/** Sentences in the passive, as far as letters and written vowels show it. */
export const passiveSentences = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => {
    const words = [...sentence.matchAll(WORD)].map(([word]) => word);
    return words.some((word, at) => isPassive(word, words[at + 1] ?? ""));
  });

const ARABIC = /^\p{Script=Arabic}+$/u;

/** A word without what is written onto it. */
const startOf = remembering((written) => {
  const [first] = wordsOf(written);
  if (first === undefined) return "";
  return ARABIC.test(first.whole.word) ? withoutClitics(first.whole) : first.whole.word;
});

/** An empty verb before a verbal noun, the agent of a passive brought in by a phrase, an adverb of بشكل: each has a plainer word. */
const WEAK =
  /(?<![\p{L}\p{M}])[وف]?(?:(?:س?[أتين]?قوم(?:ون|ين|وا)?|قام(?:ت|وا)?|قم(?:نا|ت|تم)) ب\p{L}{3}|من قبل (?!أن|ذلك|هذا|هذه|ب)\p{L}{3}|بشكل \p{L}{3}|بصورة \p{L}{3}|من الجدير بالذكر|مما لا شك فيه)/u;
const CHAIN = 4;
/** Words of a clause that a و may tie to the one before. */
const TIED_BY_WAW = /(?<= )و\p{L}{2,30}/gu;
/** Of وشاح and وقت it is a letter of their own; a word that nobody knows has one written onto it. */
const isTied = (word: string) => !startOf(word).startsWith("و") || !arabicLexicon().resembles(word);

/** Sentences with phrases that say in two words what one says, or with four parts and more strung together by و. */
export const weakSentences = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => {
    const bare = bareOf(sentence);
    return WEAK.test(bare) || (bare.match(TIED_BY_WAW)?.filter(isTied).length ?? 0) >= CHAIN;
  });

const TRANSITIONS =
  /^[وف]?(?:لكن|لكنه|لكنها|لذلك|لذا|أيضا|كذلك|ثم|أولا|ثانيا|ثالثا|أخيرا|ختاما|كما|علاوة|فضلا|مثلا|إذن|إذا|لأن|لأنه|لأنها|حيث|بينما|رغم|مع ذلك|بالإضافة|بالمقابل|بالتالي|من ثم|هكذا|بل|غير أن|إلا أن|بعد|قبل|عندما|حين|حينها|لما|كي|لكي|إضافة|على سبيل المثال|على العكس|في المقابل|في الختام|نتيجة)(?= |$)/u;

/** Sentences that a word ties to those before, with و or ف before it or without. */
export const tiedSentences = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) =>
    TRANSITIONS.test(
      bareOf(sentence)
        .replace(/^[^\p{L}]+/u, "")
        .replace(/[^\p{L}]+/gu, " "),
    ),
  );

const FIRST_WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’‐‑-][\p{L}\p{N}\p{M}\u0640]+)*/u;
const IN_A_ROW = 3;

/** Sentences that are the third in a row, or a later one, to begin with one word, whatever is written onto it. */
export function repeatedStarts(paragraphs: readonly { readonly text: string }[]): string[] {
  return paragraphs.flatMap(({ text }) => {
    let last = "";
    let run = 0;
    return sentencesOf(text).flatMap(({ text: sentence }) => {
      const [first = ""] = FIRST_WORD.exec(sentence.slice(0, LONGEST_START)) ?? [];
      const start = startOf(first);
      run = start !== "" && start === last ? run + 1 : 1;
      last = start;
      return run >= IN_A_ROW ? [sentence] : [];
    });
  });
}

const LONGEST_START = 60;
