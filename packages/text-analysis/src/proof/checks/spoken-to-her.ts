import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";

const REASON = {
  en: "What is said to a woman ends in a kasra, not in ya: رسالتكِ، كتبتِ.",
  ar: "خطاب المؤنث بالكسرة لا بالياء: رسالتكِ، كتبتِ.",
};

/** رسالتكي for رسالتكِ. */
export const spokenToHer: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    const { bare, quoted } = word;
    if (!/\p{L}{3}[كت]ي$/u.test(bare) || isOwn(bare) || lexicon.accepts(bare) || !lexicon.accepts(bare.slice(0, -1))) continue;
    yield findingAt(word, "UNKNOWN", quoted ? "NOTE" : "LIKELY", REASON, `${bare.slice(0, -1)}ِ`);
  }
};
