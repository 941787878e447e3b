import { normalise } from "../normalise.ts";

/** Whether a text has an Arabic letter or mark. */
export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Harakat, tatweel and what isn't seen: what may stand between two letters of an Arabic word without changing it. */
export const bareLetters = (text: string): string => text.normalize("NFC").replace(/[\p{M}\u0640\p{Cf}]/gu, "");

const FIRST = 0x620;
const LAST = 0x6d5;

/** Made when it is first needed. */
let folded: readonly string[] | undefined;

/** Each letter of the Arabic block as search takes it: أ and إ for ا, ة for ه. */
function foldedLetters(): readonly string[] {
  folded ??= Array.from({ length: LAST - FIRST + 1 }, (_, at) => {
    const letter = String.fromCharCode(FIRST + at);
    const found = /\p{L}/u.test(letter) ? normalise(letter) : "";
    return found.length === 1 ? found : letter;
  });
  return folded;
}

/** The bare letters of an Arabic word as they are compared: one letter for each, so that places stay. Latin letters lose their case. */
export function comparable(bare: string): string {
  if (!isArabic(bare)) return bare.normalize("NFC").toLowerCase();
  const letters = foldedLetters();
  let result = "";
  for (let at = 0; at < bare.length; at++) {
    const letter = bare.charAt(at);
    const lower = letter.toLowerCase();
    result += letters[letter.charCodeAt(0) - FIRST] ?? (lower.length === 1 ? lower : letter);
  }
  return result;
}
