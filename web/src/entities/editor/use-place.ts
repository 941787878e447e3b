import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { Range } from "../../ui/document/worked-range.ts";

/** Where a part of the text stands within the sheet, in pixels from the sheet's top and from its start of reading. */
export interface Place {
  top: number;
  bottom: number;
  centre: number;
  /** Of the sheet. */
  width: number;
  /** Of the part's first line, from the top of what is seen of the page. */
  seenTop: number;
}

/** Where a part stands just now; kept up to date while the text, the page and the window change. */
export function usePlace(editor: Editor, sheet: RefObject<HTMLElement | null>, range: Range | null): Place | undefined {
  const [place, setPlace] = useState<Place>();
  const [round, setRound] = useState(0);
  const from = range?.from;
  const to = range?.to;

  useEffect(() => {
    const again = () => setRound((count) => count + 1);
    const seen = new ResizeObserver(again);
    if (sheet.current) seen.observe(sheet.current);
    editor.on("update", again);
    return () => {
      seen.disconnect();
      editor.off("update", again);
    };
  }, [editor, sheet]);

  useLayoutEffect(() => {
    if (!sheet.current || from === undefined || to === undefined || to > editor.state.doc.content.size) return setPlace(undefined);
    const box = sheet.current.getBoundingClientRect();
    const start = editor.view.coordsAtPos(from, 1);
    const end = editor.view.coordsAtPos(to, -1);
    const middle = end.top < start.bottom ? (start.left + end.left) / 2 : box.left + box.width / 2;
    const rightToLeft = getComputedStyle(sheet.current).direction === "rtl";
    return setPlace({
      top: start.top - box.top,
      bottom: end.bottom - box.top,
      centre: rightToLeft ? box.right - middle : middle - box.left,
      width: box.width,
      seenTop: start.top,
    });
  }, [editor, sheet, from, to, round]);

  return place;
}

/** Makes the sheet as long as what stands over it reaches. */
export function useRoom(sheet: RefObject<HTMLElement | null>, over: RefObject<HTMLElement | null>, top: number): void {
  useEffect(() => {
    const [box, own] = [sheet.current, over.current];
    if (!box || !own) return undefined;
    const seen = new ResizeObserver(() => box.style.setProperty("min-height", `${top + own.offsetHeight}px`));
    seen.observe(own);
    return () => {
      seen.disconnect();
      box.style.removeProperty("min-height");
    };
  }, [sheet, over, top]);
}
