/** The fields that hold search keys. */
type KeyField = "searchKeys" | "titleKeys";

/** A word of a search: it matches one of these keys, or a key with this prefix. */
interface WordQuery {
  readonly keys: readonly string[];
  readonly beginnings?: readonly string[];
}

/**
 * A condition for each word of a search: the document has one of its keys, or a key with its prefix. Takes the result of text-analysis'
 * `queryKeys`. Without words there is no condition; a word without keys matches nothing.
 */
export const keyConditions = (words: readonly WordQuery[], field: KeyField = "searchKeys"): object[] =>
  words.map(({ keys, beginnings = [] }) => {
    const whole = { [field]: { $in: [...keys] } };
    if (beginnings.length === 0) return whole;
    return { $or: [whole, ...beginnings.map((beginning) => ({ [field]: { $elemMatch: beginsWith(beginning) } }))] };
  });

/** The same as one filter: without words it matches everything. */
export function keyFilter(words: readonly WordQuery[]): { $and?: object[] } {
  const conditions = keyConditions(words);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** A condition for a prefix, which must not be empty: a range, so that an index answers it and the text needs no escaping. */
export const beginsWith = (beginning: string): { $gte: string; $lt: string } => ({ $gte: beginning, $lt: after(beginning) });

/** The smallest text greater than all with this prefix. */
function after(beginning: string): string {
  const letters = Array.from(beginning);
  const last = (letters.pop() ?? "").codePointAt(0) ?? 0;
  if (last === 0x10ffff) return after(letters.join(""));
  // Skip the surrogates.
  return letters.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}
