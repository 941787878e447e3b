import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

test("focus starts on the safe choice; confirming keeps it busy until done", async () => {
  let finish: () => void = () => {};
  const confirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const close = jest.fn();
  const { user } = render(
    <ConfirmDialog
      open
      danger
      title="Delete user sara?"
      text="Her companies go too."
      confirmLabel="Delete user"
      cancelLabel="Keep user"
      busyLabel="Deleting"
      onConfirm={confirm}
      onClose={close}
    />,
  );
  expect(await screen.findByRole("alertdialog", { name: "Delete user sara?" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Keep user" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Delete user" }));
  expect(screen.getByRole("button", { name: "Deleting" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("button", { name: "Keep user" })).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(screen.getByRole("button", { name: "Keep user" })).toBeEnabled());
  await user.click(screen.getByRole("button", { name: "Keep user" }));
  expect(close).toHaveBeenCalledTimes(1);
});

test("what failed stands in the dialog, until it is tried again", async () => {
  const outcomes: Promise<string | undefined>[] = [Promise.resolve("User not deleted"), new Promise(() => {})];
  const { user } = render(
    <ConfirmDialog
      open
      title="Delete user sara?"
      confirmLabel="Delete user"
      cancelLabel="Keep user"
      onConfirm={() => outcomes.shift()}
      onClose={() => {}}
    />,
  );
  await user.click(await screen.findByRole("button", { name: "Delete user" }));
  expect(await screen.findByText("User not deleted")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Delete user" }));
  expect(screen.queryByText("User not deleted")).toBeNull();
});
