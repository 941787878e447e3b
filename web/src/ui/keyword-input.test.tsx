import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { KeywordInput } from "./keyword-input.tsx";

function Keywords({ start = [], max }: { start?: string[]; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <KeywordInput label="Keywords" value={value} onChange={setValue} {...(max ? { max } : {})} />
      <output>{value.join("|")}</output>
    </>
  );
}

const keywords = () => screen.getByRole("status").textContent;
const field = () => screen.getByRole("textbox");

test("Enter and the commas of both scripts add", async () => {
  const { user } = render(<Keywords />);
  await user.type(field(), "dates{Enter}gift box,تمر، ");
  expect(keywords()).toBe("dates|gift box|تمر");
  expect(field()).toHaveValue(" ");
});

test("a pasted list is taken apart", async () => {
  const { user } = render(<Keywords start={["dates"]} />);
  await user.click(field());
  await user.paste("سكري، خلاص\nصقعي; dates");
  expect(keywords()).toBe("dates|سكري|خلاص|صقعي");
});

test("Enter in the field doesn't submit the form", async () => {
  let submitted = false;
  const { user } = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted = true;
      }}
    >
      <Keywords />
    </form>,
  );
  await user.type(field(), "dates{Enter}{Enter}");
  expect(submitted).toBe(false);
  expect(keywords()).toBe("dates");
});

test("Backspace removes the last, a cross its own", async () => {
  const { user } = render(<Keywords start={["a", "b", "c"]} />);
  await user.type(field(), "{Backspace}");
  expect(keywords()).toBe("a|b");
  await user.click(screen.getByRole("button", { name: "Remove a" }));
  expect(keywords()).toBe("b");
});

test("a word is kept once, and no more than the limit", async () => {
  const { user } = render(<Keywords start={["a"]} max={2} />);
  await user.type(field(), "a{Enter}b{Enter}c{Enter}");
  expect(keywords()).toBe("a|b");
});

test("a word left behind is added", async () => {
  const { user } = render(<Keywords />);
  await user.type(field(), "dates");
  await user.tab();
  expect(keywords()).toBe("dates");
});

test("the hint says Enter, in the page's language", async () => {
  await speak("ar");
  render(<Keywords />);
  expect(field()).toHaveAccessibleDescription("اضغط Enter بعد كل عنصر.");
});

test("what can't be an entry is refused at once and stays to be mended; what is typed for one becomes it", async () => {
  function Links() {
    const [value, setValue] = useState<string[]>([]);
    const asEntry = (word: string) => (word.startsWith("/") ? undefined : `https://${word}`);
    return (
      <>
        <KeywordInput label="Links" value={value} onChange={setValue} asEntry={asEntry} refusal="A whole address" />
        <output>{value.join("|")}</output>
      </>
    );
  }
  const { user } = render(<Links />);
  await user.type(field(), "example.com{Enter}/offers{Enter}");
  expect(keywords()).toBe("https://example.com");
  expect(field()).toHaveValue("/offers");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("A whole address");
  await user.clear(field());
  expect(field()).toBeValid();
});
