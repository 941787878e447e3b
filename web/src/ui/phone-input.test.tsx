import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { PhoneInput } from "./phone-input.tsx";

const CODES = ["+966", "+971"].map((code) => ({ value: code, label: code }));

test("a dial code and a number, left to right, told apart by name", async () => {
  const { user } = render(
    <PhoneInput label="Phone" codes={CODES} code={{ name: "phoneCode" }} number={{ name: "phoneNumber" }} error="Enter a number" />,
  );
  const number = screen.getByRole("textbox", { name: "Phone" });
  await user.type(number, "505550142");
  await user.selectOptions(screen.getByRole("combobox", { name: "Country code" }), "+971");
  expect(number).toHaveValue("505550142");
  expect(number).toHaveAttribute("dir", "ltr");
  expect(number).toHaveAccessibleDescription("Enter a number");
});
