import { normalise } from "@muhtawa/text-analysis";
import type { Branch } from "./home-state.ts";

/** The branches whose name or address, in either language, contains what is looked for; marks and shapes of Arabic letters make no difference. */
export function findBranches(branches: readonly Branch[], queryValue: string): readonly Branch[] {
  const query = normalise(queryValue);
  if (!query) return branches;
  return branches.filter(({ name, nameAr, address, addressAr }) =>
    [name, nameAr, address, addressAr].some((text) => text && normalise(text).includes(query)),
  );
}
