import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { showPalette, togglePalette, usePaletteOpen } from "../palette-state.ts";
import type { MenuPage } from "../use-places-and-actions.ts";
import { loadPalette } from "./load-palette.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";

const Palette = lazyPart(loadPalette, { above: true });

/** The palette of every signed-in page: Ctrl K or ⌘ K, or a search button, opens it. */
export function SearchPalette({ pages }: { pages: readonly MenuPage[] }) {
  const open = usePaletteOpen();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);

  // Layout effect: the shortcut works from the first paint on.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isK = event.code === "KeyK" || event.key.toLowerCase() === "k";
      if (!isK || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      togglePalette();
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      showPalette(false);
    };
  }, []);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Palette open={open} onClose={() => showPalette(false)} pages={pages} />
    </Suspense>
  );
}
