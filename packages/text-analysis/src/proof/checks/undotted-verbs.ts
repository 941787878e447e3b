import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";

const REASON = {
  en: "The ya at the end of this verb is heard as i, and has two dots: ينتهي.",
  ar: "ياء هذا الفعل تُنطق ياءً فتُنقَّط: ينتهي.",
};

/** The eighth form in the present: only its passive ends in a long a. */
const EIGHTH = /^[وف]?س?[ينت]\p{L}ت[^ت]ى$/u;
/** Before these the passive is common: يُحتذى به, يُشترى من. */
const BEFORE_A_PASSIVE = /^(?:ب|من$|في$)/u;

/** ينتهى for ينتهي, which the lexicon has as a passive. */
export const undottedVerbs: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    const { bare, after, text } = word;
    if (!EIGHTH.test(bare) || BEFORE_A_PASSIVE.test(after) || isOwn(bare) || text.includes("\u064F")) continue;
    const dotted = `${bare.slice(0, -1)}ي`;
    if (lexicon.accepts(dotted)) yield findingAt(word, "ALEF_MAQSURA", "LIKELY", REASON, dotted);
  }
};
