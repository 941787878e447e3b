import { keyFilter } from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";

/** For each word that is searched for, one of its forms has to be the beginning of a key. */
export const searchFilter = (search: string | null | undefined) => keyFilter(queryKeys(search ?? ""));

/** The same of the title alone. */
export const titleFilter = (search: string) => keyFilter(queryKeys(search), "titleKeys");
