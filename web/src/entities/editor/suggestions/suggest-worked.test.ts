import { afterEach, expect, test } from "@jest/globals";
import { Editor, type JSONContent } from "@tiptap/core";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { work } from "../../../ui/document/worked-range.ts";
import { currentSuggestion, decide, suggestAs, SuggestMode } from "./suggest-mode.ts";
import { applyWithinWorked, insertBelow, replaceWorked } from "../worked-text.ts";
import { suggestWorked } from "./suggest-worked.ts";
import { suggestionsIn } from "./suggestions-in.ts";

let editor: Editor;
const paragraph = (text: string): JSONContent => ({ type: "paragraph", content: [{ type: "text", text }] });
const open = (...content: JSONContent[]) => {
  editor = new Editor({ extensions: [...editorExtensions(""), SuggestMode], content: { type: "doc", content } });
  editor.view.dispatch(work(editor.state.tr, { from: 1, to: editor.state.doc.content.size - 1 }));
};
afterEach(() => editor.destroy());

const shown = () => suggestionsIn(editor.state.doc).map(({ deleted, inserted }) => [deleted, inserted]);

test("the words that differ are suggestions of their own, and what stays isn't touched", () => {
  open(paragraph("Look closely at the colour of the skin in order to choose well."));
  expect(suggestWorked(editor, "Look at the colour of the **skin** to choose very well.")).toBe(true);
  expect(shown()).toEqual([
    ["closely ", ""],
    ["in order ", ""],
    ["", "very "],
  ]);
  expect(currentSuggestion(editor.state)).toMatchObject({ deleted: "closely ", attributes: { by: "AI", author: "" } });
  decide(editor.view, "accept");
  expect(editor.getText()).toBe("Look at the colour of the skin to choose very well.");
  editor.commands.undo();
  editor.commands.undo();
  expect(editor.getText()).toBe("Look closely at the colour of the skin in order to choose well.");
});

test("another text altogether is taken or left as a whole", () => {
  open(paragraph("التمر طريّ هذا العام."));
  suggestWorked(editor, "وصل محصول جديد من المدينة.");
  expect(suggestionsIn(editor.state.doc)).toHaveLength(1);
  decide(editor.view, "accept");
  expect(editor.getText()).toBe("وصل محصول جديد من المدينة.");
});

test("blocks take the place of blocks, and go without a trace", () => {
  open(paragraph("One."), paragraph("Two."), paragraph("Three."));
  editor.view.dispatch(work(editor.state.tr, { from: 1, to: 11 }));
  const before = editor.getJSON();
  suggestWorked(editor, "## Why\n\n- one\n- two");
  expect(suggestionsIn(editor.state.doc)).toHaveLength(1);
  decide(editor.view, "reject");
  expect(editor.getJSON()).toEqual(before);
  editor.commands.undo();
  decide(editor.view, "accept");
  expect(editor.getJSON().content?.map(({ type }) => type)).toEqual(["heading", "bulletList", "paragraph"]);
});

test("what somebody has changed meanwhile is left alone", () => {
  open(paragraph("One."));
  editor.commands.insertContentAt(3, "x");
  expect(suggestWorked(editor, "Two.")).toBe(false);
  expect(shown()).toEqual([]);
});

test("while somebody suggests, what they take of the AI's is suggested as the AI's", () => {
  open(paragraph("One."), paragraph("Two."));
  const before = editor.getJSON();
  suggestAs(editor.view, "Sara");
  editor.view.dispatch(work(editor.state.tr, { from: 1, to: 5 }));
  replaceWorked(editor, "Uno.");
  insertBelow(editor, "- three\n- four");
  expect(suggestionsIn(editor.state.doc).map(({ attributes }) => attributes.by)).toEqual(["AI", "AI"]);
  expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual(["paragraph", "bulletList", "paragraph"]);
  decide(editor.view, "reject");
  expect(editor.getJSON()).toEqual(before);
});

test("one change after another is taken of the AI's, up to the end of the part, while they are suggested", () => {
  open(paragraph("Sum dates are swete, and sum are drie"));
  suggestAs(editor.view, "Sara");
  expect(applyWithinWorked(editor, "Sum", "Some")).toBe(true);
  expect(applyWithinWorked(editor, "swete", "sweet")).toBe(true);
  expect(applyWithinWorked(editor, "drie", "dry")).toBe(true);
  expect(shown()).toEqual([
    ["Sum", "Some"],
    ["swete", "sweet"],
    ["drie", "dry"],
  ]);
});
