import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render as renderBare, screen } from "@testing-library/react";
import { ChakraProvider } from "@chakra-ui/react";
import { notify, REQUEST_ERROR_MS } from "../lib/notify.ts";
import { system } from "../theme/system.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => {
  jest.useFakeTimers();
  renderBare(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a notice stays five seconds, a request's error two", () => {
  act(() => notify.success("Company created successfully"));
  act(() => notify.error("Taken", { durationMs: REQUEST_ERROR_MS }));
  expect(screen.getByRole("status")).toHaveTextContent("Company created successfully");
  expect(screen.getByRole("alert")).toHaveTextContent("Taken");
  wait(1999);
  expect(screen.getByText("Taken")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Taken")).toBeNull();
  wait(2999);
  expect(screen.getByText("Company created successfully")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Company created successfully")).toBeNull();
});

test("what takes longer to read stays longer", () => {
  const detail =
    "The text was changed by somebody else while you were writing. Both changes stand in it now; read it once more before you publish.";
  act(() => notify.info("Both changes were merged", { detail }));
  wait(5000);
  expect(screen.getByText(detail)).toBeInTheDocument();
  wait(15_000);
  expect(screen.queryByText(detail)).toBeNull();
});

test("it stays while it is hovered", () => {
  act(() => notify.info("Draft ready"));
  const toast = screen.getByRole("status");
  fireEvent.pointerEnter(toast);
  wait(60_000);
  expect(screen.getByText("Draft ready")).toBeInTheDocument();
  fireEvent.pointerLeave(toast);
  wait(5000);
  expect(screen.queryByText("Draft ready")).toBeNull();
});

test("it can be closed, and carries an action", () => {
  const open = jest.fn();
  act(() => notify.ai("Draft ready", { detail: "Five questions", action: { label: "Open", run: open } }));
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(open).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Draft ready")).toBeNull();
});

test("the same message twice stands once", () => {
  act(() => notify.error("No connection"));
  act(() => notify.error("No connection"));
  expect(screen.getAllByText("No connection")).toHaveLength(1);
});

test("on a phone a message that only tells gives way to the next one; a failure and what offers something stay", () => {
  const unmet = matchMedia("print");
  jest.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...unmet, matches: query.includes("max-width") }));
  act(() => notify.error("No connection"));
  act(() => notify.success("Deleted", { action: { label: "Undo", run: () => {} } }));
  for (const text of ["Name saved", "Voice saved", "Logo saved"]) act(() => notify.success(text));
  expect([...document.querySelectorAll("[data-notice]")].map((message) => message.textContent)).toEqual([
    "No connection",
    "DeletedUndo",
    "Logo saved",
  ]);
  wait(5000);
  expect(screen.queryByText("Voice saved")).toBeNull();
  jest.restoreAllMocks();
});

test("beside a page there is room for all messages", () => {
  for (const text of ["Name saved", "Voice saved", "Logo saved"]) act(() => notify.success(text));
  expect(screen.getAllByRole("status")).toHaveLength(3);
});

test("messages stand at the right, whichever way the page is read", () => {
  document.documentElement.dir = "rtl";
  const lane = document.querySelector("[data-live-announcer]") as HTMLElement;
  expect(getComputedStyle(lane).right).toMatch(/spacing-4|16px/);
  expect(getComputedStyle(lane).insetInlineEnd).toBe("");
  document.documentElement.dir = "ltr";
});
