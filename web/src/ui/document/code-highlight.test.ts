import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
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

const code = (text: string, language: string | null = "javascript") => ({
  type: "codeBlock",
  attrs: { language },
  content: [{ type: "text", text }],
});
const LINE = "const one = 1;\n";

test("code of a language that nobody named is told by its beginning", () => {
  editor.commands.setContent({ type: "doc", content: [code(LINE.repeat(200), null)] });
  jest.advanceTimersByTime(1000);
  expect(editor.view.dom.querySelectorAll(".hljs-number")).toHaveLength(200);
});

test("code that is too long to be coloured at each change isn't, and holds up no shorter one", () => {
  editor.commands.setContent({ type: "doc", content: [code(LINE.repeat(1_000)), code(LINE)] });
  jest.advanceTimersByTime(1000);
  expect(keywords()).toEqual(["const"]);
});

test("code that nobody has changed isn't read again", () => {
  editor.commands.setContent({ type: "doc", content: [code(LINE), code(LINE.repeat(2))] });
  jest.advanceTimersByTime(1000);
  editor.commands.insertContentAt(1, "let two; ");
  const read = jest.spyOn(Node.prototype, "textContent", "get");
  jest.advanceTimersByTime(1000);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  expect(keywords()).toEqual(["let", "const", "const", "const"]);
});
