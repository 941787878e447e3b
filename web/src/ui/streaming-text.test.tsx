import { expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { StreamingText } from "./streaming-text.tsx";

const show = (props: Partial<Parameters<typeof StreamingText>[0]> = {}) => {
  render(<StreamingText label="Draft" text="Ripe dates. And" {...props} />);
  return screen.getByRole("region", { name: "Draft" });
};

test("that it is being written is said once, and the growing text itself is no live region", () => {
  const region = show();
  expect(within(region).getByRole("status")).toHaveTextContent(/^Writing$/);
  expect(region).not.toHaveAttribute("aria-live");
  const live = [...region.querySelectorAll("[aria-live]")];
  expect(live.map((part) => [part.getAttribute("aria-live"), part.textContent])).toEqual([["polite", ""]]);
});

test("in line, and when it is complete, that is said instead", () => {
  expect(within(show({ text: "", waiting: true })).getByRole("status")).toHaveTextContent("Waiting in line");
});

test("the caret is nothing to listen to, and is gone at the end", () => {
  const region = show();
  expect(region.querySelectorAll("[aria-hidden]")).toHaveLength(1);
});

test("complete, it has no caret and says so", () => {
  const region = show({ running: false });
  expect(region.querySelectorAll("[aria-hidden]")).toHaveLength(0);
  expect(within(region).getByRole("status")).toHaveTextContent("Finished");
});

test("complete, it is shown as what its Markdown says, and before that as it comes", async () => {
  const text = "## Ripe dates\n\nSorted by hand";
  expect(within(show({ text })).queryByRole("heading")).toBeNull();
  cleanup();
  expect(await within(show({ text, running: false })).findByRole("heading", { name: "Ripe dates" })).toBeVisible();
});

test("a connection that broke is told of, in the text's place and to who listens", () => {
  const region = show({ silent: true });
  expect(within(region).getByRole("status")).toHaveTextContent("Connection lost. The text goes on by itself.");
  expect(within(region).getByText(/^Connection lost/, { selector: "p" })).toBeVisible();
});
