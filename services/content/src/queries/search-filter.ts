import { queryKeys } from "@muhtawa/text-analysis";

/** For each word that is searched for, one of its forms has to be the beginning of a key. */
export const searchFilter = (search: string | null | undefined) =>
  queryKeys(search ?? "").map((alternatives) => ({ searchKeys: { $regex: `^(?:${alternatives.join("|")})` } }));
