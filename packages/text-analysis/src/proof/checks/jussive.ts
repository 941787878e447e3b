import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { ENDS_IN_WAW } from "./waw-and-alef.ts";

const REASON = {
  en: "After لم a verb loses its weak last letter: لم يأتِ، لم يرَ، لم يدعُ.",
  ar: "يُجزم الفعل بعد «لم» بحذف حرف العلة من آخره: لم يأتِ، لم يرَ، لم يدعُ.",
};

/** Of him, me and us; تـ ... ي may be spoken to her, and ني is "me". */
const WEAK = /^[يأن]\p{L}{1,}[يىو]$/u;
const SPOKEN: Readonly<Record<string, string>> = { ي: "\u0650", ى: "\u064E", و: "\u064F" };

/** يأتي after لم. */
export const jussive: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    const { bare, before } = word;
    if (!/^[وفأ]?لم$/u.test(before) || !WEAK.test(bare) || bare.endsWith("ني") || isOwn(bare)) continue;
    const stem = bare.slice(0, -1);
    // The waw of "they" without its alef is another slip: لم يكتبو.
    if (!lexicon.accepts(bare) || (bare.endsWith("و") && !ENDS_IN_WAW.has(bare.slice(1)))) continue;
    const mark = SPOKEN[bare.slice(-1)] ?? "";
    yield findingAt(word, "ALEF_MAQSURA", word.quoted ? "NOTE" : "ERROR", REASON, `${stem}${mark}`);
  }
};
