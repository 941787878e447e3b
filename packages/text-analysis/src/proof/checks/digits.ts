import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import type { Part } from "../reading.ts";

const REASON = {
  en: "A text keeps to one system of digits; this number is in the other.",
  ar: "يلتزم النص نظامًا واحدًا للأرقام، وهذا الرقم من النظام الآخر.",
};

const ARABIC_INDIC = /[\u0660-\u0669\u06F0-\u06F9]/u;
const ARABIC = /[\u0660-\u0669]/u;
/** Those of Persian and Urdu keyboards, which look alike but for 4, 5 and 6. */
const PERSIAN = /[\u06F0-\u06F9]/u;
const LATIN = /[0-9]/u;

/** Which digits a company writes; without a choice those that a text has more of. */
export type DigitSystem = "LATIN" | "ARABIC_INDIC";

/** Numbers in the system that the rest of the text doesn't use. */
export const digitsIn = (wanted: DigitSystem | undefined): Check =>
  function* ({ parts, words }) {
    if (words.length === 0) return;
    const numbers = parts.filter((part) => part.kind === "number" && !isOfLatin(parts, part));
    const indic = numbers.filter(({ text }) => ARABIC_INDIC.test(text));
    const latin = numbers.filter(({ text }) => LATIN.test(text));
    const persian = indic.filter(({ text }) => PERSIAN.test(text));
    if (!wanted && latin.length === 0) {
      if (indic.some(({ text }) => ARABIC.test(text))) yield* persian.map((number) => inOther(number, "ARABIC_INDIC"));
      return;
    }
    if (!wanted && indic.length === 0) return;
    const first = numbers[0];
    const most =
      indic.length === latin.length
        ? first && LATIN.test(first.text)
          ? "LATIN"
          : "ARABIC_INDIC"
        : indic.length > latin.length
          ? "ARABIC_INDIC"
          : "LATIN";
    const keeps = wanted ?? most;
    for (const number of keeps === "LATIN" ? indic : [...latin, ...persian]) yield inOther(number, keeps);
  };

const inOther = (number: Part, keeps: DigitSystem) => findingAt(number, "DIGITS", "LIKELY", REASON, inSystem(number.text, keeps));

/** Beside a Latin word, as in iPhone 17. */
function isOfLatin(parts: readonly Part[], { index }: Part): boolean {
  return [-1, 1].some((step) => {
    const beside = parts[index + step];
    return beside?.kind === "latin" || (beside?.kind === "space" && parts[index + 2 * step]?.kind === "latin");
  });
}

function inSystem(number: string, system: DigitSystem): string {
  const zero = system === "LATIN" ? 0x30 : 0x660;
  return number.replace(/\p{Nd}/gu, (digit) => String.fromCharCode(zero + (digit.charCodeAt(0) & 0xf)));
}
