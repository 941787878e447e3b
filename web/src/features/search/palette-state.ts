import { useSyncExternalStore } from "react";

let open = false;
const readers = new Set<() => void>();

/** Opens or closes the palette, from wherever there is a button for it. */
export function showPalette(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const reader of readers) reader();
}

export const togglePalette = () => showPalette(!open);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const usePaletteOpen = () => useSyncExternalStore(subscribe, () => open);
