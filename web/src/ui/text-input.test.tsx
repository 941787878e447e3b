import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { render } from "../testing/render.tsx";
import { Button } from "./button.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

interface Values {
  title: string;
  details: string;
}

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <TextInput label="Title" error={formState.errors.title?.message} {...register("title", { required: "Enter a title" })} />
      <TextArea label="Details" {...register("details")} />
      <Button type="submit">Save</Button>
    </form>
  );
}

test("a form reads what is typed", async () => {
  const submit = jest.fn();
  const { user } = render(<Form onSubmit={submit} />);
  await user.type(screen.getByLabelText("Title"), "دليل الشراء");
  await user.type(screen.getByLabelText("Details"), "one{enter}two");
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ title: "دليل الشراء", details: "one\ntwo" }));
});

test("submitting with something missing says what, and goes there", async () => {
  const { user } = render(<Form onSubmit={() => {}} />);
  await user.click(screen.getByRole("button"));
  const title = await screen.findByLabelText("Title");
  await waitFor(() => expect(title).toHaveAccessibleDescription("Enter a title"));
  expect(title).toHaveFocus();
});

test("addresses run left to right, other text finds its own direction", () => {
  render(
    <>
      <TextInput label="Email" type="email" />
      <TextInput label="Name" />
      <TextArea label="About" />
    </>,
  );
  expect(screen.getByLabelText("Email")).toHaveAttribute("dir", "ltr");
  expect(screen.getByLabelText("Name")).toHaveAttribute("dir", "auto");
  expect(screen.getByLabelText("About")).toHaveAttribute("dir", "auto");
});
