/** The fields that keys may be kept in. */
type KeyField = "searchKeys" | "titleKeys";

/**
 * A condition for each word of a search: one of its forms is the beginning of one of the document's keys. Takes what text-analysis'
 * `queryKeys` gives. Without words there is no condition; a word without forms is never found.
 */
export const keyConditions = (words: readonly (readonly string[])[], field: KeyField = "searchKeys"): object[] =>
  words.map((forms) => {
    const [first, ...others] = forms.map((form) => ({ [field]: { $elemMatch: beginsWith(form) } }));
    if (!first) return { [field]: { $in: [] } };
    return others.length === 0 ? first : { $or: [first, ...others] };
  });

/** The same as a filter: without words it matches everything. */
export function keyFilter(words: readonly (readonly string[])[]): { $and?: object[] } {
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
  // The codes of surrogates are no letters.
  return letters.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}
