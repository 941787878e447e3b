import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { Field } from "./field.tsx";

test("label, hint and control are tied together", () => {
  render(
    <Field label="Title" hint="Short" optional>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText("Title")).toHaveAccessibleDescription("Short");
  expect(screen.getByText("optional")).toBeInTheDocument();
});

test("an error takes the hint's place and marks the control", () => {
  render(
    <Field label="Title" hint="Short" error="Enter a title">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText("Title");
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Enter a title");
  expect(screen.queryByText("Short")).toBeNull();
});

test("a group is named by its label", async () => {
  await speak("ar");
  render(
    <Field label="الصفات" group optional>
      {() => <input aria-label="x" />}
    </Field>,
  );
  expect(screen.getByRole("group", { name: "الصفات" })).toBeInTheDocument();
  expect(screen.getByText("اختياري")).toBeInTheDocument();
});
