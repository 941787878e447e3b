import { afterEach, expect, test } from "@jest/globals";
import { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import fc from "fast-check";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { SuggestMode } from "../suggestions/suggest-mode.ts";
import { BlockMover } from "./block-mover.ts";
import { blocksAround, moveBlocks, moveByStep } from "./moved-blocks.ts";

let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string): void => {
  editor = new Editor({ extensions: [...editorExtensions(""), SuggestMode, BlockMover], content, contentType: "markdown" });
};

function placeOf(words: string): number {
  let found = 0;
  editor.state.doc.descendants((node, position) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (at >= 0) found = position + 1 + at;
  });
  return found;
}

const step = (words: string, by: 1 | -1): boolean => {
  editor.commands.setTextSelection(placeOf(words));
  return press(by);
};
const press = (by: 1 | -1): boolean => {
  const transaction = moveByStep(editor.state, by);
  if (transaction) editor.view.dispatch(transaction);
  return transaction !== undefined;
};

/** What stands in a text, in short: a list in brackets, a table in bars. */
const short = (node: Node): string => {
  if (node.isTextblock) return node.textContent;
  const inner = node.children.map(short).filter(Boolean).join(" ");
  return { bulletList: `[${inner}]`, orderedList: `(${inner})`, table: `|${inner}|`, blockquote: `>${inner}<` }[node.type.name] ?? inner;
};
const shown = () => short(editor.state.doc);

test("a block goes past its neighbour, a list and a table in one step, and stays where the text ends", () => {
  open("one\n\n- a\n- b\n\ntwo\n\n| h |\n|---|\n| c |\n\nlast");
  expect(shown()).toBe("one [a b] two |h c| last");
  step("two", -1);
  expect(shown()).toBe("one two [a b] |h c| last");
  step("two", -1);
  expect(step("two", -1)).toBe(false);
  step("c", -1);
  expect(shown()).toBe("two one |h c| [a b] last");
  expect(editor.state.selection.$from.parent.textContent).toBe("c");
});

test("an entry goes within its list, out of it as a list of its own, and into one of its kind", () => {
  open("- a\n- b\n\ntext\n\n- c");
  step("b", -1);
  expect(shown()).toBe("[b a] text [c]");
  step("a", 1);
  expect(shown()).toBe("[b] text [a] [c]");
  step("a", 1);
  expect(shown()).toBe("[b] text [a c]");
  step("b", 1);
  expect(shown()).toBe("text [b] [a c]");
});

test("an entry of a list within an entry comes out beside that entry, with what it holds", () => {
  open("- a\n  - x\n  - y\n- b");
  step("x", -1);
  expect(shown()).toBe("[x a [y] b]");
  step("a", 1);
  expect(shown()).toBe("[x b a [y]]");
  step("y", 1);
  expect(shown()).toBe("[x b a y]");
});

test("a numbered entry that leaves counts from one", () => {
  open("3. a\n4. b\n\ntext");
  step("b", 1);
  expect(shown()).toBe("(a) text (b)");
  expect(editor.state.doc.child(2).attrs.start).toBe(1);
});

test("several selected blocks go together, stay selected, and one undoing brings them back", () => {
  open("one\n\ntwo\n\nthree\n\nfour");
  editor.commands.setTextSelection({ from: placeOf("two"), to: placeOf("three") + 2 });
  press(-1);
  expect(shown()).toBe("two three one four");
  press(1);
  press(1);
  expect(shown()).toBe("one four two three");
  expect(editor.state.selection.empty).toBe(false);
  editor.commands.undo();
  expect(shown()).toBe("one two three four");
});

test("the keys move, in a text from right to left as well", () => {
  open("أولًا\n\nثانيًا");
  editor.commands.setTextSelection(placeOf("ثانيًا"));
  editor.view.dom.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowUp", code: "ArrowUp", altKey: true, shiftKey: true, bubbles: true }),
  );
  expect(shown()).toBe("ثانيًا أولًا");
});

test("whatever is moved wherever, no word is lost, the text is one that may be stored, and undoing brings it back", () => {
  const words = (node: Node): string[] => (node.isTextblock ? [node.textContent].filter(Boolean) : node.children.flatMap(words));
  const MARKDOWN =
    "one\n\n- a\n  1. x\n  2. y\n- b\n\n> quoted\n>\n> - q\n\n| h | i |\n|---|---|\n| c | d |\n\n## two\n\n1. m\n2. n\n\n***\n\nlast";
  open(MARKDOWN);
  const before = editor.getJSON();
  const all = words(editor.state.doc).toSorted();
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(-1, 1, 0)), { minLength: 1, maxLength: 12 }), (moves) => {
      let made = 0;
      for (const [at, to, by] of moves) {
        const { doc } = editor.state;
        editor.view.dispatch(editor.state.tr.setSelection(Selection.near(doc.resolve(at % doc.content.size))));
        const range = blocksAround(editor.state.selection.$from);
        const transaction =
          by === 0 ? range && moveBlocks(editor.state, range, to % doc.content.size) : moveByStep(editor.state, by as 1 | -1);
        if (!transaction) continue;
        made += 1;
        editor.view.dispatch(transaction);
        editor.state.doc.check();
        expect(words(editor.state.doc).toSorted()).toEqual(all);
      }
      for (let undone = 0; undone < made; undone += 1) editor.commands.undo();
      expect(editor.getJSON()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});
