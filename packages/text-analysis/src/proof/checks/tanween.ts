import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";

const REASON = {
  en: "A hamza on the line after an alef takes tanween without another alef: بناءً، مساءً.",
  ar: "لا تُزاد ألف بعد همزة قبلها ألف، ويُكتب التنوين على الهمزة: بناءً، مساءً.",
};
const ORDER_REASON = {
  en: "Tanween with fatha, not two fathas.",
  ar: "هذا تنوين فتح «ً» لا فتحتان متتاليتان.",
};

/** Two who came, said by a verb. */
const DUAL_VERBS = /^[وف]?(?:جاءا|شاءا|ساءا|باءا|ناءا|ضاءا|أضاءا|أساءا|[يت](?:شاءا|ساءا|راءا))$/u;

/** An alef after the hamza of بناء. */
export const tanween: Check = function* ({ words, isOwn }) {
  for (const word of words) {
    if (isOwn(word.bare)) continue;
    if (/\p{L}اءا$/u.test(word.bare) && !DUAL_VERBS.test(word.bare))
      yield findingAt(word, "TANWEEN", "ERROR", REASON, `${word.bare.slice(0, -1)}ً`);
    else if (/\p{L}ائا$/u.test(word.bare)) yield findingAt(word, "TANWEEN", "ERROR", REASON, `${word.bare.slice(0, -2)}ءً`);
    else if (/\u064E\u064E/u.test(word.text))
      yield findingAt(word, "TANWEEN", "LIKELY", ORDER_REASON, word.text.replace(/\u064E\u064E/gu, "ً"));
  }
};
