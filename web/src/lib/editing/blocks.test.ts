import { describe, expect, test } from "@jest/globals";
import { mergeTexts, sameText, type Text } from "./blocks.ts";

const text = (...lines: string[]): Text => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", ...(line ? { content: [{ type: "text", text: line }] } : {}) })),
});

describe("texts by block", () => {
  test("no text and an empty paragraph look the same, a word does not", () => {
    expect(sameText(null, text(""))).toBe(true);
    expect(sameText(null, text("word"))).toBe(false);
    expect(sameText({ type: "doc", content: [{ type: "horizontalRule" }] }, null)).toBe(false);
  });

  test("the order of attributes and what is null make no difference", () => {
    const one: Text = { type: "doc", content: [{ type: "heading", attrs: { level: 2, dir: null } }] };
    const other: Text = { content: [{ attrs: { level: 2 }, type: "heading" }], type: "doc" };
    expect(sameText(one, other)).toBe(true);
  });

  test("changes of different paragraphs are brought together", () => {
    const merge = mergeTexts(text("one", "two", "three"), text("ONE", "two", "three"), text("one", "two", "THREE"), "mine");
    expect(merge).toEqual({ value: text("ONE", "two", "THREE"), clashes: 0 });
  });

  test("changes of the same paragraph clash", () => {
    expect(mergeTexts(text("one"), text("mine"), text("theirs"), "mine")).toEqual({ value: text("mine"), clashes: 1 });
    expect(mergeTexts(text("one"), text("mine"), text("theirs"), "both").value).toEqual(text("mine", "theirs"));
  });

  test("two texts that began from none clash", () => {
    expect(mergeTexts(null, text("mine"), text("theirs"), "theirs")).toEqual({ value: text("theirs"), clashes: 1 });
  });
});
