import { expect, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { KeywordInput } from "./keyword-input.tsx";

function Topics({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState(["Weight", "Skin", "Storage"]);
  return <KeywordInput label="Topics" ordered value={value} onChange={setValue} {...(disabled ? { disabled } : {})} />;
}

const rows = () => within(screen.getByRole("list")).getAllByRole("listitem");
const order = () => rows().map((row) => row.querySelector("bdi")?.textContent);
const handle = (entry: string) => screen.getByRole("button", { name: `Move ${entry}` });

test("an entry is moved by arrow keys on its handle, keeps the focus, and its place is told", async () => {
  const { user } = render(<Topics />);
  act(() => handle("Weight").focus());
  await user.keyboard("{ArrowDown}");
  expect(order()).toEqual(["Skin", "Weight", "Storage"]);
  expect(handle("Weight")).toHaveFocus();
  expect(screen.getByText("Weight: place 2 of 3")).toBeInTheDocument();
  await user.keyboard("{End}");
  expect(order()).toEqual(["Skin", "Storage", "Weight"]);
  await user.keyboard("{ArrowDown}");
  expect(order()).toEqual(["Skin", "Storage", "Weight"]);
  await user.keyboard("{Home}");
  expect(order()).toEqual(["Weight", "Skin", "Storage"]);
});

test("Alt and an arrow move the row one is in; an arrow alone doesn't", async () => {
  const { user } = render(<Topics />);
  act(() => screen.getByRole("button", { name: "Remove Skin" }).focus());
  await user.keyboard("{ArrowUp}");
  expect(order()).toEqual(["Weight", "Skin", "Storage"]);
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(order()).toEqual(["Skin", "Weight", "Storage"]);
  expect(handle("Skin")).toHaveFocus();
});

test("one is added at the end and removed where it stands", async () => {
  const { user } = render(<Topics />);
  await user.type(screen.getByRole("textbox", { name: "Topics" }), "Gifts{Enter}");
  expect(order()).toEqual(["Weight", "Skin", "Storage", "Gifts"]);
  await user.click(screen.getByRole("button", { name: "Remove Skin" }));
  expect(order()).toEqual(["Weight", "Storage", "Gifts"]);
});

test("what is disabled stays where it is", () => {
  render(<Topics disabled />);
  fireEvent.keyDown(handle("Weight"), { key: "ArrowDown" });
  expect(order()).toEqual(["Weight", "Skin", "Storage"]);
});

test("in Arabic its place is told in Arabic", async () => {
  await speak("ar");
  const { user } = render(<Topics />);
  act(() => screen.getByRole("button", { name: /^نقل .*Weight/ }).focus());
  await user.keyboard("{ArrowDown}");
  expect(screen.getByText(/2.*3/, { selector: "[role=status]" })).toHaveTextContent("Weight");
});
