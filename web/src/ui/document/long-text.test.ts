import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { Editor, type JSONContent } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import type { DecorationSet } from "@tiptap/pm/view";
import { documentOf } from "./document-of.ts";
import { editorExtensions } from "./extensions.ts";

const BLOCKS = 300;
const paragraph = (text: string): JSONContent => ({ type: "paragraph", content: [{ type: "text", text }] });
const list: JSONContent = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("one")] }] };

let editor: Editor;

beforeEach(() => {
  const content = [list, ...Array.from({ length: BLOCKS }, (_, at) => paragraph(`line ${at}`))];
  editor = new Editor({ element: document.createElement("div"), extensions: editorExtensions(""), content: { type: "doc", content } });
});
afterEach(() => {
  jest.restoreAllMocks();
  editor.destroy();
});

/** Decorations are gone through once for each block that is drawn. */
function decorations(): number {
  let count = 0;
  editor.view.someProp("decorations", (decorationsOf) => {
    count += (decorationsOf.call(editor.state.plugins[0] as never, editor.state) as DecorationSet | null)?.find().length ?? 0;
  });
  return count;
}

test("no block of a text costs a decoration", () => {
  expect(decorations()).toBe(0);
  editor.commands.insertContentAt(3, "x");
  expect(decorations()).toBe(0);
});

test("a letter writes out its own block, and hands on the others as they were", () => {
  const before = documentOf(editor.state.doc);
  expect(before).toEqual(editor.getJSON());
  editor.commands.insertContentAt(3, "x");
  const writtenOut = jest.spyOn(Node.prototype, "toJSON");
  const after = documentOf(editor.state.doc);
  // of the document, its list, the entry and the paragraph
  expect(writtenOut.mock.calls.length).toBeLessThan(10);
  writtenOut.mockRestore();
  expect(after).toEqual(editor.getJSON());
  expect(after.content?.[0]).not.toBe(before.content?.[0]);
  expect(after.content?.slice(1).every((block, at) => block === before.content?.[at + 1])).toBe(true);
  expect(documentOf(editor.state.doc)).toBe(after);
});

test("a letter draws its own block, and no other", () => {
  const drawn = jest.spyOn(Node.prototype, "sameMarkup");
  editor.commands.insertContentAt(3, "x");
  expect(drawn.mock.calls.length).toBeLessThan(BLOCKS / 5);
});

test("a block turns with its first letter, and its list with it", () => {
  const shown = () => editor.view.dom.querySelector("ul");
  expect(shown()?.getAttribute("dir")).toBe("ltr");
  const at = 3;
  editor.commands.insertContentAt(at, "تمر ");
  expect(shown()?.textContent).toBe("تمر one");
  expect(shown()?.getAttribute("dir")).toBe("rtl");
  expect(shown()?.querySelector("p")?.getAttribute("dir")).toBe("rtl");
  editor.commands.setTextSelection({ from: at, to: at + 7 });
  editor.commands.deleteSelection();
  expect(shown()?.querySelector("p")?.hasAttribute("dir")).toBe(false);
});

test("a table stands in the direction of what it holds, and one that was set by hand in that", () => {
  const cell = { type: "tableCell", content: [paragraph("تمر")] };
  const row = { type: "tableRow", content: [cell] };
  editor.commands.setContent({
    type: "doc",
    content: [
      { type: "table", content: [row] },
      { ...paragraph("تمر"), attrs: { dir: "ltr" } },
    ],
  });
  const [table, text] = editor.view.dom.children;
  expect(table?.getAttribute("dir")).toBe("rtl");
  expect(text?.getAttribute("dir")).toBe("ltr");
  editor.commands.insertContentAt(4, "Dates ");
  expect(table?.getAttribute("dir")).toBe("ltr");
});
