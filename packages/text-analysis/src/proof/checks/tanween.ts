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

const ALEF_REASON = {
  en: "Tanween of the accusative takes an alef after it, but not after ta marbuta, after alef maqsura and after a hamza that follows or sits on an alef.",
  ar: "تلحق تنوينَ النصب ألفٌ، إلا بعد التاء المربوطة والألف المقصورة وبعد همزة على ألف أو مسبوقة بها.",
};

/** A letter with tanween that needs an alef; the hamza of شيء joins it, that of جزء stands alone. */
const WITHOUT_ALEF = /[^اةىأآء\p{M}]\u064B$/u;
const HAMZA_WITHOUT_ALEF = /([^اآىأ\p{M}])ء\u064B$/u;
const JOINS_NOTHING = /[دذرزو]/u;

/** Two who came, said by a verb. */
const DUAL_VERBS = /^[وف]?(?:جاءا|شاءا|ساءا|باءا|ناءا|ضاءا|أضاءا|أساءا|[يت](?:شاءا|ساءا|راءا))$/u;

/** An alef after the hamza of بناء, and none where tanween takes one. */
export const tanween: Check = function* ({ words, isOwn }) {
  for (const word of words) {
    if (isOwn(word.bare)) continue;
    const plain = word.text.normalize("NFC").replaceAll("\u0640", "");
    if (/\p{L}اءا$/u.test(word.bare) && !DUAL_VERBS.test(word.bare))
      yield findingAt(word, "TANWEEN", "ERROR", REASON, `${word.bare.slice(0, -1)}ً`);
    else if (/\p{L}ائا$/u.test(word.bare)) yield findingAt(word, "TANWEEN", "ERROR", REASON, `${word.bare.slice(0, -2)}ءً`);
    else if (HAMZA_WITHOUT_ALEF.test(plain))
      yield findingAt(
        word,
        "TANWEEN",
        "ERROR",
        ALEF_REASON,
        plain.replace(HAMZA_WITHOUT_ALEF, (_, letter: string) => `${letter}${JOINS_NOTHING.test(letter) ? "ء" : "ئ"}ًا`),
      );
    else if (WITHOUT_ALEF.test(plain)) yield findingAt(word, "TANWEEN", "ERROR", ALEF_REASON, `${plain}ا`);
    else if (/\u064E\u064E/u.test(word.text))
      yield findingAt(word, "TANWEEN", "LIKELY", ORDER_REASON, word.text.replace(/\u064E\u064E/gu, "ً"));
  }
};
