import type { NodeRange } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

/** Where what is drawn along can land. */
export interface DropPlace {
  /** In the document. */
  readonly position: number;
  /** Pixels from the top of what is seen of the page. */
  readonly y: number;
}

const elementAt = (view: EditorView, position: number): HTMLElement | null => {
  const dom = view.nodeDOM(position);
  return dom instanceof HTMLElement ? dom : null;
};

/** The places between blocks, and of an entry those between the entries of lists as well, in their order down the page. */
export function dropPlaces(view: EditorView, { parent, start, end }: NodeRange): DropPlace[] {
  const { doc } = view.state;
  const inLists = parent.type.name !== "doc";
  const found: DropPlace[] = [];
  const add = (first: number, last: number, isEnd: boolean) => {
    const box = elementAt(view, first)?.getBoundingClientRect();
    if (!box) return;
    found.push({ position: first, y: box.top });
    if (isEnd) found.push({ position: last, y: box.bottom });
  };
  doc.descendants((node, position, around, index) => {
    // nothing lands within what is moved
    if (position >= start && position < end) return false;
    const place = around?.type.name === "doc" || (inLists && node.type.name === "listItem");
    if (place) add(position, position + node.nodeSize, index === (around?.childCount ?? 0) - 1);
    return inLists && !node.isTextblock;
  });
  return found;
}

/** The place nearest to a height; of several the innermost, so that an entry lands in a list rather than beside it. */
export function nearest(places: readonly DropPlace[], y: number): DropPlace | undefined {
  let best: DropPlace | undefined;
  for (const place of places) if (!best || Math.abs(place.y - y) <= Math.abs(best.y - y)) best = place;
  return best;
}
