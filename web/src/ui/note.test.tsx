import { expect, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { setSystemLogo } from "../lib/system-logo.ts";
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

test("the logo that admins have set stands for the product's mark, which comes back when it can't be had", () => {
  act(() => setSystemLogo("/media/rutab"));
  const { container } = render(<Logo />);
  const logo = container.querySelector("img") as HTMLImageElement;
  expect(logo).toHaveAttribute("src", "/media/rutab?w=64");
  fireEvent.error(logo);
  expect(container.querySelector("img")).toBeNull();
  act(() => setSystemLogo("/media/other"));
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/other?w=64");
  act(() => setSystemLogo(null));
  expect(container.querySelector("img")).toBeNull();
});
