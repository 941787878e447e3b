/** As HTML's `dir` names it. */
export type ReadingDirection = "ltr" | "rtl";

const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;
const LETTER = /\p{L}/u;
const MARKS: Readonly<Record<string, ReadingDirection>> = { "\u200E": "ltr", "\u200F": "rtl", "\u061C": "rtl" };

const ISOLATE_BEGINS = /[\u2066-\u2068]/u;
const ISOLATE_ENDS = "\u2069";
const EMBEDDING_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The direction a text is read in: that of its first strong character, as the Unicode bidirectional algorithm finds it (rules P2 and P3);
 * digits, punctuation and what stands in an isolate don't count. A text without any is read in the fallback direction.
 */
export function readingDirection(text: string, fallback: ReadingDirection = "ltr"): ReadingDirection {
  let isolates = 0;
  for (const character of text) {
    if (ISOLATE_BEGINS.test(character)) isolates += 1;
    else if (character === ISOLATE_ENDS) isolates = Math.max(0, isolates - 1);
    else if (isolates > 0) continue;
    else if (MARKS[character]) return MARKS[character];
    else if (LETTER.test(character)) return RIGHT_TO_LEFT_LETTER.test(character) ? "rtl" : "ltr";
  }
  return fallback;
}

/**
 * A text to be put into a sentence of the other direction, where markup (`<bdi>`) can't be: within an isolate that finds its own
 * direction. Embedding controls of its own are dropped, so that it can't break out.
 */
export const isolate = (text: string): string => `\u2068${text.replace(EMBEDDING_CONTROLS, "")}\u2069`;
