import type { Locale } from "./locale/locales.ts";

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const LEFT_TO_RIGHT = /(?!\p{Script=Arabic})\p{L}/u;
/** Signs before a number and spaces within it, as in telephone numbers, which Arabic would put at its other end. */
const SPACED_NUMBER = /^[+−-]\p{Nd}|\p{Nd}[ \u00A0-]\(?\p{Nd}/u;
const ISOLATES = /[\u2066-\u2069]/u;

/**
 * A name within a sentence of a language, kept together where it reads in the other direction and no markup (`<bdi>`) can stand: «Rutab & Co.»
 * would lose its full stop to the other side. What has isolates in it is left, a list's names have theirs each.
 */
export function isolated(value: string, locale: Locale): string {
  if (ISOLATES.test(value)) return value;
  const isOther = locale === "ar" ? LEFT_TO_RIGHT.test(value) || SPACED_NUMBER.test(value) : RIGHT_TO_LEFT.test(value);
  return isOther ? `\u2068${value}\u2069` : value;
}
