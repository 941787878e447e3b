/** Formatting that is not seen: bidi controls, joiners, soft hyphens, the byte order mark; and the presentation forms of lone harakat. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE70-\uFE7F\uFEFF]/gu;

/** Harakat, dagger alef, high hamza, Quranic marks and tatweel; not the hamza and madda that sit on a letter. */
const VOCALISATION = /[\u0610-\u061A\u0640\u064B-\u0652\u0656-\u065F\u0670\u0674\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08CA-\u08FF]/gu;

/** What is left over a letter once it is taken apart: Latin diacritics, the hamza and madda of Arabic letters. */
const DIACRITICS = /[\u0300-\u036F]|[\u0653-\u0655]|[\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;

/** One word that is written in two ways, e.g. the Egyptian مسئول for مسؤول. Applied before the seats of hamza are folded. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/مائ(?=ة|تان|تين)/gu, "مئ"],
  [/ائة(?!\p{L})/gu, "اءة"],
  [/ئ(?=و)/gu, "ؤ"],
];

const LETTERS: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ے: "ي",
  ۍ: "ي",
  ة: "ه",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  ۃ: "ه",
  ک: "ك",
  ڪ: "ك",
  گ: "ك",
  ڭ: "ك",
  ڤ: "ف",
  ڥ: "ف",
  ڨ: "ق",
  پ: "ب",
  چ: "ج",
  ژ: "ز",
  ں: "ن",
  "٫": ".",
  "٬": ",",
  ß: "ss",
  ς: "σ",
  ı: "i",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};
/** Those of the table above. */
const FOLDED = /[ٱىیېےۍةہھەۃکڪگڭڤڥڨپچژں٫٬ßςıøæœđðłþ]/gu;

/** A hamza on the line, where the same word is written with one on a letter: قرءان and قرآن, رءوس and رؤوس, شيء and شئ. */
function hamzaOnTheLine(hamza: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + hamza.length, at + hamza.length + 2);
  if (after.startsWith("ا")) return /\p{L}$/u.test(before) ? "" : "ء";
  if (after.startsWith("و")) return "و";
  return before.endsWith("ي") && !/^\p{L}/u.test(after) ? "" : hamza;
}

const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/gu;
const GROUPED_THOUSANDS = /(?<=\d)[,'’](?=\d{3}(?!\d))/gu;

/** Stands before an alef that carries its hamza at the beginning of a word, so that ألعاب isn't taken for an article and عاب. */
export const HAMZA_MARK = "\uE000";
/** Stands behind a ta marbuta, which is folded to the ha that a pronoun is written with. */
export const TA_MARBUTA_MARK = "\uE001";
const TA_MARBUTA = /[ةۃ](?!\p{L})/gu;
const INITIAL_HAMZA = /(?<![\p{L}\p{M}])([وفبكل]{0,2})(?=[أإآ]ل)/gu;

const MARKS = /[\uE000\uE001]/gu;

/** Like `normalise`, with marks where a word's first alef can't be that of the article, and where its last letter is a ta marbuta. */
export function normaliseMarked(text: string): string {
  let result = text.replace(INVISIBLE, "").replace(MARKS, "").normalize("NFKC").replace(VOCALISATION, "");
  for (const [spelling, usual] of SPELLINGS) result = result.replace(spelling, usual);
  return result
    .normalize("NFC")
    .replace(INITIAL_HAMZA, `$1${HAMZA_MARK}`)
    .replace(TA_MARBUTA, `$&${TA_MARBUTA_MARK}`)
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITICS, "")
    .normalize("NFC")
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(GROUPED_THOUSANDS, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/ء+/gu, hamzaOnTheLine);
}

/**
 * The form in which texts are compared, never stored in place of the text: NFKC; case, Latin diacritics, the forms of alef and hamza, ta
 * marbuta and ha, alef maqsura and ya, Arabic and Persian digits folded; harakat, tatweel and bidi controls dropped; white space collapsed.
 */
export const normalise = (text: string): string => normaliseMarked(text).replace(MARKS, "");
