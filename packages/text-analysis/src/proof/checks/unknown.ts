import type { Check } from "../check.ts";
import { isCommon } from "../common.ts";
import { findingAt } from "../correction.ts";
import { isQuestion } from "../interrogative.ts";
import type { WordList } from "../word-list.ts";

const REASON = {
  en: "The lexicon doesn't have this word. If it is right, add it to the company's words.",
  ar: "هذه الكلمة ليست في المعجم، فإن كانت صحيحة فأضفها إلى كلمات الشركة.",
};

const SHORTEST = 3;
const MOST_SUGGESTIONS = 5;
const MOST_LOOKED_AT = 20;
/** Words of one text that suggestions are looked for: each costs some thousand look-ups. */
const MOST_SUGGESTED = 100;

/** Arabic words that the lexicon hasn't; not in runs of such words, which are names. */
export const unknownArabic: Check = function* ({ words, lexicon, isOwn }) {
  const isUnknown = words.map(({ bare }) => bare.length >= SHORTEST && !isOwn(bare) && !lexicon.accepts(bare));
  let suggested = 0;
  for (const [at, word] of words.entries()) {
    if (!isUnknown[at] || word.quoted) continue;
    const inRun = (isUnknown[at - 1] && word.before !== "") || (isUnknown[at + 1] && word.after !== "");
    if (inRun) continue;
    suggested += 1;
    yield findingAt(word, "UNKNOWN", "NOTE", REASON, ...(suggested <= MOST_SUGGESTED ? likeliest(word.bare, lexicon) : []));
  }
};

/** Words that may be meant, those first that everybody reads. */
function likeliest(word: string, lexicon: WordList): string[] {
  const found = lexicon.suggest(word, MOST_LOOKED_AT).filter((one) => word.startsWith("أ") || !isQuestion(one, lexicon));
  return [...found.filter((one) => isCommon(one)), ...found.filter((one) => !isCommon(one))].slice(0, MOST_SUGGESTIONS);
}

/** English words that the lexicon hasn't; what begins with a capital may be a name, what has digits or signs in it a mark of something. */
export const unknownEnglish: Check = function* ({ parts, lexicon, isOwn }) {
  let suggested = 0;
  for (const part of parts) {
    const word = part.text.replace(/[’]/gu, "'").replace(/'s$|'$/u, "");
    if (part.kind !== "latin" || !/^[a-z]{3,}(?:'[a-z]+)?$/u.test(word) || isOwn(word) || lexicon.accepts(word)) continue;
    suggested += 1;
    yield findingAt(part, "UNKNOWN", "NOTE", REASON, ...(suggested <= MOST_SUGGESTED ? lexicon.suggest(word, MOST_SUGGESTIONS) : []));
  }
};
