const KEY = "reloaded-at";
const A_MINUTE_MS = 60_000;

/** True at most once a minute: then the page may load itself again. */
export function claimReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < A_MINUTE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
