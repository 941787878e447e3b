/** A year of the common era, in either kind of digits; part of no longer number, amount or range of pages. */
const YEAR = /(?<![\p{Nd}.,/:٫٬-])(?:(?:19|20)\d{2}|[١٢][٩٠][٠-٩]{2})(?![\p{Nd}%٪]|[.,:/٫٬-]\p{Nd}|\s?(?:هـ|AH)(?!\p{L}))/gu;
const ZERO = "٠".charCodeAt(0);
const [FIRST, LAST] = [1900, 2099];

const valueOf = (digits: string): number =>
  Number([...digits].map((digit) => (digit >= "٠" ? String(digit.charCodeAt(0) - ZERO) : digit)).join(""));

/** The years of the common era that a text names, 1900 to 2099. */
export const yearsIn = (text: string): number[] =>
  [...text.matchAll(YEAR)].map(([digits]) => valueOf(digits)).filter((year) => year >= FIRST && year <= LAST);
