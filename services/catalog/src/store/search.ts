import { keyFilter } from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";

/** Matches what has, for each word of the search, a key that begins with it; a blank search matches everything. */
export function searchFilter(search: string | null | undefined): object {
  const conditions = keyFilter(queryKeys(search ?? ""));
  return conditions.length > 0 ? { $and: conditions } : {};
}
