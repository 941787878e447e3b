import { readingDirection } from "../direction.ts";
import type { DigitSystem } from "../proof/checks/digits.ts";

const ARABIC_INDIC = /[\u0660-\u0669]/gu;
const LATIN = /[0-9]/gu;
const ZERO = 0x660;

const countOf = (text: string, digits: RegExp) => text.match(digits)?.length ?? 0;

/** The digits that a text's notes are numbered in: of an Arabic text those that it has more of itself, Arabic-Indic ones when it has none. */
export const noteDigits = (text: string): DigitSystem =>
  readingDirection(text) === "rtl" && countOf(text, LATIN) <= countOf(text, ARABIC_INDIC) ? "ARABIC_INDIC" : "LATIN";

/** A note's number as it is written. */
export const noteNumber = (number: number, digits: DigitSystem): string =>
  digits === "LATIN" ? `${number}` : `${number}`.replaceAll(LATIN, (digit) => String.fromCharCode(ZERO + Number(digit)));
