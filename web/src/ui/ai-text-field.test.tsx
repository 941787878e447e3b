import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { render } from "../testing/render.tsx";
import { AiTextField, type AiTextFieldProps } from "./ai-text-field.tsx";

function show(props: Partial<AiTextFieldProps> = {}) {
  const calls = { onChange: jest.fn(), onGenerate: jest.fn(), onStop: jest.fn(), onUse: jest.fn() };
  return { calls, ...render(<AiTextField label="Idea" value="" run={{ status: "idle" }} {...calls} {...props} />) };
}

test("a field the AI writes first asks for its button", async () => {
  const { user, calls } = show({ aiFirst: true });
  expect(screen.getByText("You should click on the AI button to generate the content")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Generate" }));
  expect(calls.onGenerate).toHaveBeenCalledTimes(1);
});

test("any other can be written by hand", async () => {
  const { user, calls } = show();
  await user.type(screen.getByRole("textbox", { name: "Idea" }), "x");
  expect(calls.onChange).toHaveBeenCalledWith("x");
  expect(screen.getByRole("button", { name: "Generate" })).toBeEnabled();
});

test("while it runs the text streams and the button stops it", async () => {
  const { user, calls } = show({ run: { status: "running", text: "Three signs are" } });
  expect(screen.getByText("Three signs are")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Generate" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(calls.onStop).toHaveBeenCalledTimes(1);
});

test("the second click of a double click on the AI's button doesn't stop what the first has begun", async () => {
  const calls = { onChange: jest.fn(), onGenerate: jest.fn(), onStop: jest.fn(), onUse: jest.fn() };
  function Page() {
    const [run, setRun] = useState<AiTextFieldProps["run"]>({ status: "idle" });
    const begin = () => {
      calls.onGenerate();
      setRun({ status: "queued", text: "" });
    };
    return <AiTextField label="Idea" value="" run={run} {...calls} onGenerate={begin} />;
  }
  const { user } = render(<Page />);
  const at = screen.getByRole("button", { name: "Generate" });
  await user.pointer([{ keys: "[MouseLeft]", target: at }]);
  const stop = screen.getByRole("button", { name: "Stop" });
  fireEvent.click(stop, { detail: 2 });
  expect([calls.onGenerate.mock.calls.length, calls.onStop.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(stop, { detail: 1 });
  // by the keyboard
  fireEvent.click(stop, { detail: 0 });
  expect(calls.onStop).toHaveBeenCalledTimes(2);
});

test("the focus stays on the AI's button while it makes way for another, and comes back", async () => {
  let now: (props: Partial<AiTextFieldProps>) => void = () => {};
  const calls = { onChange: jest.fn(), onGenerate: jest.fn(), onStop: jest.fn(), onUse: jest.fn() };
  function Page() {
    const [props, setProps] = useState<Partial<AiTextFieldProps>>({});
    useEffect(() => {
      now = (next) => act(() => setProps(next));
    }, []);
    return <AiTextField label="Idea" value="" aiFirst run={{ status: "idle" }} {...calls} {...props} />;
  }
  const { user } = render(<Page />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  now({ run: { status: "queued", text: "" } });
  expect(screen.getByRole("button", { name: "Stop" })).toHaveFocus();
  now({ run: { status: "done", variants: ["First"] }, value: "First" });
  expect(screen.getByRole("button", { name: "Generate" })).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Generate" }).blur());
  now({ run: { status: "running", text: "" } });
  expect(document.body).toHaveFocus();
});

test("in line it says so", () => {
  show({ run: { status: "queued", text: "" } });
  expect(screen.getByRole("status")).toHaveTextContent("Waiting in line");
});

test("done, its variants are offered and the one in use is marked", async () => {
  const { user, calls } = show({ value: "First", provenance: "ai", run: { status: "done", variants: ["First", "Second"], offline: true } });
  expect(screen.getByText("In use")).toBeInTheDocument();
  expect(screen.getByText("Built-in template")).toBeInTheDocument();
  expect(screen.getByText("AI")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Use this" }));
  expect(calls.onUse).toHaveBeenCalledWith("Second");
});

test("what was used can be undone", async () => {
  const undo = jest.fn();
  const { user } = show({ value: "Second", provenance: "edited", onUndo: undo });
  expect(screen.getByText("AI, edited")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test("failed, the text is kept, the reason told, and it can be tried again", async () => {
  const { user, calls } = show({ value: "So far", run: { status: "failed", reason: "The model did not answer" } });
  expect(screen.getByRole("textbox")).toHaveValue("So far");
  expect(screen.getByRole("alert")).toHaveTextContent("The model did not answer");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(calls.onGenerate).toHaveBeenCalledTimes(1);
});

test("an error of the form stands below", () => {
  show({ error: "Fill in this field" });
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Fill in this field");
});
