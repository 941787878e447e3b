import type { JSONContent } from "@tiptap/core";

/** The cells of all tables together: the editor fills up rows that are shorter than others. */
export const cellsIn = ({ type, content = [] }: JSONContent): number =>
  content.reduce((sum, child) => sum + cellsIn(child), type === "table" ? content.length * widthOf(content) : 0);

const spanOf = ({ attrs }: JSONContent, side: "colspan" | "rowspan") => Number(attrs?.[side] ?? 1);

/** Columns, with those that cells from above reach into. */
function widthOf(rows: readonly JSONContent[]): number {
  const changes = Array.from({ length: rows.length + 1 }, () => 0);
  const change = (at: number, by: number) => (changes[at] = (changes[at] ?? 0) + by);
  for (const [at, { content: cells = [] }] of rows.entries())
    for (const cell of cells) {
      change(at, spanOf(cell, "colspan"));
      change(Math.min(rows.length, at + spanOf(cell, "rowspan")), -spanOf(cell, "colspan"));
    }
  let width = 0;
  let widest = 1;
  for (const by of changes) {
    width += by;
    widest = Math.max(widest, width);
  }
  return widest;
}
