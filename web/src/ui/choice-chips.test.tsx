import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { ChoiceChips } from "./choice-chips.tsx";

const TRAITS = ["Warm", "Bold", "Calm"].map((label) => ({ value: label.toUpperCase(), label }));

function Traits() {
  const [value, setValue] = useState<string[]>([]);
  return <ChoiceChips label="Personality" options={TRAITS} value={value} onChange={setValue} max={2} />;
}

test("several can be on, up to the limit, and off again", async () => {
  const { user } = render(<Traits />);
  const chip = (name: string) => screen.getByRole("button", { name });
  await user.click(chip("Warm"));
  await user.click(chip("Calm"));
  expect(chip("Warm")).toHaveAttribute("aria-pressed", "true");
  expect(chip("Bold")).toBeDisabled();
  await user.click(chip("Warm"));
  expect(chip("Warm")).toHaveAttribute("aria-pressed", "false");
  expect(chip("Bold")).toBeEnabled();
});
