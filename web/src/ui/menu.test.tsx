import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
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
