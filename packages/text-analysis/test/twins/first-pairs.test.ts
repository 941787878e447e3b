import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { firstPairs, MOST_PARAGRAPHS, twinParagraphs, twinRows } from "../../src/twins/index.ts";

const words = (text: string) => [{ type: "text", text }];
const paragraph = (text: string) => ({ type: "paragraph", content: words(text) });
const heading = (text: string, level = 2) => ({ type: "heading", attrs: { level }, content: words(text) });
const list = (...items: string[]) => ({
  type: "bulletList",
  content: items.map((text) => ({ type: "listItem", content: [paragraph(text)] })),
});
const table = (...cells: string[]) => ({
  type: "table",
  content: [{ type: "tableRow", content: cells.map((text) => ({ type: "tableCell", content: [paragraph(text)] })) }],
});
const doc = (...content: object[]) => ({ type: "doc", content });

/** What stands beside what, by words. */
const beside = (own: ReturnType<typeof doc>, other: ReturnType<typeof doc>) => {
  const [ours, theirs] = [twinParagraphs(own), twinParagraphs(other)];
  return twinRows(ours, theirs, firstPairs(own, other)).map((row) => [
    row.own === undefined ? "–" : ours[row.own]?.text,
    row.other === undefined ? "–" : theirs[row.other]?.text,
  ]);
};

test("texts of the same form are paired by their order", () => {
  expect(
    beside(
      doc(heading("Why dates keep"), paragraph("They keep."), list("a", "b")),
      doc(heading("لماذا تبقى"), paragraph("تبقى."), list("أ", "ب")),
    ),
  ).toEqual([
    ["Why dates keep", "لماذا تبقى"],
    ["They keep.", "تبقى."],
    ["a\nb", "أ\nب"],
  ]);
});

test("each pair is a guess", () => {
  expect(firstPairs(doc(paragraph("They keep.")), doc(paragraph("تبقى.")))).toEqual([
    { own: expect.any(String), other: expect.any(String), place: 0, guessed: true },
  ]);
});

test("a section that one of them lacks stays unpaired, and what follows it is paired", () => {
  const own = doc(
    heading("Harvest"),
    paragraph("Dates are picked by hand in the cool of the morning, before the sun is over the palms."),
    heading("Prices"),
    paragraph("A kilo costs 40 riyals in season and 65 riyals in spring."),
    table("Kind", "Price"),
    heading("Storage"),
    paragraph("Keep them at 4 degrees."),
  );
  const other = doc(
    heading("الحصاد"),
    paragraph("تُقطف التمور باليد في برودة الصباح قبل أن تعلو الشمس النخيل."),
    heading("التخزين"),
    paragraph("تُحفظ في ٤ درجات."),
  );
  expect(beside(own, other)).toEqual([
    ["Harvest", "الحصاد"],
    [
      "Dates are picked by hand in the cool of the morning, before the sun is over the palms.",
      "تُقطف التمور باليد في برودة الصباح قبل أن تعلو الشمس النخيل.",
    ],
    ["Prices", "–"],
    ["A kilo costs 40 riyals in season and 65 riyals in spring.", "–"],
    ["Kind\nPrice", "–"],
    ["Storage", "التخزين"],
    ["Keep them at 4 degrees.", "تُحفظ في ٤ درجات."],
  ]);
});

test("numbers tell, in whichever digits", () => {
  expect(
    beside(doc(paragraph("Founded in 1998 here."), paragraph("Sold 2500 boxes.")), doc(paragraph("بيع ٢٥٠٠ صندوق."))).slice(0, 2),
  ).toEqual([
    ["Founded in 1998 here.", "–"],
    ["Sold 2500 boxes.", "بيع ٢٥٠٠ صندوق."],
  ]);
});

test("headings, tables and code stand beside their like only", () => {
  expect(firstPairs(doc(heading("A"), table("a", "b")), doc(paragraph("أ"), list("أ", "ب")))).toEqual([]);
});

test("a prompt is paired with what it may become, and with no other prompt", () => {
  expect(beside(doc(paragraph("Dates keep."), heading("Why")), doc(paragraph("✎ أ"), paragraph("✎ ب")))).toEqual([
    ["Dates keep.", "✎ أ"],
    ["Why", "✎ ب"],
  ]);
  expect(firstPairs(doc(paragraph("✎ A")), doc(paragraph("✎ أ")))).toEqual([]);
});

const block = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => paragraph(`p${text}`)),
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => heading(`h${text}`)),
  fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((items) => list(...items.map((item) => `l${item}`))),
);
const text = fc.array(block, { maxLength: 12 }).map((blocks) => doc(...blocks));

test("no paragraph is paired twice, and pairs keep both orders", () => {
  fc.assert(
    fc.property(text, text, (own, other) => {
      const pairs = firstPairs(own, other);
      expect(pairs.map(({ place }) => place)).toEqual([...pairs.keys()]);
      for (const [side, document] of [
        ["own", own],
        ["other", other],
      ] as const) {
        const keys = twinParagraphs(document).map(({ key }) => key);
        let from = 0;
        for (const pair of pairs) {
          const at = keys.indexOf(pair[side], from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }
    }),
  );
});

test("a text and itself are paired whole", () => {
  fc.assert(
    fc.property(text, (own) => {
      const keys = twinParagraphs(own).map(({ key }) => key);
      expect(firstPairs(own, own).map(({ own: mine, other }) => [mine, other])).toEqual(keys.map((key) => [key, key]));
    }),
  );
});

test("the longest texts are paired whole, however many numbers they have, of which the first eight tell", () => {
  const many = Array.from({ length: 200 }, (_, number) => number + 1_000).join(" ");
  const long = (said: string) => doc(...Array.from({ length: MOST_PARAGRAPHS }, (_, at) => paragraph(`${said} ${at} ${many}`)));
  expect(firstPairs(long("Dates"), long("تمور"))).toHaveLength(MOST_PARAGRAPHS);
  const after = (few: string, next: string, said = "Figs") => paragraph(`${said} ${few} ${next}`);
  const pairedWith = (own: ReturnType<typeof paragraph>, ...others: ReturnType<typeof paragraph>[]) => {
    const other = doc(...others);
    const [pair] = firstPairs(doc(own), other);
    return twinParagraphs(other).findIndex(({ key }) => key === pair?.other);
  };
  const [seven, eight] = ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7 8"];
  expect(pairedWith(after(seven, "100", "Date"), after(seven, "200"), after(seven, "100"))).toBe(1);
  expect(pairedWith(after(eight, "100", "Date"), after(eight, "200"), after(eight, "100"))).toBe(0);
});
