import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { STORED } from "../../lib/stored-names.ts";
import { readForTab } from "../../lib/stored-values.ts";
import { placeKey } from "./place-key.ts";

/** What a person does who wants to be elsewhere. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** As long as a page may take to grow to its old height. */
const PATIENCE_MS = 5000;

/** Scrolls to a place that may not be there yet: again whenever the page has grown, until it is reached or the person moves. */
function scrollWhenGrown(top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) end();
  });
  const timer = setTimeout(() => end(), PATIENCE_MS);
  const end = () => {
    for (const move of OWN_MOVES) removeEventListener(move, end);
    growth.disconnect();
    clearTimeout(timer);
  };
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  return end;
}

/** What ScrollRestoration has left when the page was last left for another document. */
function placesBefore(): Map<string, number> {
  const stored = JSON.parse(readForTab(STORED.scroll) ?? "{}") as Record<string, number>;
  return new Map(Object.entries(stored));
}

/**
 * The router scrolls back to the old place as soon as a page is there; one whose data is still coming is too short for that, and is
 * followed until it isn't. Stands behind ScrollRestoration, so that it comes after it.
 */
export function LateScroll() {
  const key = placeKey(useLocation());
  const navigation = useNavigationType();
  const [places] = useState(placesBefore);

  // Synchronously: the new page's scroll position must not be stored for the old one.
  useLayoutEffect(() => {
    const wanted = navigation === "POP" ? (places.get(key) ?? 0) : 0;
    const end = wanted > window.scrollY ? scrollWhenGrown(wanted) : undefined;
    const remember = () => void places.set(key, window.scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      removeEventListener("scroll", remember);
      end?.();
    };
  }, [key, navigation, places]);

  return null;
}
