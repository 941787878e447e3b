/**
 * A condition for each word of a search: one of its forms is the beginning of one of the document's `searchKeys`. Takes what text-analysis'
 * `queryKeys` gives, which needs no escaping. Without words there is no condition.
 */
export const keyFilter = (words: readonly (readonly string[])[]): object[] =>
  words.map((forms) => ({ searchKeys: { $regex: `^(?:${forms.join("|")})` } }));
