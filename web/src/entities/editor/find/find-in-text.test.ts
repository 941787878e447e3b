import { afterEach, expect, jest, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { decide, suggestAs, SuggestMode } from "../suggestions/suggest-mode.ts";
import { find, FindInText, findingIn, goToFound, replaceAllFound, replaceFound, selectFound } from "./find-in-text.ts";
import { MOST_FOUND } from "./found-places.ts";

let editor: Editor;
const open = (...paragraphs: string[]) => {
  editor = new Editor({
    extensions: [...editorExtensions(""), FindInText, SuggestMode],
    content: { type: "doc", content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })) },
  });
};
afterEach(() => {
  jest.useRealTimers();
  editor.destroy();
});

const found = () => {
  const { places, current } = findingIn(editor.state);
  return { words: places.map(({ from, to }) => editor.state.doc.textBetween(from, to)), current };
};

test("all places are found from the cursor on, and gone through round the ends", () => {
  open("أحمد يكتب", "كتب أَحْمَدُ ثم احمد");
  editor.commands.setTextSelection(8);
  find(editor.view, "احمد");
  expect(found()).toEqual({ words: ["أحمد", "أَحْمَدُ", "احمد"], current: 1 });
  goToFound(editor.view, 1);
  goToFound(editor.view, 1);
  expect(found().current).toBe(0);
  goToFound(editor.view, -1);
  expect(found().current).toBe(2);
  selectFound(editor.view);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe("احمد");
});

test("one place is replaced, its bold stays, and the next is gone to", () => {
  open("dates and dates");
  editor.chain().setTextSelection({ from: 1, to: 6 }).setBold().run();
  find(editor.view, "Dates");
  replaceFound(editor.view, "figs");
  expect(editor.getHTML()).toBe("<p><strong>figs</strong> and dates</p>");
  expect(found()).toEqual({ words: ["dates"], current: 0 });
});

test("all places are replaced in one step of undoing, also by nothing, and by what is searched for", () => {
  open("تمر وتمر", "تَمر");
  find(editor.view, "تمر");
  expect(replaceAllFound(editor.view, "تمر السكري")).toBe(3);
  expect(editor.getText()).toBe("تمر السكري وتمر السكري\n\nتمر السكري");
  editor.commands.undo();
  expect(editor.getText()).toBe("تمر وتمر\n\nتَمر");
  expect(replaceAllFound(editor.view, "")).toBe(3);
  expect(editor.getText({ blockSeparator: "|" })).toBe(" و|");
  editor.commands.undo();
  expect(editor.getText()).toBe("تمر وتمر\n\nتَمر");
});

test("signs of regular expressions are letters like others, and a search is bounded", () => {
  open("(a+)+$ costs .* more", "a".repeat(MOST_FOUND + 10));
  find(editor.view, "(a+)+$");
  expect(found().words).toEqual(["(a+)+$"]);
  find(editor.view, "a");
  expect(found().words).toHaveLength(MOST_FOUND);
  find(editor.view, "");
  expect(found()).toEqual({ words: [], current: -1 });
});

test("while changes are suggested, replacements are, and what is to go isn't found again", () => {
  open("dates and dates", "Dates");
  suggestAs(editor.view, "Sara");
  find(editor.view, "dates");
  expect(replaceAllFound(editor.view, "figs")).toBe(3);
  expect(found().words).toEqual([]);
  decide(editor.view, "accept");
  expect(editor.getText({ blockSeparator: "|" })).toBe("figs and figs|figs");
});

test("a replacement that holds what is searched for isn't replaced again", () => {
  open("cat, cat and cat");
  find(editor.view, "cat");
  replaceFound(editor.view, "Cats");
  replaceFound(editor.view, "Cats");
  expect(editor.state.doc.textContent).toBe("Cats, Cats and cat");
  expect(found().current).toBe(2);
});

test("neither is one that is suggested", () => {
  open("cat and cat");
  suggestAs(editor.view, "Sara");
  find(editor.view, "cat");
  replaceFound(editor.view, "cats");
  replaceFound(editor.view, "cats");
  decide(editor.view, "accept");
  expect(editor.state.doc.textContent).toBe("cats and cats");
});

test("a sign that is read as several is one place, and takes no other with it", () => {
  open("Wait… for it.");
  find(editor.view, ".");
  expect(replaceAllFound(editor.view, "")).toBe(2);
  expect(editor.state.doc.textContent).toBe("Wait for it");
});

test("a very long block is searched again once nobody types for a moment, and what was found goes along meanwhile", () => {
  jest.useFakeTimers();
  open(`figs and dates and ${"palms ".repeat(4_000)} dates`);
  find(editor.view, "dates");
  for (let key = 0; key < 3; key += 1) {
    editor.view.dispatch(editor.state.tr.insertText("dates ", 1));
    expect(found()).toEqual({ words: ["dates", "dates"], current: 0 });
    jest.advanceTimersByTime(299);
  }
  jest.advanceTimersByTime(1);
  expect(found()).toEqual({ words: Array.from({ length: 5 }, () => "dates"), current: 3 });
  // a letter within what is found: it is none any more
  const { from } = findingIn(editor.state).places[4] ?? { from: 0 };
  editor.view.dispatch(editor.state.tr.insertText("x", from + 2));
  expect(found().words).toHaveLength(4);
});
