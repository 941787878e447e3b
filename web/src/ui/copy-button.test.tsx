import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { clearNotices } from "../lib/notify.ts";
import { renderRoutes } from "../testing/render.tsx";
import { CopyButton } from "./copy-button.tsx";

afterEach(() => {
  clearNotices();
  jest.restoreAllMocks();
});

const open = () => renderRoutes([{ path: "/", element: <CopyButton text="Sorted by hand." /> }], "/");

test("a text is copied, and that is said", async () => {
  const { user } = open();
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(write).toHaveBeenCalledWith("Sorted by hand.");
  expect(await screen.findByText("Copied to clipboard successfully")).toBeInTheDocument();
});

test("a clipboard that refuses is told of", async () => {
  const { user } = open();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Failed to copy, please try again")).toBeInTheDocument();
});

test("on a page that isn't served securely, where browsers have no clipboard, the text is copied as a selection", async () => {
  open();
  const known = Object.getOwnPropertyDescriptor(navigator, "clipboard") ?? {};
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  let copied = "";
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  const button = await screen.findByRole("button", { name: "Copy" });
  act(() => button.focus());
  fireEvent.click(button);
  expect(await screen.findByText("Copied to clipboard successfully")).toBeInTheDocument();
  Object.defineProperty(navigator, "clipboard", known);
  expect(copied).toBe("Sorted by hand.");
  expect(button).toHaveFocus();
});

test("a browser that doesn't copy there either is told of", async () => {
  open();
  const known = Object.getOwnPropertyDescriptor(navigator, "clipboard") ?? {};
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  document.execCommand = () => false;
  fireEvent.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Failed to copy, please try again")).toBeInTheDocument();
  Object.defineProperty(navigator, "clipboard", known);
});
