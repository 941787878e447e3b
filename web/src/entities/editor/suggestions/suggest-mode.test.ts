import { afterEach, expect, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { currentSuggestion, decide, showSuggestion, suggestAs, SuggestMode, walkSuggestions } from "./suggest-mode.ts";
import { suggestionsIn } from "./suggestions-in.ts";

let editor: Editor;
const open = (...paragraphs: string[]) => {
  editor = new Editor({
    extensions: [...editorExtensions(""), SuggestMode],
    content: { type: "doc", content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })) },
  });
};
afterEach(() => editor.destroy());

const press = (key: string) =>
  editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, new KeyboardEvent("keydown", { key })));
const lines = () => editor.state.doc.children.map((block) => block.textContent);
const shown = () => suggestionsIn(editor.state.doc).map(({ attributes, inserted, deleted }) => [attributes.author, deleted, inserted]);
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));

test("while somebody suggests, what is typed and deleted is marked; afterwards it is made at once", () => {
  open("Dates are sweet");
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection({ from: 1, to: 6 });
  type("Figs");
  expect(shown()).toEqual([["Sara", "Dates", "Figs"]]);
  expect(editor.state.selection.head).toBe(10);
  editor.commands.undo();
  expect(lines()).toEqual(["Dates are sweet"]);
  expect(shown()).toEqual([]);
  editor.commands.redo();
  expect(shown()).toEqual([["Sara", "Dates", "Figs"]]);
  suggestAs(editor.view, null);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  type("!");
  expect(shown()).toEqual([["Sara", "Dates", "Figs"]]);
});

test.each([[["one"]], [["one two", "three"]]])(
  "a word typed over the whole text is one suggestion, whose letters follow each other: %j",
  (paragraphs) => {
    open(...paragraphs);
    suggestAs(editor.view, "Sara");
    editor.commands.selectAll();
    for (const letter of "Figs") type(letter);
    expect(shown()).toEqual([["Sara", paragraphs.join("¶ "), "Figs"]]);
    decide(editor.view, "accept");
    expect(lines()).toEqual(["Figs"]);
    editor.commands.undo();
    decide(editor.view, "reject");
    expect(lines()).toEqual(paragraphs);
  },
);

test("the whole text given another form is no suggestion", () => {
  open("one", "two");
  suggestAs(editor.view, "Sara");
  editor.commands.selectAll();
  editor.commands.toggleBold();
  expect(shown()).toEqual([]);
});

test("a word that is typed within one that is to go isn't to go with it", () => {
  open("Dates");
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection({ from: 1, to: 6 });
  editor.commands.deleteSelection();
  suggestAs(editor.view, null);
  editor.commands.setTextSelection(3);
  type("XY");
  expect(editor.state.doc.firstChild?.children.map(({ text, marks }) => [text, marks[0]?.type.name])).toEqual([
    ["Da", "deletion"],
    ["XY", undefined],
    ["tes", "deletion"],
  ]);
});

test("Backspace goes on backwards over what is to go, Delete forwards", () => {
  open("abc");
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection(4);
  const backspace = () => {
    const { head } = editor.state.selection;
    editor.view.dispatch(editor.state.tr.delete(head - 1, head));
  };
  backspace();
  backspace();
  expect(editor.state.selection.head).toBe(2);
  expect(shown()).toEqual([["Sara", "bc", ""]]);
  const { head } = editor.state.selection;
  editor.view.dispatch(editor.state.tr.delete(head, head + 1));
  expect(editor.state.selection.head).toBe(3);
});

test("Enter suggests a paragraph's end, Backspace and Delete that one goes", () => {
  open("one two", "three");
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection(4);
  press("Enter");
  expect(shown()).toEqual([["Sara", "", "¶"]]);
  editor.commands.setTextSelection(editor.state.doc.content.size - 6);
  press("Backspace");
  press("Backspace");
  expect(shown().map(([, deleted]) => deleted)).toEqual(["", "¶"]);
  expect(decide(editor.view, "accept")).toBe(2);
  expect(lines()).toEqual(["one", " twothree"]);
  editor.commands.undo();
  expect(decide(editor.view, "reject")).toBe(2);
  expect(lines()).toEqual(["one two", "three"]);
  editor.commands.setTextSelection(8);
  press("Delete");
  expect(shown()).toEqual([["Sara", "¶", ""]]);
});

test("suggestions are gone through round the ends of the text, and settled one by one, each undone by itself", () => {
  open("one", "two");
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection(4);
  type("!");
  editor.commands.setTextSelection(10);
  type("?");
  editor.commands.setTextSelection(1);
  walkSuggestions(editor.view, 1);
  expect(currentSuggestion(editor.state)).toMatchObject({ inserted: "!", goTo: true });
  walkSuggestions(editor.view, 1);
  walkSuggestions(editor.view, 1);
  const first = currentSuggestion(editor.state);
  expect(first?.inserted).toBe("!");
  decide(editor.view, "reject", first?.attributes.id);
  expect(lines()).toEqual(["one", "two?"]);
  expect(currentSuggestion(editor.state)).toBeNull();
  editor.commands.undo();
  expect(lines()).toEqual(["one!", "two?"]);
  decide(editor.view, "accept", first?.attributes.id);
  expect(shown()).toEqual([["Sara", "", "?"]]);
  showSuggestion(editor.view, { id: "gone", goTo: false });
  expect(currentSuggestion(editor.state)).toBeNull();
  expect(walkSuggestions(editor.view, -1)).toBe(true);
});

test("what is stored elsewhere is shown as it is, and what a page marks as inserted is its words", () => {
  open("one");
  suggestAs(editor.view, "Sara");
  editor.commands.setContent("<p>two <ins>three</ins> <del>four</del></p>", { emitUpdate: false });
  expect(shown()).toEqual([]);
  expect(lines()).toEqual(["two three four"]);
});
