/** What a text is found by. */
export const searchKeysOf = (...texts: (string | undefined)[]): string[] => [...new Set(texts.flatMap((text) => wordsOf(text ?? "")))];

/** Matches what has, for each word of the search, a key that begins with it. */
export function searchFilter(search: string | null | undefined): object {
  const words = wordsOf(search ?? "");
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ searchKeys: { $regex: `^${word}` } })) };
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
