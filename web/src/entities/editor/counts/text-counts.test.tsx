import { afterEach, expect, jest, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { act, screen } from "@testing-library/react";
import { render } from "../../../testing/render.tsx";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { TextCounts } from "./text-counts.tsx";

let editor: Editor;
afterEach(() => {
  jest.useRealTimers();
  editor.destroy();
});

const open = (text: string) => {
  jest.useFakeTimers();
  editor = new Editor({
    extensions: editorExtensions(""),
    content: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
  });
  render(<TextCounts editor={editor} />);
};
const type = (text: string) => act(() => editor.view.dispatch(editor.state.tr.insertText(text, 1)));
const counts = () => screen.getByRole("group").textContent;

test("words are counted as they are typed", () => {
  open("One two");
  type("More ");
  expect(counts()).toMatch(/^3 words/);
});

test("a very long block is counted once nobody types for half a second, not at every key", () => {
  open("word ".repeat(10_000).trim());
  expect(counts()).toMatch(/^10,000 words/);
  for (let key = 0; key < 3; key += 1) {
    type("more ");
    act(() => void jest.advanceTimersByTime(400));
    expect(counts()).toMatch(/^10,000 words/);
  }
  act(() => void jest.advanceTimersByTime(100));
  expect(counts()).toMatch(/^10,003 words/);
});
