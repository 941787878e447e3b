import { expect, test } from "@jest/globals";
import { type ChangedNode, diffCount, documentDiff } from "./document-diff.ts";

const text = (words: string, ...marks: string[]): ChangedNode => ({
  type: "text",
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: (ChangedNode | string)[]): ChangedNode => ({
  type: "paragraph",
  content: content.map((part) => (typeof part === "string" ? text(part) : part)),
});
const heading = (level: number, words: string): ChangedNode => ({ type: "heading", attrs: { level }, content: [text(words)] });
const picture = (src: string): ChangedNode => ({ type: "image", attrs: { src } });
const list = (...items: string[]): ChangedNode => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [paragraph(item)] })),
});
const doc = (...content: ChangedNode[]): ChangedNode => ({ type: "doc", content });

/** Told in a line: +added+, -removed-, *bold*, each block in brackets. */
function told(node: ChangedNode): string {
  const sign = node.change ? { added: "+", removed: "-" }[node.change] : "";
  const inner =
    node.text === undefined
      ? `[${node.type === "image" ? String(node.attrs?.src) : (node.content ?? []).map(told).join("")}]`
      : node.marks
        ? `*${node.text}*`
        : node.text;
  return `${sign}${inner}${sign}`;
}
const diff = (before: ChangedNode, after: ChangedNode) => told(documentDiff(before, after));

test("whole words are exchanged, never letters within them; an Arabic word is whole with its harakat and clitics", () => {
  expect(diff(doc(paragraph("Choose golden dates")), doc(paragraph("Choose amber dates")))).toBe("[[Choose -golden-+amber+ dates]]");
  expect(diff(doc(paragraph("السكّري الجيد لونه ذهبي")), doc(paragraph("السكّري الجيّد لونه ذهبي")))).toBe(
    "[[السكّري -الجيد-+الجيّد+ لونه ذهبي]]",
  );
});

test("a word that has become bold is a difference, though no word is", () => {
  const result = documentDiff(doc(paragraph("Sorted by hand")), doc(paragraph("Sorted by ", text("hand", "bold"))));
  expect(told(result)).toBe("[[Sorted by -hand-+*hand*+]]");
  expect(diffCount(documentDiff(doc(heading(2, "Dates")), doc(heading(3, "Dates"))))).toMatchObject({ changed: true });
});

test("a picture that came, and one that went, are differences without a word", () => {
  const result = documentDiff(doc(paragraph("One"), picture("/a")), doc(picture("/b"), paragraph("One")));
  expect(told(result)).toBe("[+[/b]+[One]-[/a]-]");
  expect(diffCount(result)).toEqual({ added: 0, removed: 0, changed: true });
});

test("a block that came in between is one, and the others stay as they are", () => {
  expect(diff(doc(paragraph("One"), paragraph("Three")), doc(paragraph("One"), paragraph("Two"), paragraph("Three")))).toBe(
    "[[One]+[Two]+[Three]]",
  );
});

test("a block written anew is another one, not a medley of both", () => {
  expect(diff(doc(paragraph("Dates are ripe in August")), doc(paragraph("Water flows downhill")))).toBe(
    "[-[Dates are ripe in August]-+[Water flows downhill]+]",
  );
});

test("what came before a block that changed doesn't make it another one", () => {
  expect(diff(doc(list("one", "two")), doc(picture("/a"), list("one", "two", "three")))).toBe("[+[/a]+[[[one]][[two]][+[three]+]]]");
});

test("words that changed next to one another are told together, not each for itself", () => {
  expect(diff(doc(paragraph("Look at the skin first")), doc(paragraph(text("Look at the", "bold"), " skin first")))).toBe(
    "[[-Look at the-+*Look at the*+ skin first]]",
  );
});

test("within a list only the entry that changed is marked", () => {
  expect(diff(doc(list("one", "two big dates")), doc(list("one", "two small dates", "three")))).toBe(
    "[[[[one]][[two -big-+small+ dates]][+[three]+]]]",
  );
});

test("documents that are the same have nothing to tell, however their defaults are written; changes are counted by words", () => {
  const bare = doc(paragraph("One two"));
  const spelled = doc({ ...paragraph("One two"), attrs: { textAlign: null, dir: null } });
  expect(diffCount(documentDiff(bare, spelled))).toEqual({ added: 0, removed: 0, changed: false });
  expect(diffCount(documentDiff(null, bare))).toEqual({ added: 2, removed: 0, changed: true });
  expect(diffCount(documentDiff(doc(paragraph("One two")), doc(paragraph("One three four"))))).toEqual({
    added: 2,
    removed: 1,
    changed: true,
  });
});

test("a text that takes too long to compare is shown whole, before and after", () => {
  const long = (seed: number) =>
    doc(...Array.from({ length: 3000 }, (_, at) => paragraph(`${(at * seed) % 7919} ${(at * 31 + seed) % 997}`)));
  const began = Date.now();
  const result = documentDiff(long(3), long(7));
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(diffCount(result).changed).toBe(true);
});
