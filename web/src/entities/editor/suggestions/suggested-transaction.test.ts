import { expect, test } from "@jest/globals";
import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { standingDocument } from "@muhtawa/text-analysis";
import fc from "fast-check";
import { editorExtensions } from "../../../ui/document/extensions.ts";
import { settle } from "./settle.ts";
import { suggestJoin } from "./suggested-deletion.ts";
import { suggestedBreak } from "./suggested-insertion.ts";
import { suggestedTransaction } from "./suggested-transaction.ts";
import type { Suggester } from "./suggester.ts";

const schema = getSchema(editorExtensions(""));
const BY: Suggester = { id: "one", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z" };

const paragraph = (text: string) => ({ type: "paragraph", ...(text ? { content: [{ type: "text", text }] } : {}) });
const documentOf = (...texts: string[]): Node => schema.nodeFromJSON({ type: "doc", content: texts.map(paragraph) });
const settled = (doc: Node, decision: "accept" | "reject") => settle(EditorState.create({ doc, schema }).tr, decision);
const accepted = (doc: Node) => settled(doc, "accept").doc;
const rejected = (doc: Node) => settled(doc, "reject").doc;
const texts = (doc: Node) => doc.children.map((block) => block.textContent);

/** A change by somebody who suggests. */
function suggest(doc: Node, change: (transaction: Transaction) => Transaction, at = { from: 1, to: 1 }): Node {
  const state = EditorState.create({ doc, schema, selection: TextSelection.create(doc, at.from, at.to) });
  return suggestedTransaction(state, change(state.tr), BY).doc;
}

test("a word replaced is marked to go and to come, and stands until it is accepted", () => {
  const before = documentOf("Dates are sweet.", "تمر طري");
  const doc = suggest(before, (tr) => tr.insertText("Figs", 1, 6));
  expect(doc.firstChild?.children.map(({ text, marks }) => [text, marks.map(({ type }) => type.name)])).toEqual([
    ["Dates", ["deletion"]],
    ["Figs", ["insertion"]],
    [" are sweet.", []],
  ]);
  expect(standingDocument(doc.toJSON())).toEqual(before.toJSON());
  expect(texts(accepted(doc))).toEqual(["Figs are sweet.", "تمر طري"]);
  expect(rejected(doc).eq(before)).toBe(true);
});

test("what one has suggested oneself and deletes again leaves no trace", () => {
  const before = documentOf("Dates");
  const typed = suggest(before, (tr) => tr.insertText(" here", 6));
  expect(suggest(typed, (tr) => tr.delete(6, 11)).eq(before)).toBe(true);
});

test("a suggestion goes on where it was begun, and another's doesn't", () => {
  const first = suggest(documentOf("Dates"), (tr) => tr.insertText("!", 6));
  const state = EditorState.create({ doc: first, schema });
  const ids = (by: Suggester) =>
    suggestedTransaction(state, state.tr.insertText("?", 7), by).doc.firstChild?.children.map(({ marks }) => marks[0]?.attrs.id as string);
  expect(ids({ ...BY, id: "two" })).toEqual([undefined, "one"]);
  expect(ids({ ...BY, id: "two", author: "Omar" })).toEqual([undefined, "one", "two"]);
});

test("words over the end of a paragraph go with it, in a list as well", () => {
  const before = schema.nodeFromJSON({
    type: "doc",
    content: [
      paragraph("First line"),
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph("second")] }] },
      paragraph("third"),
    ],
  });
  const doc = suggest(before, (tr) => tr.deleteSelection(), { from: 6, to: 17 });
  expect(rejected(doc).eq(before)).toBe(true);
  expect(accepted(doc).textContent).toBe(before.textBetween(1, 6) + before.textBetween(17, before.content.size));
  expect(texts(accepted(doc))[0]).toBe(`First${before.textBetween(17, 21)}`);
});

test("lists and headings that are pasted come, or go, as they are", () => {
  const before = documentOf("Dates");
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("one")] }] };
  const pasted = schema.nodeFromJSON({
    type: "doc",
    content: [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Why" }] }, list],
  });
  const doc = suggest(before, (tr) => tr.replaceSelection(pasted.slice(0, pasted.content.size)));
  expect(standingDocument(doc.toJSON())).toEqual(before.toJSON());
  expect(rejected(doc).eq(before)).toBe(true);
  expect(accepted(doc).children.map(({ type }) => type.name)).toEqual(["paragraph", "heading", "bulletList"]);
});

