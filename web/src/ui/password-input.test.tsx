import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { PasswordInput } from "./password-input.tsx";

test.each([
  ["en", "Show characters", "Hide characters"],
  ["ar", "إظهار الأحرف", "إخفاء الأحرف"],
] as const)("what is typed is hidden until one wants to see it: %s", async (locale, show, hide) => {
  await speak(locale);
  const { user } = render(<PasswordInput label="Password" name="password" />);
  const field = screen.getByLabelText("Password");
  await user.type(field, "s3cret");
  expect(field).toHaveAttribute("type", "password");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: hide })).toHaveFocus();
  expect(field).toHaveAttribute("type", "text");
  expect(field).toHaveValue("s3cret");
  await user.click(screen.getByRole("button", { name: hide }));
  expect(field).toHaveAttribute("type", "password");
  expect(screen.getByRole("button", { name: show })).toBeInTheDocument();
});
