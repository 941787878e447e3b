import { afterEach, expect, test } from "@jest/globals";
import { Editor, type JSONContent } from "@tiptap/core";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { type Range, work, workedRange } from "../../ui/document/worked-range.ts";
import { applyWithinWorked, chosenRange, insertBelow, markdownOf, placeWithinWorked, replaceWorked } from "./worked-text.ts";

let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string): void => {
  editor = new Editor({ extensions: editorExtensions(""), content, contentType: "markdown" });
};

/** Where some words stand. */
function rangeOf(words: string): Range {
  let found: Range | undefined;
  editor.state.doc.descendants((node, position) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (at >= 0) found = { from: position + 1 + at, to: position + 1 + at + words.length };
  });
  if (!found) throw new Error(`"${words}" isn't there`);
  return found;
}

const begin = (range: Range) => editor.view.dispatch(work(editor.state.tr, range));
const beginAt = (words: string) => begin(rangeOf(words));
const type = (words: string, at: number) => editor.view.dispatch(editor.state.tr.insertText(words, at));
const markdown = () => editor.getMarkdown().trim();
const select = (range: Range) => editor.commands.setTextSelection(range);

test("what is chosen has no blanks at its ends; of a cursor it is the paragraph", () => {
  open("One two three\n\nFour");
  const { from, to } = rangeOf("two");
  select({ from: from - 1, to: to + 1 });
  expect(chosenRange(editor)).toEqual({ from, to });
  editor.commands.setTextSelection(from + 1);
  expect(chosenRange(editor)).toEqual(rangeOf("One two three"));
});

test("where there are no words, nothing is chosen", () => {
  open("");
  expect(chosenRange(editor)).toBeNull();
});

test("a part is given as Markdown with what is marked in it, but without what is marked throughout", () => {
  open("Ripe **and soft dates** of the *north*");
  expect(markdownOf(editor, rangeOf("soft dates"))).toBe("soft dates");
  expect(markdownOf(editor, rangeOf("soft dates of the north"))).toBe("**soft dates** of the *north*");
});

test("several blocks are given with what they are", () => {
  open("# Dates\n\n- ripe\n- soft\n\nEnd");
  expect(markdownOf(editor, { from: rangeOf("Dates").from, to: rangeOf("soft").to })).toBe("# Dates\n\n- ripe\n- soft");
});

test("a sentence is replaced within its paragraph, keeps its marks, and one undo brings it back", () => {
  open("Before **the bold words** after");
  beginAt("the bold words");
  expect(replaceWorked(editor, "other *words*")).toBe(true);
  expect(editor.getHTML()).toContain("<strong>other <em>words</em></strong>");
  expect(editor.state.doc.textContent).toBe("Before other words after");
  expect(workedRange(editor.state)).toBeNull();
  editor.commands.undo();
  expect(markdown()).toBe("Before **the bold words** after");
});

test("a heading stays one when its words are replaced", () => {
  open("## Old words\n\nText");
  beginAt("Old words");
  replaceWorked(editor, "New words");
  expect(markdown()).toBe("## New words\n\nText");
});

test("whole blocks give way to others, whatever these are", () => {
  open("# Heading\n\nOne\n\nTwo\n\nEnd");
  begin({ from: rangeOf("Heading").from, to: rangeOf("Two").to });
  replaceWorked(editor, "A summary");
  expect(markdown()).toBe("A summary\n\nEnd");
});

test("several paragraphs may take the place of one, or of a part of it", () => {
  open("One sentence. Another.\n\nEnd");
  beginAt("One sentence.");
  replaceWorked(editor, "First\n\nSecond");
  expect(markdown()).toBe("First\n\nSecond Another.\n\nEnd");
});

test("the part is found again after edits elsewhere", () => {
  open("Start\n\nThe old words stay\n\nEnd");
  beginAt("old words");
  type("A new start. ", 1);
  editor.commands.insertContentAt(editor.state.doc.content.size, "more");
  type("x", rangeOf("The old").from);
  type("y", rangeOf(" stay").from);
  expect(workedRange(editor.state)).toMatchObject({ ...rangeOf("old words"), changed: false });
  expect(replaceWorked(editor, "new ones")).toBe(true);
  expect(editor.state.doc.textContent).toContain("xThe new onesy stay");
});

test("what was changed meanwhile isn't replaced; undone, it may be", () => {
  open("The old words stay");
  beginAt("old words");
  type("er", rangeOf("old").to);
  expect(workedRange(editor.state)?.changed).toBe(true);
  expect(replaceWorked(editor, "new ones")).toBe(false);
  expect(markdown()).toBe("The older words stay");
  editor.commands.undo();
  expect(replaceWorked(editor, "new ones")).toBe(true);
});

test("what is gone isn't replaced", () => {
  open("The old words stay");
  beginAt("old words");
  editor.commands.deleteRange(rangeOf("The old words"));
  expect(replaceWorked(editor, "new")).toBe(false);
  expect(markdown()).toBe("stay");
});

test("a text stands below the block of the part, a list being one", () => {
  open("- ripe\n- soft\n\nEnd");
  beginAt("ripe");
  insertBelow(editor, "Between");
  expect(markdown()).toBe("- ripe\n- soft\n\nBetween\n\nEnd");
});

test("without a part it stands below the block of the cursor", () => {
  open("One\n\nTwo\n\nThree");
  editor.commands.setTextSelection(rangeOf("Two").from);
  insertBelow(editor, "Between");
  expect(markdown()).toBe("One\n\nTwo\n\nBetween\n\nThree");
});

test("proposed changes are put where their quotation stands, one by one", () => {
  open("# Title here\n\nThe **first** words. The last ones.");
  begin({ from: 1, to: editor.state.doc.content.size - 1 });
  expect(applyWithinWorked(editor, "The first words.", "Better words.")).toBe(true);
  expect(applyWithinWorked(editor, "Title here", "Another title")).toBe(true);
  expect(applyWithinWorked(editor, "never said", "x")).toBe(false);
  expect(markdown()).toBe("# Another title\n\nBetter words. The last ones.");
  expect(placeWithinWorked(editor, "")).toBeNull();
});

test("Arabic words are found and replaced as others are", () => {
  const doc: JSONContent = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "السكّري لونه ذهبي وطعمه حلو" }] }],
  };
  open("");
  editor.commands.setContent(doc);
  beginAt("لونه ذهبي");
  replaceWorked(editor, "لونه **كهرماني**");
  expect(markdown()).toBe("السكّري لونه **كهرماني** وطعمه حلو");
});
