import { type RefObject, useEffect } from "react";
import type { CommentThreadFragment } from "../../../generated/graphql.ts";
import { rangeOf, shownText } from "./marked-text.ts";

/** As the style sheet names it. */
const MARK = "comment";
/** Milliseconds after the last change of the text until it is marked anew. */
const PAUSE_MS = 300;

/**
 * Marks the words of a shown text that open discussions are about, without a change of the document; a browser that can't leaves them unmarked.
 * A click on such words says which discussion that is.
 */
export function useCommentMarks(
  frame: RefObject<HTMLElement | null>,
  threads: readonly CommentThreadFragment[],
  onOpen: (id: string) => void,
  tab: string,
) {
  useEffect(() => {
    const within = frame.current;
    if (!within || tab !== "text" || typeof CSS === "undefined" || !("highlights" in CSS)) return undefined;
    let ranges: { id: string; range: Range }[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      const element = shownText(within);
      ranges = element
        ? threads.flatMap(({ id, quote, resolved }) => {
            const range = quote && !resolved ? rangeOf(element, quote) : undefined;
            return range ? [{ id, range }] : [];
          })
        : [];
      CSS.highlights.set(MARK, new Highlight(...ranges.map(({ range }) => range)));
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(mark, PAUSE_MS);
    });
    const press = (event: MouseEvent) => {
      if (!document.getSelection()?.isCollapsed) return;
      const { clientX: x, clientY: y } = event;
      const found = ranges.find(({ range }) =>
        [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom),
      );
      if (found) onOpen(found.id);
    };
    mark();
    observer.observe(within, { childList: true, subtree: true, characterData: true });
    within.addEventListener("click", press);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      within.removeEventListener("click", press);
      CSS.highlights.delete(MARK);
    };
  }, [frame, threads, onOpen, tab]);
}
