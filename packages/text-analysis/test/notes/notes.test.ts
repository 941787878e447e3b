import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { LONGEST_NOTE, noteDigits, noteNumber, notesIn, noteText, standingDocument, takeNotes, writeNote } from "../../src/index.ts";

const words = fc.string({ unit: fc.constantFrom(..."abc XYZ تمور ١٢٣ 12 \\`*_[]<>~|&:/!.,—#()\"'"), maxLength: 60 }).map(noteText);
const href = fc.webUrl({ withQueryParameters: true }).filter((address) => !/[<>\\\s]/u.test(address));
const note = fc
  .record({ text: words, href: fc.option(href, { nil: undefined }) })
  .filter(({ text, href: to }) => text !== "" || to !== undefined);

describe("notes in Markdown", () => {
  test("what is written is read again, whatever signs stand in it", () => {
    fc.assert(
      fc.property(fc.array(note, { maxLength: 6 }), (notes) => {
        const written = notes.map((each, at) => writeNote(`${at + 1}`, each)).join("\n");
        const { markdown, notes: read } = takeNotes(`Ripe.[^1]\n\n${written}`);
        expect(markdown.trim()).toBe("Ripe.[^1]");
        expect([...read.values()].map(({ text, href: to }) => ({ text, href: to }))).toEqual(notes);
      }),
      { numRuns: 1_000 },
    );
  });

  test("a text without any stays as it is", () => {
    const line = fc
      .string({ unit: fc.constantFrom(..."[]^:1 \n`~abتم#>-"), maxLength: 80 })
      .filter((text) => !/\[\^[^\]\s]+\]:/u.test(text));
    fc.assert(
      fc.property(line, (text) => expect(takeNotes(text)).toEqual({ markdown: text, notes: new Map() })),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [
      '[^1]: *The Date Palm*, [FAO](https://fao.org/dates "FAO"), 2024',
      { text: "The Date Palm, FAO, 2024", href: "https://fao.org/dates" },
    ],
    ["[^1]: مجلس التمور: https://dates.sa/2025", { text: "مجلس التمور", href: "https://dates.sa/2025" }],
    ["[^1]: <https://a.example/x_y_z>", { text: "", href: "https://a.example/x_y_z" }],
    ["[^1]: One line\nand the next\n\n    and one set in", { text: "One line and the next and one set in" }],
    ["[^1]: See https://a.example for snake_case names", { text: "See https://a.example for snake_case names", href: "https://a.example" }],
  ])("%j is read as a writer means it", (markdown, wanted) => {
    expect(takeNotes(markdown).notes.get("1")).toEqual(wanted);
  });

  test("a definition within code, or another block below it, is none of a note's", () => {
    const code = "```\n[^1]: code\n```";
    expect(takeNotes(code)).toEqual({ markdown: code, notes: new Map() });
    expect(takeNotes("[^1]: Source\n## Heading\n[^1]: Again").markdown).toBe("## Heading");
    expect(takeNotes("[^1]: Source\n\nA paragraph")).toEqual({ markdown: "\nA paragraph", notes: new Map([["1", { text: "Source" }]]) });
  });

  test("is no longer than a note may be, and is read at once however long it is", () => {
    const began = performance.now();
    expect(takeNotes(`[^1]: ${"[".repeat(200_000)}${"<h".repeat(100_000)}`).notes.get("1")?.text).toHaveLength(LONGEST_NOTE);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe("a document's notes", () => {
  const reference = (text: string, more = {}) => ({ type: "footnote", attrs: { note: text, href: null }, ...more });
  const document = {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Ripe" }, reference(" One\n")] },
      { type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph", content: [reference("Two")] }] }] },
    ],
  };

  test("are numbered as their references follow one another", () => {
    expect(notesIn(document)).toEqual([{ text: "One" }, { text: "Two" }]);
  });

  test("one that is only suggested is none yet, one that is to go still is", () => {
    const mark = (type: string) => ({ marks: [{ type, attrs: { part: null } }] });
    const suggested = {
      type: "doc",
      content: [{ type: "paragraph", content: [reference("comes", mark("insertion")), reference("goes", mark("deletion"))] }],
    };
    expect(notesIn(standingDocument(suggested))).toEqual([{ text: "goes" }]);
    expect(JSON.stringify(standingDocument(suggested))).not.toContain("deletion");
  });
});

test.each([
  ["Twelve dates", "12"],
  ["اثنتا عشرة تمرة", "١٢"],
  ["في عام 2025 زادت الصادرات", "12"],
  ["في عام ٢٠٢٥ زادت صادرات iPhone 17", "١٢"],
])("notes of %j are numbered %s", (text, wanted) => {
  expect(noteNumber(12, noteDigits(text))).toBe(wanted);
});
