import { expect, test } from "@jest/globals";
import { documentText, documentWords, holdsNothing, isBlank, joined } from "./document-text.ts";

const paragraph = (...texts: string[]) => ({ type: "paragraph", content: texts.map((text) => ({ type: "text", text })) });

test("words are counted across marks inside a sentence and across blocks", () => {
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("one")] }] };
  const document = { type: "doc", content: [paragraph("Sor", "ted ", "by hand", "."), list, paragraph("كيف تختار؟")] };
  expect(documentWords(document)).toBe(6);
});

test("a document of empty paragraphs is blank, and so is none", () => {
  expect(isBlank({ type: "doc", content: [{ type: "paragraph" }, paragraph("  ")] })).toBe(true);
  expect(isBlank(null)).toBe(true);
  expect(isBlank({ type: "doc", content: [paragraph("a")] })).toBe(false);
});

test("a document without words holds its pictures, rules and tables all the same", () => {
  expect(holdsNothing({ type: "doc", content: [{ type: "paragraph" }, paragraph("  ")] })).toBe(true);
  expect(holdsNothing(null)).toBe(true);
  expect(holdsNothing({ type: "doc", content: [paragraph("a")] })).toBe(false);
  const picture = { type: "image", attrs: { src: "/media/a" } };
  expect(holdsNothing({ type: "doc", content: [{ type: "blockquote", content: [picture] }] })).toBe(false);
});

test("a document is put after what stands there, and alone where there is nothing", () => {
  const [before, added] = [
    { type: "doc", content: [paragraph("Before")] },
    { type: "doc", content: [paragraph("One"), paragraph("كيف")] },
  ];
  expect(joined(before, added)).toEqual({ type: "doc", content: [paragraph("Before"), paragraph("One"), paragraph("كيف")] });
  expect(joined({ type: "doc", content: [{ type: "paragraph" }] }, added)).toEqual(added);
});

test("a line that is broken is two, and a picture among its words breaks none", () => {
  const lines = [{ type: "text", text: "Dates" }, { type: "hardBreak" }, { type: "text", text: "keep" }];
  expect(documentText({ type: "doc", content: [{ type: "paragraph", content: lines }, paragraph("long")] })).toBe("Dates\nkeep\nlong");
  const pictured = [
    { type: "text", text: "Dates " },
    { type: "image", attrs: { src: "/media/a" } },
    { type: "text", text: "✎ keep" },
  ];
  expect(documentText({ type: "doc", content: [{ type: "paragraph", content: pictured }] })).toBe("Dates ✎ keep");
});
