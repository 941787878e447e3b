import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "./extensions.ts";

let editor: Editor;

beforeEach(() => {
  jest.useFakeTimers();
  const content = [{ type: "codeBlock", attrs: { language: "javascript" }, content: [{ type: "text", text: "let one" }] }];
  editor = new Editor({ element: document.createElement("div"), extensions: editorExtensions(""), content: { type: "doc", content } });
});
afterEach(() => {
  editor.destroy();
  jest.useRealTimers();
});

const keywords = () => [...editor.view.dom.querySelectorAll(".hljs-keyword")].map(({ textContent }) => textContent);

test("code that stands there is coloured at once, what is typed 1000 ms after it began to change", () => {
  expect(keywords()).toEqual(["let"]);
  editor.commands.insertContentAt(8, "; const two");
  jest.advanceTimersByTime(600);
  editor.commands.insertContentAt(19, " = 2");
  jest.advanceTimersByTime(399);
  expect(keywords()).toEqual(["let"]);
  jest.advanceTimersByTime(1);
  expect(keywords()).toEqual(["let", "const"]);
});
