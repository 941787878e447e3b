import { afterEach, expect, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { AnsweredPrompts } from "./answered-prompts.ts";

const QUESTION = "✎ Who is it for?";

const editor = (text = QUESTION) =>
  new Editor({
    element: document.body.appendChild(document.createElement("div")),
    extensions: [...editorExtensions(""), AnsweredPrompts],
    content: `<p>${text}</p><p>✎ Why now?</p>`,
  });
let open: Editor;
afterEach(() => open.destroy());

/** As the editor hears of a key: false when it is left to the editor itself. */
const type = ({ view }: Editor, words: string) => {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(words, from, to);
  return view.someProp("handleTextInput", (handle) => handle(view, from, to, words, insert)) ?? false;
};
const lines = ({ state }: Editor) => {
  const texts: string[] = [];
  state.doc.forEach((block) => texts.push(block.textContent));
  return texts;
};

test("a prompt that is written into is no prompt any more, and another one stays one", () => {
  open = editor();
  open.commands.setTextSelection(QUESTION.length + 1);
  expect(type(open, " F")).toBe(true);
  expect(lines(open)).toEqual(["Who is it for? F", "✎ Why now?"]);
  expect(type(open, "amilies")).toBe(false);
});

test("one that is written over leaves nothing behind, and one undo brings it back", () => {
  open = editor();
  open.commands.setTextSelection({ from: 1, to: QUESTION.length + 1 });
  type(open, "F");
  expect(lines(open)).toEqual(["F", "✎ Why now?"]);
  open.commands.undo();
  expect(lines(open)).toEqual([QUESTION, "✎ Why now?"]);
});

test("what is pasted into one is kept likewise; a text that is no prompt is left to the editor", () => {
  open = editor();
  open.commands.setTextSelection(QUESTION.length + 1);
  open.view.pasteText(" Families.", new Event("paste") as ClipboardEvent);
  expect(lines(open)).toEqual(["Who is it for? Families.", "✎ Why now?"]);
  expect(type(open, "!")).toBe(false);
});

test("of a paragraph's lines only the one that is written into is no prompt any more", () => {
  open = editor("\u200f✎ For whom?<br>They are soft.<br>\u2067 ✎ Why now?");
  const said = () => open.state.doc.child(0).textBetween(0, open.state.doc.child(0).content.size, "", "|");
  const start = said();
  open.commands.setTextSelection(start.indexOf("soft") + 1);
  expect(type(open, "very ")).toBe(false);
  expect(said()).toBe(start);
  open.commands.setTextSelection(start.length + 1);
  expect(type(open, " Rain")).toBe(true);
  expect(said()).toBe("\u200f✎ For whom?|They are soft.|\u2067 Why now? Rain");
  open.commands.setTextSelection(3);
  expect(type(open, "S")).toBe(true);
  expect(said()).toBe("\u200fS For whom?|They are soft.|\u2067 Why now? Rain");
});
