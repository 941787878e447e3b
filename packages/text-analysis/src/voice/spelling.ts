import { normalise } from "../normalise.ts";

/** What may stand between two letters of a word without changing it. */
export const BETWEEN = "[\\p{M}\\u0640\\p{Cf}]*";

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Made when it is first needed. */
let spellings: ReadonlyMap<string, string> | undefined;

/** Every letter of the Arabic block by the letter that search takes it for: ا has اأإآٱ. */
function arabicSpellings(): ReadonlyMap<string, string> {
  if (spellings) return spellings;
  const found = new Map<string, string>();
  for (let code = 0x620; code <= 0x6d5; code++) {
    const letter = String.fromCodePoint(code);
    if (!/\p{L}/u.test(letter) || letter === "\u0640") continue;
    const folded = normalise(letter);
    found.set(folded, (found.get(folded) ?? "") + letter);
  }
  spellings = found;
  return found;
}

const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

function letterPattern(letter: string): string {
  const same = isArabic(letter) ? arabicSpellings().get(normalise(letter)) : undefined;
  return same && same.length > 1 ? `[${same}]` : escaped(letter);
}

/** A pattern for a word however it is vocalised, stretched, or its hamza seated; in Latin script letter for letter. */
export function wordPattern(word: string): string {
  const letters = isArabic(word) ? [...word.normalize("NFC").replace(/[\u064B-\u0652\u0670\u0640\p{Cf}]/gu, "")] : [...word];
  return letters.map((letter) => letterPattern(letter) + (isArabic(letter) ? BETWEEN : "")).join("");
}

/** The same for letters that are written in one way only. */
export const plainPattern = (letters: string): string => [...letters].map((letter) => letter + BETWEEN).join("");
