import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { Chip } from "./chip.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import { Khatam } from "./marks.tsx";
import { Note } from "./note.tsx";
import { Skeleton } from "./skeleton.tsx";

test("a note is read out only when it is an alert", () => {
  render(
    <>
      <Note tone="warning" action={<button type="button">Update it</button>}>
        The audience changed
      </Note>
      <Note tone="danger" alert>
        Not saved
      </Note>
    </>,
  );
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Update it" })).toBeInTheDocument();
});

test("an icon is decoration, unless it has a name", () => {
  render(
    <>
      <Icon as={Khatam} />
      <Icon as={Khatam} label="AI" flip />
    </>,
  );
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("a chip without a cross can't be removed", () => {
  render(<Chip>Warm</Chip>);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a skeleton is nothing to a screen reader", () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.querySelector("[aria-hidden=true]")?.children).toHaveLength(3);
});

test("the logo leads home by its name", () => {
  render(<Logo markOnly />);
  expect(screen.getByRole("link", { name: "Muhtawa" })).toHaveAttribute("href", "/");
});

test("an installation that names an icon of its own has it for its logo", () => {
  const icon = document.head.appendChild(document.createElement("link"));
  Object.assign(icon, { rel: "icon", type: "image/svg+xml", href: "/rutab.svg" });
  const { container, unmount } = render(<Logo />);
  expect(container.querySelector("img")).toHaveAttribute("src", "/rutab.svg");
  unmount();
  icon.setAttribute("href", "/icon.svg");
  expect(render(<Logo />).container.querySelector("img")).toBeNull();
  icon.remove();
});
