import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { HelpMenu } from "./help-menu.tsx";

test("a question mark of either keyboard shows the keys, and stays a letter where one writes", async () => {
  const { user } = render(
    <>
      <HelpMenu />
      <input aria-label="Title" />
    </>,
  );
  await user.type(screen.getByRole("textbox"), "why?");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("textbox")).toHaveValue("why?");
  for (const key of ["?", "؟"]) {
    await user.click(document.body);
    await user.keyboard(key);
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent("Find a page or an item");
    await user.click(screen.getByRole("button", { name: "Close" }));
  }
});

test("the tour is offered where there is what it is about", async () => {
  const { user, unmount } = render(<HelpMenu />);
  await user.click(screen.getByRole("button", { name: "Help" }));
  expect(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Show me around" })).toBeNull();
  unmount();
  const second = render(<HelpMenu tour />);
  await second.user.click(screen.getByRole("button", { name: "Help" }));
  expect(await screen.findByRole("menuitem", { name: "Show me around" })).toBeInTheDocument();
});
