import { afterEach, expect, test } from "@jest/globals";
import { Editor, type JSONContent } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { work } from "../../../ui/document/worked-range.ts";
import { EvidenceMarks } from "../../score/evidence-marks.ts";
import { replacePart } from "../../score/text-bridge.ts";
import { replaceWorked } from "../worked-text.ts";
import { decide, suggestAs, SuggestMode } from "./suggest-mode.ts";
import { suggestionsIn } from "./suggestions-in.ts";

let editor: Editor;
const paragraph = (text: string): JSONContent => ({ type: "paragraph", content: [{ type: "text", text }] });
const PICTURE: JSONContent = { type: "image", attrs: { src: "https://example.org/dates.png", alt: "Dates" } };
const cell = (text: string): JSONContent => ({ type: "tableCell", content: [paragraph(text)] });
const row = (...texts: string[]): JSONContent => ({ type: "tableRow", content: texts.map(cell) });

const open = (...blocks: (string | JSONContent)[]) => {
  editor = new Editor({
    extensions: [...editorExtensions(""), EvidenceMarks, SuggestMode],
    content: { type: "doc", content: blocks.map((block) => (typeof block === "string" ? paragraph(block) : block)) },
  });
  suggestAs(editor.view, "Sara");
  return editor.state.doc;
};
afterEach(() => editor.destroy());

const press = (key: string) =>
  editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, new KeyboardEvent("keydown", { key })));
const lines = () => editor.state.doc.children.map((block) => block.textContent);
const shown = () => suggestionsIn(editor.state.doc).map(({ attributes, inserted, deleted }) => [attributes.by, deleted, inserted]);
const cursorBefore = (text: string) =>
  editor.state.doc.descendants((node, position) => void (node.text === text && editor.commands.setTextSelection(position)));

test("the whole text that is selected and deleted is marked to go", () => {
  const before = open("Dates are sweet", PICTURE, "Figs too");
  editor.commands.selectAll();
  press("Backspace");
  expect(shown()).toEqual([["PERSON", "Dates are sweet Figs too", ""]]);
  decide(editor.view, "reject");
  expect(editor.state.doc.eq(before)).toBe(true);
  editor.commands.selectAll();
  press("Delete");
  decide(editor.view, "accept");
  expect(editor.state.doc.children.map(({ type, textContent }) => [type.name, textContent])).toEqual([
    ["image", ""],
    ["paragraph", ""],
  ]);
});

test("what is typed over the whole text comes in its place once it is accepted, and leaves no trace when it isn't", () => {
  const before = open("Dates are sweet", "Figs too");
  editor.commands.selectAll();
  editor.view.dispatch(editor.state.tr.insertText("O"));
  editor.view.dispatch(editor.state.tr.insertText("live"));
  decide(editor.view, "reject");
  expect(editor.state.doc.eq(before)).toBe(true);
  editor.commands.selectAll();
  editor.view.dispatch(editor.state.tr.insertText("O"));
  editor.view.dispatch(editor.state.tr.insertText("live"));
  decide(editor.view, "accept");
  expect(lines()).toEqual(["Olive"]);
});

test("what one has suggested oneself goes without a trace with the whole text", () => {
  const before = open("Dates");
  editor.commands.selectAll();
  editor.view.dispatch(editor.state.tr.insertText("Figs"));
  editor.commands.selectAll();
  press("Backspace");
  expect(shown()).toEqual([["PERSON", "Dates", ""]]);
  decide(editor.view, "reject");
  expect(editor.state.doc.eq(before)).toBe(true);
});

test("blocks that the AI writes anew are suggested as its own, for a selection and for a check of the score", () => {
  const before = open("Dates are sweet", "Figs too", "End");
  editor.view.dispatch(work(editor.state.tr, { from: 1, to: 26 }));
  expect(replaceWorked(editor, "One\n\nTwo")).toBe(true);
  expect(shown()).toEqual([["AI", "Dates are sweet Figs too", "One Two"]]);
  decide(editor.view, "reject");
  expect(editor.state.doc.eq(before)).toBe(true);

  expect(replacePart({ from: 0, blocks: [before.child(0).toJSON() as JSONContent] }, [paragraph("Ripe dates")])).toBe(true);
  expect(shown()).toEqual([["AI", "Dates are sweet", "Ripe dates"]]);
  decide(editor.view, "accept");
  expect(lines()).toEqual(["Ripe dates", "Figs too", "End"]);
});

test("blocks that are pasted into an empty line come as a suggestion", () => {
  const before = open("Dates", { type: "paragraph" });
  editor.commands.setTextSelection(8);
  const blocks = Fragment.from(
    [{ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "Kinds" }] }, paragraph("Sukkari")].map((block) =>
      editor.schema.nodeFromJSON(block),
    ),
  );
  editor.view.dispatch(editor.state.tr.replaceSelection(new Slice(blocks, 1, 1)).setMeta("uiEvent", "paste"));
  expect(shown()).toEqual([["PERSON", "", "Kinds Sukkari"]]);
  decide(editor.view, "reject");
  expect(editor.state.doc.eq(before)).toBe(true);
});

test("a table goes at once, as it does while nobody suggests", () => {
  open("Before", { type: "table", content: [row("aa", "bb")] }, "After");
  cursorBefore("aa");
  editor.commands.deleteTable();
  expect(lines()).toEqual(["Before", "After"]);
  expect(shown()).toEqual([]);
});

test("no line goes on over a picture, or over the edge of a cell", () => {
  open("One", PICTURE, "Two");
  editor.commands.setTextSelection({ from: 3, to: 8 });
  editor.commands.deleteSelection();
  decide(editor.view, "accept");
  expect(editor.state.doc.children.map(({ type, textContent }) => [type.name, textContent])).toEqual([
    ["paragraph", "On"],
    ["image", ""],
    ["paragraph", "wo"],
  ]);
  editor.destroy();

  const table = open({ type: "table", content: [row("aa", "bb"), row("cc", "dd")] }, "After");
  cursorBefore("bb");
  press("Backspace");
  expect(editor.state.doc.eq(table)).toBe(true);
  cursorBefore("After");
  press("Backspace");
  decide(editor.view, "accept");
  expect(lines()).toEqual(["aabbccdd", "After"]);
});

test("what has come between two lines since their joining was suggested stays", () => {
  open("One", "Two");
  cursorBefore("Two");
  press("Backspace");
  suggestAs(editor.view, null);
  editor.commands.insertContentAt(editor.state.doc.child(0).nodeSize, { type: "horizontalRule" });
  decide(editor.view, "accept");
  expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual(["paragraph", "horizontalRule", "paragraph"]);
});
