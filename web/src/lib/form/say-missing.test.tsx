import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { sayMissing } from "./say-missing.ts";

/** Two required fields, one of them within another, of which the second must be longer than two letters. */
function Form({ defaultValues }: { defaultValues: { name: string; persona: { wishes: string[] } } }) {
  const form = useForm({ defaultValues });
  form.register("name", { required: true, minLength: 3 });
  form.register("persona.wishes", { validate: (wishes) => wishes.length > 0 });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => {}, sayMissing(form))(event)}>
      <button type="submit">Send</button>
    </form>
  );
}

async function send(name: string, wishes: string[]) {
  const { user } = render(
    <>
      <Toaster />
      <Form defaultValues={{ name, persona: { wishes } }} />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
}

test.each([
  ["en", "Please fill all required fields"],
  ["ar", "يُرجى ملء كل الحقول المطلوبة"],
] as const)("a blank field is told beside its own error (%s)", async (locale, words) => {
  await speak(locale);
  await send(" ", ["calm"]);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("so is one within another", async () => {
  await send("Noor", []);
  expect(await screen.findByRole("alert")).toHaveTextContent("Please fill all required fields");
});

test("a field that is filled wrongly is no missing one", async () => {
  await send("No", ["calm"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a form that is sent says nothing", async () => {
  await send("Noor", ["calm"]);
  expect(screen.queryByRole("alert")).toBeNull();
});
