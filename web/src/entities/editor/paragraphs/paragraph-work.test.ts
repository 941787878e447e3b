import { afterEach, expect, test } from "@jest/globals";
import { standingDocument } from "@muhtawa/text-analysis";
import { twinParagraphs } from "@muhtawa/text-analysis/twins";
import { Editor, type JSONContent } from "@tiptap/core";
import { work, workedRange } from "../../../ui/document/worked-range.ts";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { decide, SuggestMode } from "../suggestions/suggest-mode.ts";
import { suggestionsIn } from "../suggestions/suggestions-in.ts";
import { writtenBlocks } from "./paragraph-bridge.ts";
import { ParagraphWork } from "./paragraph-work.ts";

let editor: Editor;
const line = (type: string, text: string, attrs?: object): JSONContent => ({
  type,
  ...(attrs && { attrs }),
  content: [{ type: "text", text }],
});
const paragraph = (text: string) => line("paragraph", text);
const heading = (text: string) => line("heading", text, { level: 2 });
const list = (...texts: string[]): JSONContent => ({
  type: "bulletList",
  content: texts.map((text) => ({ type: "listItem", content: [paragraph(text)] })),
});
const table = (...rows: string[][]): JSONContent => ({
  type: "table",
  content: rows.map((cells, at) => ({
    type: "tableRow",
    content: cells.map((text) => ({
      type: at === 0 ? "tableHeader" : "tableCell",
      content: [text ? paragraph(text) : { type: "paragraph" }],
    })),
  })),
});
const open = (...content: JSONContent[]) => {
  editor = new Editor({ extensions: [...editorExtensions(""), SuggestMode, ParagraphWork], content: { type: "doc", content } });
};
afterEach(() => editor.destroy());

const paragraphs = () => twinParagraphs(editor.getJSON());
const place = (at: number) => {
  const found = paragraphs().find((one) => one.at === at);
  if (!found) throw new Error(`nothing stands at ${at}`);
  return found;
};
const shape = () => editor.getJSON().content?.map(({ type }) => type);
const words = () => editor.state.doc.children.map((block) => block.textContent);

test("a paragraph is suggested in the place of another, and until it is accepted the text says the same", () => {
  open(paragraph("✎ Translate: “x”"), paragraph("Last."));
  const before = paragraphs();
  expect(writtenBlocks()?.suggestInstead(place(0), [paragraph("تبقى التمور.")])).toBe(true);
  expect(paragraphs()).toEqual(before);
  expect(suggestionsIn(editor.state.doc).map(({ deleted, inserted }) => [deleted, inserted])).toEqual([
    ["✎ Translate: “x”", "تبقى التمور."],
  ]);
  decide(editor.view, "accept");
  expect(paragraphs()[0]?.key).toBe(twinParagraphs({ type: "doc", content: [paragraph("تبقى التمور.")] })[0]?.key);
  expect(words()).toEqual(["تبقى التمور.", "Last."]);
});

test.each<[string, JSONContent, JSONContent, string[]]>([
  ["a heading for a prompt", paragraph("✎ Translate"), heading("Why"), ["heading", "paragraph"]],
  ["a list for a list", list("one", "two"), list("واحد", "اثنان", "ثلاثة"), ["bulletList", "paragraph"]],
  ["a table for a prompt", paragraph("✎ Translate"), table(["Kind", "Price"], ["Sukkari", "40"]), ["table", "paragraph"]],
  ["a table for a table", table(["Kind", "Price"], ["Sukkari", "40"]), table(["النوع", "السعر"], ["سكري", "٤٠"]), ["table", "paragraph"]],
  ["a table for one of another form", table(["Kind", "Price"]), table(["النوع"], ["سكري"]), ["table", "paragraph"]],
  ["a paragraph for a table", table(["Kind", "Price"]), paragraph("النوع"), ["paragraph", "paragraph"]],
  ["a list of one entry for a paragraph", paragraph("one"), list("واحد"), ["bulletList", "paragraph"]],
  ["a quotation for a prompt", paragraph("✎ Translate"), { type: "blockquote", content: [paragraph("قول")] }, ["blockquote", "paragraph"]],
])("%s: accepted it is what was suggested, rejected it leaves no trace", (_case, before, after, expected) => {
  open(before, paragraph("Last."));
  const was = editor.getJSON();
  const suggest = () => writtenBlocks()?.suggestInstead(place(0), [after]);
  expect(suggest()).toBe(true);
  decide(editor.view, "reject");
  expect(editor.getJSON()).toEqual(was);
  expect(suggest()).toBe(true);
  decide(editor.view, "accept");
  expect(shape()).toEqual(expected);
  expect(paragraphs()[0]?.key).toBe(twinParagraphs({ type: "doc", content: [after] })[0]?.key);
});

