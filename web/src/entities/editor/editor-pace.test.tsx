import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { render } from "../../testing/render.tsx";
import { RichTextEditor, type RichTextEditorProps } from "./rich-text-editor.tsx";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const styleAs = (level: string) => fireEvent.change(screen.getByLabelText("Paragraph style"), { target: { value: level } });

test("changes are handed on 300 ms after the last of them", () => {
  jest.useFakeTimers();
  const onChange = jest.fn<RichTextEditorProps["onChange"]>();
  const content = [{ type: "paragraph", content: [{ type: "text", text: "Sukkari" }] }];
  render(<RichTextEditor label="Text" document={{ value: { type: "doc", content } }} onChange={onChange} />);
  styleAs("2");
  pass(299);
  styleAs("3");
  pass(299);
  expect(onChange).not.toHaveBeenCalled();
  pass(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0]?.[0].content?.[0]).toMatchObject({ type: "heading", attrs: { level: 3 } });
});

test("and a second after the first at the latest, however fast somebody types", () => {
  jest.useFakeTimers();
  const onChange = jest.fn<RichTextEditorProps["onChange"]>();
  const content = [{ type: "paragraph", content: [{ type: "text", text: "Sukkari" }] }];
  render(<RichTextEditor label="Text" document={{ value: { type: "doc", content } }} onChange={onChange} />);
  for (const level of ["2", "3", "2", "3"]) {
    styleAs(level);
    pass(249);
  }
  expect(onChange).not.toHaveBeenCalled();
  styleAs("2");
  pass(4);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0]?.[0].content?.[0]).toMatchObject({ type: "heading", attrs: { level: 2 } });
  styleAs("3");
  pass(299);
  expect(onChange).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a text isn't drawn anew when something else of its page is", () => {
  const shown = { value: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Sukkari" }] }] } };
  let say: (words: string) => void = () => {};
  function Page() {
    const [words, setWords] = useState("Saving");
    useEffect(() => void (say = setWords), []);
    return (
      <RichTextEditor label="Text" document={shown} onChange={() => undefined}>
        {words}
      </RichTextEditor>
    );
  }
  render(<Page />);
  const drawn = jest.spyOn(Editor.prototype, "setOptions");
  act(() => say("Saved"));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
});
