import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { IconButton } from "./button.tsx";
import { Khatam } from "./marks.tsx";
import { Menu } from "./menu.tsx";

test("it opens by its button, the keyboard chooses, and danger comes last", async () => {
  const edit = jest.fn();
  const { user } = render(
    <Menu
      trigger={<IconButton icon={Khatam} label="More" />}
      entries={[
        { id: "delete", label: "Delete", onSelect: () => {}, danger: true },
        { id: "edit", label: "Edit", onSelect: edit },
      ]}
    />,
  );
  screen.getByRole("button", { name: "More" }).focus();
  await user.keyboard("{Enter}");
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["Edit", "Delete"]);
  expect(screen.getByRole("separator")).toBeInTheDocument();
  await user.click(items[0] as HTMLElement);
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
});

test("an entry is taken by whatever clicks it, once, and not while it is disabled", async () => {
  const chosen = jest.fn();
  const { user } = render(
    <Menu
      trigger={<IconButton icon={Khatam} label="More" />}
      entries={[
        { id: "edit", label: "Edit", onSelect: () => chosen("edit") },
        { id: "move", label: "Move", onSelect: () => chosen("move"), disabled: true },
      ]}
    />,
  );
  const open = async () => {
    await user.click(screen.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  };
  await open();
  // as a screen reader or voice control does: no pointer has come there
  fireEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
  expect(chosen.mock.calls).toEqual([["edit"]]);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await open();
  fireEvent.click(screen.getByRole("menuitem", { name: "Move" }));
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(chosen.mock.calls).toEqual([["edit"], ["edit"]]));
});

test("an entry of somebody's words stands in their direction, whatever the menu's is", async () => {
  const { user } = render(
    <Menu trigger={<button type="button">Pair</button>} entries={[{ id: "1", label: "تُقطف باليد.", onSelect: () => {} }]} />,
  );
  await user.click(screen.getByRole("button", { name: "Pair" }));
  const entry = await screen.findByRole("menuitem", { name: "تُقطف باليد." });
  expect(entry.querySelector("bdi")).toHaveTextContent("تُقطف باليد.");
});
