import { loadTwice } from "../chunk-load.ts";
import { STORED } from "../stored-names.ts";

/** Takes away what was read here: it ends with its session, also with one that ran out while no page was open. */
export async function forgetReading(): Promise<void> {
  // Loaded only then, since who comes for the first time has nothing to forget.
  const { keptEntries } = await loadTwice(() => import("../drafts/kept-entries.ts"));
  await keptEntries(STORED.reading).removeWhere(() => true);
}
