import type { BodyNode } from "./body-document.ts";

/** Merged cells that reach no further down than their table. */
export function withinTable(table: BodyNode): BodyNode {
  const rows = table.content ?? [];
  if (!rows.some((row, at) => (row.content ?? []).some((cell) => spanOf(cell, "rowspan") > rows.length - at))) return table;
  return { ...table, content: rows.map((row, at) => shortened(row, rows.length - at)) };
}

function shortened(row: BodyNode, left: number): BodyNode {
  const cells = row.content?.map((cell) => (spanOf(cell, "rowspan") > left ? { ...cell, attrs: { ...cell.attrs, rowspan: left } } : cell));
  return { ...row, ...(cells && { content: cells }) };
}

/** How many cells a table covers, without those of tables in it; a row has one at least. */
export function coveredCells({ content: rows = [] }: BodyNode): number {
  return rows.reduce((sum, { content: cells = [] }, at) => {
    const covered = cells.map((cell) => spanOf(cell, "colspan") * Math.min(spanOf(cell, "rowspan"), rows.length - at));
    return (
      sum +
      Math.max(
        1,
        covered.reduce((all, one) => all + one, 0),
      )
    );
  }, 0);
}

/** The same of all tables of a body. */
export const coveredInAll = (node: BodyNode): number =>
  (node.content ?? []).reduce((sum, child) => sum + coveredInAll(child), node.type === "table" ? coveredCells(node) : 0);

const spanOf = ({ attrs }: BodyNode, side: "colspan" | "rowspan"): number => Math.max(1, Number(attrs?.[side] ?? 1));
