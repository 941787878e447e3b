import { expect, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { suggestAs, SuggestMode } from "./suggestions/suggest-mode.ts";
import { takeIncoming } from "./take-incoming.ts";

const block = (type: string, text: string, attrs = {}) => ({ type, attrs, content: [{ type: "text", text }] });

test("while changes are suggested, a document in the place of a selected text keeps its form", () => {
  const editor = new Editor({
    extensions: [...editorExtensions(""), SuggestMode],
    content: { type: "doc", content: [block("paragraph", "Dates are sweet."), block("paragraph", "So are figs.")] },
  });
  suggestAs(editor.view, "Sara");
  editor.commands.setTextSelection({ from: 1, to: editor.state.doc.content.size - 1 });
  const document = { type: "doc", content: [block("heading", "Figs", { level: 2 }), block("paragraph", "dry")] };
  takeIncoming(editor, { document, place: "instead" });
  expect(editor.state.doc.children.map(({ type, textContent }) => `${type.name}: ${textContent}`)).toEqual([
    "paragraph: Dates are sweet.",
    "paragraph: So are figs.",
    "heading: Figs",
    "paragraph: dry",
  ]);
  editor.commands.undo();
  expect(editor.state.doc.textContent).toBe("Dates are sweet.So are figs.");
  editor.destroy();
});
