import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { Dialog } from "./dialog.tsx";

test("it has a name, and Esc or its cross closes it", async () => {
  const close = jest.fn();
  const { user } = render(
    <Dialog open onClose={close} title="Add a rule" description="The AI keeps to it">
      <p>Form</p>
    </Dialog>,
  );
  expect(await screen.findByRole("dialog", { name: "Add a rule" })).toHaveAccessibleDescription("The AI keeps to it");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("{Escape}");
  expect(close).toHaveBeenCalledTimes(2);
});

test("while it works, Esc does nothing", async () => {
  const close = jest.fn();
  const { user } = render(<Dialog open busy onClose={close} title="Saving" />);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
});

test("closed, nothing of it is there", async () => {
  render(<Dialog open={false} onClose={() => {}} title="Add a rule" />);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
