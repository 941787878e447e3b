import { useSyncExternalStore } from "react";

/** Lines of the page that can show messages, and whether there is no room for messages beside a text. */
let state = { lines: 0, crowded: false };
const readers = new Set<() => void>();

function become(next: typeof state): void {
  if (next.lines === state.lines && next.crowded === state.crowded) return;
  state = next;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Returns what takes the line away again. */
export function addLine(): () => void {
  become({ ...state, lines: state.lines + 1 });
  return () => become({ ...state, lines: state.lines - 1 });
}

export const setCrowded = (crowded: boolean): void => become({ ...state, crowded });

/** Whether a line of the page can show messages now. */
export const useLineOffered = () =>
  useSyncExternalStore(
    subscribe,
    () => state.lines > 0,
    () => false,
  );

/** Whether messages that are shown now would hide lines of a text wherever they stood. */
export const useCrowded = () =>
  useSyncExternalStore(
    subscribe,
    () => state.crowded,
    () => false,
  );
