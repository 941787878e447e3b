import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { Checkbox } from "./checkbox.tsx";

test("its words tick it", async () => {
  const change = jest.fn();
  const { user } = render(<Checkbox onChange={change}>Keep me signed in</Checkbox>);
  await user.click(screen.getByText("Keep me signed in"));
  expect(change).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole("checkbox", { name: "Keep me signed in" })).toBeChecked();
  await user.keyboard(" ");
  expect(change).toHaveBeenLastCalledWith(false);
});

test("without words it has a name, and can be neither on nor off", () => {
  render(<Checkbox label="Select all" checked="indeterminate" />);
  expect(screen.getByRole("checkbox", { name: "Select all" })).toBePartiallyChecked();
});
