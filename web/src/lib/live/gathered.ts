/**
 * Asks once for all that changes within so many milliseconds of the first change, and once more for what changes while it is asking: an
 * answer may be older than a change that came before it.
 */
export function gathered(ask: () => Promise<unknown>, milliseconds: number) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let changed = false;

  const now = async () => {
    clearTimeout(waiting);
    waiting = undefined;
    changed = true;
    if (asking) return;
    asking = true;
    while (changed) {
      changed = false;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask().catch(() => {});
    }
    asking = false;
  };

  return {
    now: () => void now(),
    soon: () => {
      waiting ??= setTimeout(() => void now(), milliseconds);
    },
    end: () => clearTimeout(waiting),
  };
}
