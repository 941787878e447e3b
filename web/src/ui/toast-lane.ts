import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between a message and what it keeps clear of. */
const GAP = 12;
/** Milliseconds between two looks at a page that changes. */
const PACE_MS = 100;

/**
 * What one needs to find one's way is never covered, nor a question with what it is about, nor the field that one is writing in with its
 * label and what is wrong with it, nor what was written last, nor what says so of itself.
 */
export const KEPT_CLEAR =
  "header, h1, h2, [role=tab], [role=toolbar], [role=alertdialog], input:focus, textarea:focus, [data-field]:focus-within > [data-field-label], [data-field]:focus-within > [data-field-error], [data-kept-clear]";

/** Where, from the top of the window, something of a height stands in a lane without touching what is kept clear: the first place that is wide enough. */
export function freePlace(height: number, lane: Pick<Box, "left" | "right">, kept: readonly Box[]): number {
  const inLane = kept.filter(({ left, right }) => left < lane.right && right > lane.left).toSorted((one, other) => one.top - other.top);
  let place = GAP;
  for (const { top, bottom } of inLane) if (top < place + height + GAP && bottom > place - GAP) place = bottom + GAP;
  return place;
}

/** Where something is written. */
const FIELD = "input, textarea";

/** Texts that are written on the page. */
const WRITTEN = ".ProseMirror";

/** The lines of such texts, as far as they are on the screen. */
function linesOnScreen(): Box[] {
  const range = document.createRange();
  return [...document.querySelectorAll(WRITTEN)].flatMap(({ children }) =>
    [...children].flatMap((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return [];
      range.selectNodeContents(block);
      return [...range.getClientRects()];
    }),
  );
}

/** What of an element is seen: a title is as wide as its words, whatever room it has. */
function seen(element: Element): Box {
  const own = element.getBoundingClientRect();
  if (!/^H\d$/.test(element.tagName)) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  const left = Math.max(own.left, words.left);
  return { top: own.top, bottom: own.bottom, left, right: Math.min(own.right, words.right) };
}

/** After these something stands elsewhere, though the page is the same: what one has gone to, what has glided to its place. */
const ARRIVALS = ["animationend", "transitionend", "focusin"] as const;

interface Place {
  /** Pixels from the window's top. */
  top: number;
  side: "left" | "right";
}

interface Sought {
  height: number;
  /** At the right. */
  lane: Pick<Box, "left" | "right">;
  kept: readonly Box[];
  /** What is kept clear too if there is room for that at either side. */
  lines: readonly Box[];
}

/** Where messages stand: at the right, unless only the left has room beside a text; and whether neither has. */
export function placeOf({ height, lane, kept, lines }: Sought): Place & { crowded: boolean } {
  const last = innerHeight - height - GAP;
  const right = freePlace(height, lane, [...kept, ...lines]);
  if (right <= last) return { top: right, side: "right", crowded: false };
  const left = freePlace(height, { left: innerWidth - lane.right, right: innerWidth - lane.left }, [...kept, ...lines]);
  if (lines.length > 0 && left <= last) return { top: left, side: "left", crowded: false };
  return { top: Math.max(GAP, Math.min(freePlace(height, lane, kept), last)), side: "right", crowded: lines.length > 0 };
}

/** Where the messages stand, kept up to date while there are any; tells when they hide lines of a text wherever they stand. */
export function useToastLane(lane: RefObject<HTMLElement | null>, count: number, onCrowded?: () => void): Place {
  const [place, setPlace] = useState<Place>({ top: GAP, side: "right" });
  /** What one has written there, and its label, are still read when a button has the focus. */
  const lastField = useRef<Element>(undefined);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELD)) lastField.current = target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const look = () => {
      if (!lane.current) return;
      const { left, right, height } = lane.current.getBoundingClientRect();
      const edge = Math.min(left, innerWidth - right);
      const atRight = { left: innerWidth - edge - (right - left), right: innerWidth - edge };
      const last = lastField.current?.isConnected ? lastField.current : null;
      const own = last ? [...(last.closest("[data-field]")?.querySelectorAll(":scope > [data-field-label]") ?? []), last] : [];
      const kept = [...document.querySelectorAll(KEPT_CLEAR), ...own].filter((element) => !lane.current?.contains(element)).map(seen);
      const onScreen = kept.filter((box) => box.bottom > 0 && box.top < innerHeight && box.right > box.left && box.bottom > box.top);
      const next = placeOf({ height, lane: atRight, kept: onScreen, lines: linesOnScreen() });
      if (next.crowded) onCrowded?.();
      setPlace((before) => (before.top === next.top && before.side === next.side ? before : next));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        look();
      }, PACE_MS);
    };
    look();
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", lookSoon);
    addEventListener("scrollend", lookSoon, true);
    for (const end of ARRIVALS) addEventListener(end, lookSoon);
    return () => {
      clearTimeout(waiting);
      changes.disconnect();
      removeEventListener("resize", lookSoon);
      removeEventListener("scrollend", lookSoon, true);
      for (const end of ARRIVALS) removeEventListener(end, lookSoon);
    };
  }, [lane, count, onCrowded]);

  return place;
}
