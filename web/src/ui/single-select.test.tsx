import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { SingleSelect } from "./single-select.tsx";

const TYPES = [
  { value: "ARTICLE", label: "Article" },
  { value: "POST", label: "Post" },
  { value: "TWEET", label: "Tweet", disabled: true },
];

test("one of several is chosen", async () => {
  const change = jest.fn<(value: string) => void>();
  const { user } = render(
    <SingleSelect label="Type" options={TYPES} placeholder="Choose" onChange={(event) => change(event.target.value)} />,
  );
  const select = screen.getByRole("combobox", { name: "Type" });
  expect(select).toHaveDisplayValue("Choose");
  await user.selectOptions(select, "Post");
  expect(change).toHaveBeenCalledWith("POST");
  expect(screen.getByRole("option", { name: "Tweet" })).toBeDisabled();
});

test("an error is tied to the control", () => {
  render(<SingleSelect label="Type" options={TYPES} error="Choose a type" />);
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Choose a type");
});
