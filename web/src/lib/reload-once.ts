import { STORED } from "./stored-names.ts";
import { readForTab, writeForTab } from "./stored-values.ts";

const A_MINUTE_MS = 60_000;

/** True at most once a minute: then the page may load itself again. */
export function claimReload(now = Date.now()): boolean {
  if (now - Number(readForTab(STORED.reloadedAt) ?? 0) < A_MINUTE_MS) return false;
  return writeForTab(STORED.reloadedAt, String(now));
}
