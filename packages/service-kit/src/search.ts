import { queryKeys } from "@muhtawa/text-analysis/search";
import { keyFilter } from "./persistence/key-filter.ts";

/**
 * The filter for what a list is searched by: each word is one of a document's `searchKeys`, and the last one may be the beginning of one. A
 * blank search, or none, leaves everything; one without letters and digits finds nothing.
 */
export const searchFilter = (search: string | null | undefined): { $and?: object[] } => keyFilter(queryKeys(search ?? "", "begun"));
