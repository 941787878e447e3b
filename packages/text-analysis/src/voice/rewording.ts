import type { Found } from "./find.ts";
import { isArabic } from "./spelling.ts";

const bare = (text: string): string => text.replace(/[\p{M}\u0640\p{Cf}]/gu, "");

/** A word put in another's place: with the capital, the clitics and the ending that the other one had, as far as it can carry them. */
export function reworded(found: Found, wanted: string, exactly: boolean): string {
  if (!isArabic(found.text)) {
    const cased = !exactly && /^\p{Lu}/u.test(found.text) ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
    return cased + (exactly && !/^['’]/.test(found.ending) ? "" : englishEnding(found.ending, wanted));
  }
  return isArabic(wanted) ? joined(bare(found.clitics), carry(wanted, bare(found.ending))) : wanted;
}

const englishEnding = (ending: string, wanted: string): string =>
  /^e?s$/i.test(ending) ? (/(?:s|x|z|ch|sh)$/i.test(wanted) ? "es" : "s") : ending;

/** و ف ب ك ل and the article before a word, which may have an article of its own: ل and ال are written لل. */
function joined(clitics: string, word: string): string {
  const definite = /^ال\p{L}{2}/u.test(word);
  const [, particles = "", article = ""] = /^([وفبكل]*?)(ال|لل)?$/u.exec(clitics) ?? [];
  const lead = article === "لل" ? `${particles}ل` : particles;
  if (!definite && article === "") return particles + word;
  const rest = definite ? word.slice(2) : word;
  if (!lead.endsWith("ل")) return `${lead}ال${rest}`;
  return `${lead}${rest.startsWith("ل") ? "" : "ل"}${rest}`;
}

/** Only a single word takes an ending; before a suffix ta marbuta opens, and after one of its own no other follows. */
function carry(word: string, ending: string): string {
  if (ending === "" || /\s/.test(word)) return word;
  const feminine = word.endsWith("ة");
  if (ending === "ا") return feminine || /[اىء]$/u.test(word) ? word : `${word}ًا`;
  if (/^(?:ت?ان|ت?ين|ات|ون)/u.test(ending)) return (feminine ? word.slice(0, -1) : word) + ending;
  if (ending === "ة") return feminine ? word : `${word}ة`;
  const owner = ending.replace(/^ت(?=.)/u, "");
  if (feminine) return `${word.slice(0, -1)}ت${owner}`;
  return word.replace(/ى$/u, "ا") + owner;
}
