/** The fields that keys may be kept in. */
type KeyField = "searchKeys" | "titleKeys";

/** What a word is found by: one of these keys, or one that begins so. */
interface WordQuery {
  readonly keys: readonly string[];
  readonly beginnings?: readonly string[];
}

/**
 * A condition for each word of a search: the document has one of its keys, or one that begins as the word may. Takes what text-analysis'
 * `queryKeys` gives. Without words there is no condition; a word without keys is never found.
 */
export const keyConditions = (words: readonly WordQuery[], field: KeyField = "searchKeys"): object[] =>
  words.map(({ keys, beginnings = [] }) => {
    const whole = { [field]: { $in: [...keys] } };
    if (beginnings.length === 0) return whole;
    return { $or: [whole, ...beginnings.map((beginning) => ({ [field]: { $elemMatch: beginsWith(beginning) } }))] };
  });

/** The same as a filter: without words it matches everything. */
export function keyFilter(words: readonly WordQuery[]): { $and?: object[] } {
  const conditions = keyConditions(words);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** A condition for text that begins so: a range, which an index answers and nothing in the text can change. Not for an empty beginning. */
export const beginsWith = (beginning: string): { $gte: string; $lt: string } => ({ $gte: beginning, $lt: after(beginning) });

/** The first text that comes after all that begin so. */
function after(beginning: string): string {
  const letters = Array.from(beginning);
  const last = (letters.pop() ?? "").codePointAt(0) ?? 0;
  if (last === 0x10ffff) return after(letters.join(""));
  // Skip the surrogates.
  return letters.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}
