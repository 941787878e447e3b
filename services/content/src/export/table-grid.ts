import type { Block, Cell, Table } from "./article.ts";

type GivenCell = Omit<Cell, "column">;

/** Columns that Word can show; what stands further out goes into the last one. */
const MAX_COLUMNS = 63;

/** A table's cells in their columns, none over another or beyond the edge, and none missing: formats refuse or misplace the rest of such a table. */
export function gridOf(given: readonly (readonly GivenCell[])[]): Pick<Table, "columns" | "rows"> {
  /** For each column, how many rows below are still covered by a cell from above. */
  const covered: number[] = [];
  const rows: Cell[][] = [];
  /** Where what has no column goes. */
  let latest: Cell[] = [];
  for (const [at, cells] of given.entries()) {
    const placed: Cell[] = [];
    let column = 0;
    for (const cell of cells) {
      while ((covered[column] ?? 0) > 0) column += 1;
      if (column >= MAX_COLUMNS) {
        append(latest, cell.blocks);
        continue;
      }
      const colspan = freeColumns(covered, column, Math.min(cell.colspan, MAX_COLUMNS - column));
      const rowspan = Math.min(Math.max(cell.rowspan, 1), given.length - at);
      placed.push({ ...cell, column, colspan, rowspan });
      latest = placed;
      for (let over = column; over < column + colspan; over += 1) covered[over] = rowspan;
      column += colspan;
    }
    rows.push(placed);
    for (let over = 0; over < covered.length; over += 1) covered[over] = Math.max(0, (covered[over] ?? 0) - 1);
  }
  const columns = covered.length;
  return { columns, rows: filled(rows, columns) };
}

function freeColumns(covered: readonly number[], from: number, wanted: number): number {
  let free = 1;
  while (free < wanted && (covered[from + free] ?? 0) === 0) free += 1;
  return free;
}

function append(placed: Cell[], blocks: readonly Block[]): void {
  const last = placed.at(-1);
  if (last) placed[placed.length - 1] = { ...last, blocks: [...last.blocks, ...blocks] };
}

/** Puts an empty cell wherever a row ends or leaves a gap. */
function filled(rows: readonly (readonly Cell[])[], columns: number): Cell[][] {
  const covered = Array.from({ length: columns }, () => 0);
  return rows.map((cells) => {
    for (const { column, colspan, rowspan } of cells) covered.fill(rowspan, column, column + colspan);
    const whole = [...cells];
    for (let column = 0; column < columns; column += 1) {
      if ((covered[column] ?? 0) > 0) continue;
      let colspan = 1;
      while (column + colspan < columns && (covered[column + colspan] ?? 0) === 0) colspan += 1;
      covered.fill(1, column, column + colspan);
      whole.push({ column, colspan, rowspan: 1, header: false, blocks: [] });
    }
    for (const [column, left] of covered.entries()) covered[column] = Math.max(0, left - 1);
    return whole.toSorted((a, b) => a.column - b.column);
  });
}
