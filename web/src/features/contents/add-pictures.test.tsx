import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { AddPicturesDialog } from "./pictures/add-pictures-dialog.tsx";

function open() {
  URL.createObjectURL = () => "blob:palm";
  URL.revokeObjectURL = () => {};
  const onClose = jest.fn<() => void>();
  const files = [new File(["palm"], "palm.png", { type: "image/png" })];
  const { user } = render(<AddPicturesDialog files={files} onStored={() => {}} onClose={onClose} />);
  return { user, onClose, words: screen.getByRole("textbox") };
}

test.each([
  ["en", "Cancel", "Keep editing", "Discard changes"],
  ["ar", "إلغاء", "متابعة التحرير", "تجاهل التغييرات"],
] as const)("what pictures are said to show isn't thrown away unasked (%s)", async (locale, cancel, keep, discard) => {
  await speak(locale);
  const { user, onClose, words } = open();
  await user.type(words, "A palm");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: keep }));
  expect(onClose).not.toHaveBeenCalled();
  expect(words).toHaveValue("A palm");
  await waitFor(() => user.click(screen.getByRole("button", { name: cancel })));
  await user.click(await screen.findByRole("button", { name: discard }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("where nothing was said it closes at once", async () => {
  const { user, onClose } = open();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
