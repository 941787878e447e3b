import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { type Column, DataTable } from "./data-table.tsx";

interface Row {
  id: string;
  name: string;
  contents: number;
}

const COLUMNS: Column<Row>[] = [
  { id: "name", header: "User", cell: (row) => row.name },
  { id: "contents", header: "Contents", align: "end", cell: (row) => row.contents },
  { id: "menu", header: "Actions", hideHeader: true, cell: () => null },
];
const ROWS = [
  { id: "1", name: "سارة", contents: 3 },
  { id: "2", name: "omar", contents: 0 },
];

const table = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) => (
  <DataTable label="Users" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} {...props} />
);

test("rows stand under their headings", () => {
  render(table({ isSelected: (row) => row.id === "2" }));
  const rows = within(screen.getByRole("table", { name: "Users" })).getAllByRole("row");
  expect(rows).toHaveLength(3);
  expect(screen.getAllByRole("columnheader").map((heading) => heading.textContent)).toEqual(["User", "Contents", "Actions"]);
  expect(rows[1]).toHaveTextContent("سارة3");
  expect(rows[2]).toHaveAttribute("aria-selected", "true");
});

test.each([
  ["en", "No data to display"],
  ["ar", "لا توجد بيانات للعرض"],
] as const)("nothing to show says so (%s), whatever helps below it", async (locale, words) => {
  await speak(locale);
  const { unmount } = render(table({ rows: [] }));
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
  unmount();
  render(table({ rows: [], empty: { text: "They will stand here.", action: <button type="button">Add</button> } }));
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText("They will stand here.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add" })).toBeInTheDocument();
});

test("a filter that found nothing offers the way back", async () => {
  let cleared = false;
  const { user } = render(table({ rows: [], empty: { onClear: () => (cleared = true) } }));
  expect(screen.getByText("No data to display")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(cleared).toBe(true);
});

test("while it loads, as many rows as will come hold the place", () => {
  render(table({ rows: [], loading: true, skeletonRows: 4 }));
  expect(screen.getAllByRole("row")).toHaveLength(5);
  expect(screen.getByText("Loading")).toBeInTheDocument();
});
