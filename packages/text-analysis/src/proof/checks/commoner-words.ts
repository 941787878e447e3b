import type { Check } from "../check.ts";
import { isCommon } from "../common.ts";
import { findingAt } from "../correction.ts";
import type { ProofKind } from "../finding.ts";
import { splitsOf } from "../prefixed.ts";
import { DAD_MAY_BE_MEANT } from "../words/written-otherwise.ts";

const REASON = {
  en: "This is a rare word; with its hamza, or with the other of ض and ظ, it is a common one.",
  ar: "هذه كلمة نادرة، وهي بهمزتها أو بالحرف الآخر من الضاد والظاء كلمة شائعة.",
};

/** What is written for what, within a word. */
const SWAPS: readonly (readonly [written: string, meant: string, kind: ProofKind])[] = [
  ["و", "ؤ", "HAMZA"],
  ["ي", "ئ", "HAMZA"],
  ["ا", "أ", "HAMZA"],
  ["ض", "ظ", "DAD_ZAH"],
  ["ظ", "ض", "DAD_ZAH"],
];
const SHORTEST = 4;

/** As good words, if rare ones: نضارة البشرة. */
const isMeantSo = (word: string): boolean => [...splitsOf(word)].some(({ rest }) => DAD_MAY_BE_MEANT.has(rest));

/** يوثر for يؤثر: a word of the lexicon that nearly nobody means. */
export const commonerWords: Check = function* ({ words, isOwn }) {
  for (const word of words) {
    const { bare, quoted } = word;
    if (bare.length < SHORTEST || quoted || isOwn(bare) || isCommon(bare) || isMeantSo(bare)) continue;
    for (const [written, meant, kind] of SWAPS) {
      // An alef after و may begin a command: واكتب.
      const at = bare.indexOf(written, written === "ا" ? 2 : 1);
      const other = at > 0 && at < bare.length - 1 ? bare.slice(0, at) + meant + bare.slice(at + 1) : "";
      if (!isCommon(other, SHORTEST)) continue;
      yield findingAt(word, kind, "LIKELY", REASON, other);
      break;
    }
  }
};
