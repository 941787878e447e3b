import { useSyncExternalStore } from "react";

/*
 * Whether this device has taken what was last to be kept on it. A browser may refuse: it has no room left, or keeps nothing at all. What is
 * written then lasts as long as the page.
 */

let keeps = true;
const watchers = new Set<() => void>();

export function deviceKept(taken: boolean): void {
  if (taken === keeps) return;
  keeps = taken;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const deviceKeeps = (): boolean => keeps;

export const useDeviceKeeps = (): boolean => useSyncExternalStore(watch, deviceKeeps, () => true);