test("code can be suggested, and stays code", () => {
  const code = { type: "paragraph", content: [{ type: "text", text: "npm start", marks: [{ type: "code" }] }] };
  const before = schema.nodeFromJSON({ type: "doc", content: [code] });
  const doc = suggest(before, (tr) => tr.delete(1, 4));
  expect(rejected(doc).eq(before)).toBe(true);
  expect(accepted(doc).textContent).toBe(" start");
  expect(accepted(doc).firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual(["code"]);
});

test("a break in the middle becomes a paragraph when it is accepted, and is nothing when it isn't", () => {
  const before = documentOf("Ripe dates");
  const broken = EditorState.create({ doc: before, schema }).tr.insert(5, suggestedBreak(schema, BY) ?? []).doc;
  expect(texts(accepted(broken))).toEqual(["Ripe", " dates"]);
  expect(rejected(broken).eq(before)).toBe(true);
  expect(standingDocument(broken.toJSON())).toEqual({
    type: "doc",
    content: [before.firstChild?.toJSON()],
  });
});

interface Edit {
  readonly kind: "type" | "delete" | "replace" | "enter" | "join";
  readonly at: number;
  readonly size: number;
  readonly text: string;
}

const words = fc.string({ unit: fc.constantFrom(..."abc تمرُ😀"), minLength: 1, maxLength: 5 });
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("type", "delete", "replace", "enter", "join"),
  at: fc.nat({ max: 60 }),
  size: fc.nat({ max: 9 }),
  text: words,
});

/** The places in a document where words may stand. */
function places(doc: Node): number[] {
  const found: number[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    for (let at = 0; at <= node.content.size; at += 1) found.push(position + 1 + at);
    return false;
  });
  return found;
}

const SENTINEL = "\uE000";

/** Where a place of a document is once everything suggested in it is accepted. */
function whereAccepted(doc: Node, position: number): number {
  const mark = schema.marks.insertion?.create({ ...BY, part: null });
  const doc2 = accepted(EditorState.create({ doc, schema }).tr.insert(position, schema.text(SENTINEL, mark ? [mark] : [])).doc);
  return places(doc2).find((place) => doc2.textBetween(place, Math.min(place + 1, doc2.content.size)) === SENTINEL) ?? 0;
}

/** An edit in a document with suggestions, and the same one in the text as it would be if all of them were accepted. */
function both(doc: Node, { kind, at, size, text }: Edit): { suggested: Node; plain: Node } {
  const all = places(doc);
  const from = all[at % all.length] ?? 1;
  const to = all[Math.min(all.length - 1, (at % all.length) + size)] ?? from;
  const [start, end] = [from, to].map((position) => whereAccepted(doc, position)) as [number, number];
  const twin = EditorState.create({ doc: accepted(doc), schema }).tr;
  const marked = EditorState.create({ doc, schema }).tr;
  switch (kind) {
    case "type":
      return { suggested: suggest(doc, (tr) => tr.insertText(text, from)), plain: twin.insertText(text, start).doc };
    case "delete":
      return { suggested: suggest(doc, (tr) => tr.delete(from, to)), plain: twin.delete(start, end).doc };
    case "replace":
      return { suggested: suggest(doc, (tr) => tr.insertText(text, from, to)), plain: twin.insertText(text, start, end).doc };
    case "enter":
      return { suggested: marked.insert(from, suggestedBreak(schema, BY) ?? []).doc, plain: twin.split(start).doc };
    case "join": {
      const $from = doc.resolve(from);
      if ($from.index(0) + 1 >= doc.childCount) return { suggested: doc, plain: twin.doc };
      suggestJoin(marked, $from.start(), $from.end(), BY);
      return { suggested: marked.doc, plain: marked.docChanged ? twin.join(whereAccepted(doc, $from.end()) + 1).doc : twin.doc };
    }
  }
}

const begun = fc.array(fc.oneof(words, fc.constant("")), { minLength: 1, maxLength: 4 }).map((lines) => documentOf(...lines));

test("after any edits, rejecting all gives the text as it was, which also is what stands", () => {
  fc.assert(
    fc.property(begun, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const doc = edits.reduce((current, next) => both(current, next).suggested, before);
      expect(() => doc.check()).not.toThrow();
      expect(rejected(doc).toJSON()).toEqual(before.toJSON());
      expect(texts(schema.nodeFromJSON(standingDocument(doc.toJSON())))).toEqual(texts(before));
    }),
    { numRuns: 300 },
  );
});

test("after any edits, accepting all gives the text as it would be had they been made at once", () => {
  fc.assert(
    fc.property(begun, fc.array(edit, { minLength: 1, maxLength: 8 }), (before, edits) => {
      let doc = before;
      for (const next of edits) {
        const { suggested, plain } = both(doc, next);
        expect({ edit: next, texts: texts(accepted(suggested)) }).toEqual({ edit: next, texts: texts(plain) });
        doc = suggested;
      }
    }),
    { numRuns: 300 },
  );
});
