/* Loaded by the documentation's pages when somebody searches, its types taken away. */

/** A part of a page, as the index of a language has it. */
export type Entry = readonly [address: string, title: string, heading: string, text: string];

const MOST = 12;
const AROUND = 60;
/** Letters that have to be left of a word. */
const LEAST = 3;
/** Whole words come before what only their stem is found of. */
const BY_STEM = 10;

/** As people write: without marks of vowels, with one alef, one ya and one ta marbuta, with the digits of either script. */
const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .replaceAll(/[\u0622\u0623\u0625\u0671]/g, "\u0627")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u0629", "\u0647")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

const PREFIXES = ["وال", "فال", "بال", "كال", "ولل", "ال", "لل", "و", "ف", "ب", "ل", "ك"];
const SUFFIXES = ["ات", "ين", "ون", "ان", "ها", "هم", "ه", "ي", "ا"];

/** What Arabic writes on to a word is taken off: one article or particle, one ending. */
function stemOf(word: string): string {
  const prefix = PREFIXES.find((start) => word.startsWith(start) && word.length - start.length >= LEAST) ?? "";
  const rest = word.slice(prefix.length);
  const suffix = SUFFIXES.find((end) => rest.endsWith(end) && rest.length - end.length >= LEAST) ?? "";
  return rest.slice(0, rest.length - suffix.length);
}

const wordsOf = (text: string) => bare(text).split(/\s+/).filter(Boolean);

/** How far up a word stands in a part: its page's title first; undefined where it doesn't. */
function rateOf(word: string, parts: readonly string[]): number | undefined {
  const place = parts.findIndex((part) => part.includes(word));
  if (place >= 0) return place;
  const stem = stemOf(word);
  const byStem = parts.findIndex((part) => part.includes(stem));
  return byStem >= 0 ? byStem + BY_STEM : undefined;
}

/** The parts that have all the words, the best first. */
export function findIn(entries: readonly (Entry & { bare?: readonly string[] })[], wanted: string): Entry[] {
  const words = wordsOf(wanted);
  const rated = entries.flatMap((entry) => {
    const parts = (entry.bare ??= entry.slice(1).map(bare));
    const rates = words.map((word) => rateOf(word, parts));
    return rates.includes(undefined) ? [] : [{ entry, rate: rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) }];
  });
  return rated
    .toSorted((a, b) => a.rate - b.rate)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** A part's text around the first of the words. */
export function excerpt(text: string, wanted: string): string {
  const [word = ""] = wordsOf(wanted);
  const all = bare(text);
  const found = Math.max(0, all.includes(word) ? all.indexOf(word) : all.indexOf(stemOf(word)));
  // Marks that were taken away stand in the text.
  let at = 0;
  for (let seen = 0; seen < found && at < text.length; at += 1) seen += bare(text.charAt(at)).length;
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? "…" : ""}${text.slice(from, at + 2 * AROUND)}${at + 2 * AROUND < text.length ? "…" : ""}`;
}
