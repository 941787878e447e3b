import { COMMON_WORDS } from "./arabic/common-words.ts";
import { remembering } from "./remembering.ts";
import { formsOf } from "./search/word-forms.ts";
import { type Bare, wordsOf } from "./words.ts";

let common: ReadonlySet<string> | undefined;

/** The common words as they are searched, with what they are forms of. */
function commonForms(): ReadonlySet<string> {
  if (common) return common;
  const found = new Set<string>();
  for (const word of COMMON_WORDS)
    for (const { whole } of wordsOf(word)) {
      found.add(whole.word);
      for (const form of formsOf(whole)) found.add(form);
    }
  common = found;
  return found;
}

const FRONTS = [/^[وف](?=.{2})/u, /^(?:ال|لل)(?=.{2})/u, /^[بلكس](?:ال)?(?=.{2})/u];
/** Pronouns, duals and sound plurals, the persons of the past, and the alef of tanween. */
const END = /(?:ها|هم|هن|كم|نا|ني|ات|ين|ون|ان|وا|تم|ه|ك|ي|ت|ا)$/u;
const SHORTEST = 3;

const isCommonForm = (word: string): boolean => {
  const known = commonForms();
  if (known.has(word)) return true;
  const stem = word.replace(END, "");
  return stem !== word && stem.length >= SHORTEST && (known.has(stem) || known.has(`${stem}ه`) || known.has(`${stem}ي`));
};

function isCommon(bare: Bare): boolean {
  let rest = bare.word;
  if (isCommonForm(rest)) return true;
  for (const front of FRONTS) {
    const without = rest.replace(front, "");
    if (without !== rest && isCommonForm(without)) return true;
    rest = without;
  }
  return formsOf(bare).some((form) => commonForms().has(form));
}

const isRare = remembering((word) => {
  const [found] = wordsOf(word);
  return found !== undefined && !isCommon(found.whole);
});

const ARABIC = /\p{Script=Arabic}/u;

/** How many of some words are Arabic and none that everybody reads (`COMMON_WORDS`), in any of their forms; 0 to 1, and 0 without words. */
export function rareShareOf(words: readonly string[]): number {
  const arabic = words.filter((word) => ARABIC.test(word));
  return arabic.length === 0 ? 0 : arabic.filter(isRare).length / arabic.length;
}
