import { queryKeys } from "@muhtawa/text-analysis";

/** Matches what has, for each word of the search, a key that begins with it; a blank search matches everything. */
export function searchFilter(search: string | null | undefined): object {
  const words = queryKeys(search ?? "");
  if (words.length === 0) return {};
  return { $and: words.map((alternatives) => ({ $or: alternatives.map((beginning) => ({ searchKeys: { $regex: `^${beginning}` } })) })) };
}
