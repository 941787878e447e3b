import { expect, test } from "@jest/globals";
import { MOST_PARAGRAPHS, PARAGRAPH_KEY, paragraphKey, twinParagraphs } from "../../src/twins/index.ts";

const text = (words: string, ...marks: string[]) => ({ type: "text", text: words, marks: marks.map((type) => ({ type, attrs: {} })) });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });

test("a paragraph is a block with words: pictures, rules and empty lines are none", () => {
  const list = {
    type: "bulletList",
    content: [
      { type: "listItem", content: [paragraph(text("one"))] },
      { type: "listItem", content: [paragraph(text("two"))] },
    ],
  };
  const found = twinParagraphs(
    doc(paragraph(text("Dates  keep.")), { type: "image", attrs: {} }, { type: "paragraph" }, paragraph(text("  ")), list),
  );
  expect(found.map(({ at, text: words, asks }) => [at, words, asks])).toEqual([
    [0, "Dates keep.", false],
    [4, "one\ntwo", false],
  ]);
});

test("its key is of its words: their form, and what is only suggested, is none of it", () => {
  const [plain] = twinParagraphs(doc(paragraph(text("Dates keep."))));
  for (const same of [
    paragraph(text("Dates ", "bold"), text("keep.")),
    { type: "heading", attrs: { level: 2 }, content: [text("Dates keep.")] },
    paragraph(text("Dates "), text("don't ", "insertion"), text("keep.")),
    paragraph(text("Dates "), text("keep.", "deletion")),
  ])
    expect(twinParagraphs(doc(same))[0]?.key).toBe(plain?.key);
  expect(twinParagraphs(doc(paragraph(text("Dates rot."))))[0]?.key).not.toBe(plain?.key);
});

test("a prompt asks; a list asks if all of its entries do", () => {
  const entry = (words: string) => ({ type: "listItem", content: [paragraph(text(words))] });
  const list = (...words: string[]) => ({ type: "bulletList", content: words.map(entry) });
  expect(twinParagraphs(doc(paragraph(text("✎ Say why.")), list("✎ One", "✎ Two"), list("✎ One", "Two"))).map(({ asks }) => asks)).toEqual([
    true,
    true,
    false,
  ]);
});

test("of a paragraph's lines each asks for itself", () => {
  const lines = (...words: string[]) => paragraph(...words.flatMap((said, at) => [...(at > 0 ? [{ type: "hardBreak" }] : []), text(said)]));
  const body = doc(lines("\u200f✎ Say why.", "Dates keep."), lines("✎ Say why.", "\u2067✎ Say when."));
  expect(twinParagraphs(body).map(({ asks }) => asks)).toEqual([false, true]);
});

test("keys are short, the same everywhere, and differ", () => {
  expect([paragraphKey(""), paragraphKey("Dates keep."), paragraphKey("تبقى التمور")]).toMatchInlineSnapshot(`
[
  "wvjl67o803",
  "1d5tyz5w1gb",
  "17gn8hfx717",
]
`);
  const keys = Array.from({ length: 20_000 }, (_, at) => paragraphKey(`Paragraph ${at}`));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys.slice(0, 100)) expect(key).toMatch(PARAGRAPH_KEY);
});

test("no more paragraphs are looked at than a bound", () => {
  expect(twinParagraphs(doc(...Array.from({ length: MOST_PARAGRAPHS + 5 }, (_, at) => paragraph(text(`${at}`)))))).toHaveLength(
    MOST_PARAGRAPHS,
  );
});
