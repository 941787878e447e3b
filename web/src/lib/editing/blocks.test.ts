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

  test("what both took out is gone, and where a text was none remains one", () => {
    expect(mergeTexts(text("one"), { type: "doc", content: [] }, { type: "doc", content: [] }, "mine").value).toEqual({
      type: "doc",
      content: [],
    });
    expect(mergeTexts(text("one"), null, { type: "doc", content: [] }, "mine").value).toBeNull();
    expect(mergeTexts(text("one"), { type: "doc", content: [] }, null, "mine").value).toBeNull();
    expect(mergeTexts(null, null, null, "mine")).toEqual({ value: null, clashes: 0 });
  });

  test("the first text on either side is a document as that side has it", () => {
    const theirs: Text = { type: "doc", attrs: { dir: "rtl" }, content: text("theirs")?.content ?? [] };
    expect(mergeTexts(null, null, theirs, "mine").value).toEqual(theirs);
    expect(mergeTexts(null, theirs, null, "mine").value).toEqual(theirs);
    expect(mergeTexts(text("one"), text("one", "mine"), { ...theirs, content: text("one")?.content ?? [] }, "mine").value).toEqual({
      ...theirs,
      content: text("one", "mine")?.content,
    });
  });

  test("what neither side changed stays, though both have none", () => {
    expect(mergeTexts(text("one"), text("one"), text("one"), "mine").value).toEqual(text("one"));
  });
});
