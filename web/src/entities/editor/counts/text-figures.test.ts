import { expect, test } from "@jest/globals";
import { getSchema } from "@tiptap/core";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { textFigures } from "./text-figures.ts";

const schema = getSchema(editorExtensions(""));
const figures = (...paragraphs: string[]) =>
  textFigures(
    schema.nodeFromJSON({
      type: "doc",
      content: paragraphs.map((text) => ({ type: "paragraph", ...(text ? { content: [{ type: "text", text }] } : {}) })),
    }),
  );

test("words and characters are counted over the blocks, a line end between each two that say something", () => {
  expect(figures("تمرٌ طريّ", "", "Two 👍")).toMatchObject({ words: 3, characters: 8 + 1 + 1 + 5 });
  expect(figures("")).toEqual({ words: 0, characters: 0, seconds: 0 });
});

test("what only asks the writer for something isn't counted", () => {
  expect(figures("✎ Say who it is for", "Here it is")).toMatchObject({ words: 3, characters: 10 });
});

test("a line of a paragraph that asks isn't counted, whatever unseen stands before its mark, and the others are", () => {
  const lines = ["Here it is", "\u200f✎ Say who it is for", "\u2067\u00a0✎ And why", "Soft"].flatMap((text, at) => [
    ...(at > 0 ? [{ type: "hardBreak" }] : []),
    { type: "text", text },
  ]);
  const found = textFigures(schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content: lines }] }));
  expect(found).toMatchObject({ words: 4, characters: 15 });
});

test("reading takes its time by the language of each block", () => {
  const arabic = Array.from({ length: 180 }, () => "تمر").join(" ");
  const english = Array.from({ length: 238 }, () => "date").join(" ");
  expect(figures(arabic, english).seconds).toBeCloseTo(120);
});
