import { keyFilter } from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";

/** Every word begins one of the row's search keys, which fold Arabic's spellings; text without words finds nothing. */
export const foundBy = (text: string): object => ({ $and: keyFilter(queryKeys(text)) });