test("of a table each cell is a suggestion of its own, and what is the same stays", () => {
  open(table(["Kind", "Price"], ["Sukkari", "40"]), paragraph("Last."));
  writtenBlocks()?.suggestInstead(place(0), [table(["النوع", "السعر"], ["سكري", "40"])]);
  expect(suggestionsIn(editor.state.doc).map(({ deleted, inserted }) => [deleted, inserted])).toEqual([
    ["Kind", "النوع"],
    ["Price", "السعر"],
    ["Sukkari", "سكري"],
  ]);
  expect(shape()).toEqual(["table", "paragraph"]);
});

test("a table that is only suggested is no part of the text, and alone leaves a paragraph when it is rejected", () => {
  open(paragraph("✎ Translate"));
  const before = paragraphs();
  writtenBlocks()?.suggestInstead(place(0), [table(["النوع", "السعر"], ["", "٤٠"])]);
  expect(standingDocument(editor.getJSON()).content?.map(({ type }) => type)).not.toContain("table");
  expect(paragraphs()).toEqual(before);
  decide(editor.view, "accept");
  expect(shape()).toEqual(["table", "paragraph"]);
  editor.commands.clearContent();
  writtenBlocks()?.suggestAfter(undefined, [{ type: "blockquote", content: [table(["النوع", "السعر"])] }]);
  decide(editor.view, "reject");
  expect(shape()).toEqual(["paragraph"]);
});

test("whoever writes, or has a part worked on, elsewhere goes on there", () => {
  open(paragraph("✎ Translate: “x”"), paragraph("Last words."));
  const last = () => editor.state.doc.content.size - 1;
  editor.commands.setTextSelection(last() - 3);
  editor.view.dispatch(work(editor.state.tr, { from: last() - 6, to: last() }));
  expect(writtenBlocks()?.suggestInstead(place(0), [paragraph("تبقى التمور.")])).toBe(true);
  expect(editor.state.selection.head).toBe(last() - 3);
  expect(workedRange(editor.state)).toMatchObject({ from: last() - 6, to: last(), changed: false });
});

test("what has been changed meanwhile, or is gone, is left alone", () => {
  open(paragraph("One."), paragraph("Last."));
  const asked = place(0);
  editor.commands.insertContentAt(2, "x");
  const was = editor.getJSON();
  expect(writtenBlocks()?.suggestInstead(asked, [paragraph("Two.")])).toBe(false);
  expect(writtenBlocks()?.suggestInstead({ ...asked, at: 9 }, [paragraph("Two.")])).toBe(false);
  expect(writtenBlocks()?.suggestAfter(asked, [paragraph("Two.")])).toBe(false);
  expect(editor.getJSON()).toEqual(was);
});

test("a paragraph that is missing is suggested behind another, or at the beginning", () => {
  open(paragraph("One."), paragraph("Last."));
  expect(writtenBlocks()?.suggestAfter(place(0), [paragraph("Two.")])).toBe(true);
  expect(writtenBlocks()?.suggestAfter(undefined, [heading("Zero")])).toBe(true);
  expect(paragraphs().map(({ text }) => text)).toEqual(["One.", "Last."]);
  decide(editor.view, "accept");
  expect(words()).toEqual(["Zero", "One.", "Two.", "Last."]);
});

test("leads to a paragraph", () => {
  open(paragraph("One."), list("two", "three"), paragraph("Last."));
  writtenBlocks()?.goTo(2);
  expect(editor.state.selection.$from.parent.textContent).toBe("Last.");
  writtenBlocks()?.goTo(1);
  expect(editor.state.selection.$from.parent.textContent).toBe("two");
  writtenBlocks()?.goTo(7);
  expect(editor.state.selection.$from.parent.textContent).toBe("two");
});

test("without an editor there is no text", () => {
  open(paragraph("One."));
  editor.destroy();
  expect(writtenBlocks()).toBeUndefined();
});
