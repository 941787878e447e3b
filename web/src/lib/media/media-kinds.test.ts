import { expect, test } from "@jest/globals";
import { acceptOf, faultOf } from "./media-kinds.ts";

test("what the services take is offered, and nothing else", () => {
  expect([acceptOf("image"), acceptOf("document")]).toEqual([".png,.jpg,.jpeg,.webp,.gif", ".txt,.md,.markdown,.docx,.pdf"]);
});

test.each([
  ["a document by its ending", "voice.Markdown", "", "document", null],
  ["a document whose type browsers don't know", "voice.md", "application/octet-stream", "document", null],
  ["a picture by its type", "pasted", "image/jpeg", "image", null],
  ["a picture without a type by its ending", "palm.JPG", "", "image", null],
  ["a picture as a document", "palm.png", "image/png", "document", "kind"],
  ["a document with a picture's name", "palm.png", "text/plain", "image", "kind"],
  ["a drawing", "palm.svg", "image/svg+xml", "image", "kind"],
  ["a name without an ending", "png", "", "image", "kind"],
] as const)("%s", (_what, name, type, kind, fault) => {
  expect(faultOf(new File(["x"], name, { type }), kind)).toBe(fault);
});
