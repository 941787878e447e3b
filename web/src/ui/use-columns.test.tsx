import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { useColumns } from "./use-columns.tsx";

interface Person {
  name: string;
  joined: string;
}

const COLUMNS: Column<Person>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name },
  { id: "joined", header: "Joined", hideOnPhone: true, cell: ({ joined }) => joined },
  { id: "menu", header: "More", hideHeader: true, cell: () => "…" },
];

function People() {
  const { shown, menu } = useColumns("people", COLUMNS);
  return (
    <>
      {menu}
      <DataTable label="People" columns={shown} rows={[{ name: "Sara", joined: "2026" }]} rowKey={({ name }) => name} />
    </>
  );
}

const screenIs = (phone: boolean) =>
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (query) => ({ matches: phone, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );

const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

afterEach(() => {
  jest.restoreAllMocks();
});

test("on a phone what was left out can be had, and stays chosen", async () => {
  screenIs(true);
  const { user, unmount } = render(<People />);
  expect(headers()).toEqual(["Name", "More"]);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const choice = await screen.findByRole("menuitemcheckbox", { name: "Joined" });
  expect(choice).toHaveAttribute("aria-checked", "false");
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await user.keyboard("{Home}{Enter}");
  await waitFor(() => expect(headers()).toEqual(["Name", "Joined", "More"]));
  expect(screen.queryByRole("menuitemcheckbox", { name: "Name" })).toBeNull();
  unmount();
  render(<People />);
  expect(headers()).toEqual(["Name", "Joined", "More"]);
});

test("on a wide screen everything is shown until it is left out, apart from the phone's choice", async () => {
  screenIs(false);
  const { user, unmount } = render(<People />);
  expect(headers()).toEqual(["Name", "Joined", "More"]);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await user.keyboard("{Home}{Enter}");
  await waitFor(() => expect(headers()).toEqual(["Name", "More"]));
  unmount();
  jest.restoreAllMocks();
  screenIs(true);
  render(<People />);
  expect(headers()).toEqual(["Name", "More"]);
});
