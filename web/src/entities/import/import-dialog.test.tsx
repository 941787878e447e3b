import { expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { type Import, ImportDialog } from "./import-dialog.tsx";

const textOf = (words: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] });

test("a file that would be too much after the text is refused there, and taken in its place", async () => {
  const onTake = jest.fn((_taken: Import) => {});
  // an Arabic letter is two bytes
  const { user } = render(<ImportDialog text={textOf("ت".repeat(500_000))} title="Mine" onTake={onTake} onClose={() => {}} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Import a file" }));
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(input, new File([`# Theirs\n\n${"words ".repeat(10_000)}\n`], "a.md"));
  expect(await dialog.findByRole("alert")).toHaveTextContent(/^The text and this file together are more than one content takes/);
  expect(dialog.getByRole("button", { name: "Take it" })).toBeDisabled();
  await user.click(dialog.getByText("In place of the text"));
  expect(dialog.queryByRole("alert")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Take it" }));
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ place: "instead", file: { name: "a" } });
});

test("what fits is taken after the text", async () => {
  const onTake = jest.fn((_taken: Import) => {});
  const { user } = render(<ImportDialog text={textOf("Mine")} title="Mine" onTake={onTake} onClose={() => {}} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Import a file" }));
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, new File(["Theirs\n"], "a.md"));
  await user.click(await dialog.findByRole("button", { name: "Take it" }));
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ place: "after" });
});
