import { createDocument, type Editor, type JSONContent } from "@tiptap/core";

/**
 * Shows another document, stored elsewhere. Only what differs is replaced, so that the cursor and the steps that can be undone and redone
 * stay; it is no such step itself, since nobody here has typed it.
 */
export function showDocument({ state, view, schema }: Editor, document: JSONContent | null): void {
  const { doc } = state;
  const next = createDocument(document ?? "", schema);
  const from = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // With repeated characters the common prefix and suffix may overlap.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const slice = next.slice(from, ends.b + overlap);
  view.dispatch(
    state.tr
      .replace(from, ends.a + overlap, slice)
      .setMeta("addToHistory", false)
      .setMeta("preventUpdate", true),
  );
}
