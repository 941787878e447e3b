import type { Found } from "./find.ts";
import { writtenPluralOf } from "../arabic/broken-plurals.ts";
import { comparativeOf } from "../arabic/comparatives.ts";
import { isArabic } from "./spelling.ts";

const bare = (text: string): string => text.replace(/[\p{M}\u0640\p{Cf}]/gu, "");

/**
 * A word put in another's place: with the capital, the clitics and the ending that the other one had, as far as it can carry them. Undefined
 * where it has no form for the other's: a broken plural, a comparative, a term of several words whose definite form can't be told.
 */
export function reworded(found: Found, wanted: string, exactly: boolean): string | undefined {
  if (!isArabic(found.text)) {
    const cased = !exactly && /^\p{Lu}/u.test(found.text) ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
    return cased + (exactly && !/^['’]/.test(found.ending) ? "" : englishEnding(found.ending, wanted));
  }
  if (!isArabic(wanted)) return wanted;
  const inForm = found.other === undefined ? wanted : otherForm(found, wanted);
  const definite = inForm && madeDefinite(found, inForm);
  return definite && joined(bare(found.clitics), carry(definite, bare(found.ending)));
}

/** The plural or the comparative; none where hamza's seat before a pronoun would show a case that isn't known. */
function otherForm({ other, ending }: Found, wanted: string): string | undefined {
  const form = other === "plural" ? writtenPluralOf(wanted) : comparativeOf(bare(wanted));
  return ending !== "" && form?.endsWith("ء") ? undefined : form;
}

/** With the article before the later words of a term, as they have it in the text, where the term is an adjective's with its noun. */
function madeDefinite({ text, clitics }: Found, wanted: string): string | undefined {
  const [first = "", ...later] = wanted.split(/\s+/u);
  if (later.length === 0 || !/(?:ال|لل)$/u.test(bare(clitics)) || later.some((word) => HAS_ARTICLE.test(bare(word)))) return wanted;
  const written = text.split(/\s+/u).slice(1);
  if (written.length > 0 && !written.some((word) => HAS_ARTICLE.test(bare(word)))) return wanted;
  const areAdjectives = later.every((word) => bare(word).endsWith("ة") === bare(first).endsWith("ة") && !/^[يتن]\p{M}/u.test(word));
  return areAdjectives ? [first, ...later.map((word) => `ال${word}`)].join(" ") : undefined;
}

const HAS_ARTICLE = /^ال\p{L}{2}/u;

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
