import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { SuccessModal } from "./success-modal.tsx";

test("it says what succeeded and leads on", async () => {
  const act = jest.fn();
  const { user } = render(<SuccessModal open message="Form submitted successfully" actionLabel="Open the dashboard" onAction={act} />);
  expect(await screen.findByRole("alertdialog", { name: "Form submitted successfully" })).toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Open the dashboard" });
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard("{Enter}");
  expect(act).toHaveBeenCalledTimes(1);
});

test("Esc closes it", async () => {
  const close = jest.fn();
  const { user } = render(<SuccessModal open message="Done" actionLabel="Go on" onAction={() => {}} onClose={close} />);
  await screen.findByRole("alertdialog");
  await user.keyboard("{Escape}");
  expect(close).toHaveBeenCalledTimes(1);
});
