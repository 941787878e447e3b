import { type RefObject, useLayoutEffect, useState } from "react";

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
 * What one needs to find one's way is never covered, nor a question with what it is about, nor the field that one is writing in and what is
 * wrong with it, nor what says so of itself; a long text has room beside a message.
 */
export const KEPT_CLEAR =
  "header, h1, h2, [role=tab], [role=toolbar], [role=alertdialog], input:focus, textarea:focus, [data-field]:focus-within > [data-field-error], [data-kept-clear]";

/** Where, from the top of the window, something of a height stands in a lane without touching what is kept clear: the first place that is wide enough. */
export function freePlace(height: number, lane: Pick<Box, "left" | "right">, kept: readonly Box[]): number {
  const inLane = kept.filter(({ left, right }) => left < lane.right && right > lane.left).toSorted((one, other) => one.top - other.top);
  let place = GAP;
  for (const { top, bottom } of inLane) if (top < place + height + GAP && bottom > place - GAP) place = bottom + GAP;
  return place;
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

/** How far from the window's top the messages stand, kept up to date while there are any. */
export function useToastLane(lane: RefObject<HTMLElement | null>, count: number): number {
  const [top, setTop] = useState(GAP);

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const look = () => {
      if (!lane.current) return;
      const { left, right, height } = lane.current.getBoundingClientRect();
      const kept = [...document.querySelectorAll(KEPT_CLEAR)].filter((element) => !lane.current?.contains(element)).map(seen);
      const onScreen = kept.filter((box) => box.bottom > 0 && box.top < innerHeight && box.right > box.left && box.bottom > box.top);
      setTop(Math.max(GAP, Math.min(freePlace(height, { left, right }, onScreen), innerHeight - height - GAP)));
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
  }, [lane, count]);

  return top;
}
