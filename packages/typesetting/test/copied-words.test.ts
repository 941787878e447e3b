import { describe, expect, test } from "@jest/globals";
import { operations } from "../src/content-stream.ts";
import { streamOf, takeApart } from "../src/pdf-objects.ts";
import { typesetter, withWordsToCopy } from "../src/index.ts";

const compiler = typesetter({ workspace: import.meta.dirname });
const typeset = (source: string) => compiler.pdf({ mainFileContent: `#set text(font: "Amiri", lang: "ar", dir: rtl)\n${source}` });

function contents(file: Uint8Array): Buffer[] {
  const bodies = takeApart(file)?.bodies ?? new Map<number, Buffer>();
  const pages = [...bodies.values()].map((body) => body.toString("latin1")).filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => streamOf(bodies.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? Buffer.alloc(0)) ?? Buffer.alloc(0));
}

const marked = (stream: Buffer) =>
  [...stream.toString("latin1").matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number)).toSorted((one, other) => one - other);

describe("a PDF whose words are copied whole", () => {
  const written = typeset(
    '= دَلِيلٌ\nقَالَ *مُحَمَّدٌ* إنّ مبيعات #link("https://a.example")[Apple] بلغت ٥٠٪ في 12/05/2024.\n#table(columns: 2)[أوّل][ثانٍ]\n#pagebreak()\nEnglish, and العُلا in it.',
  );
  const copied = withWordsToCopy(written);

  test("has every content of its structure once, as before, and each is closed", () => {
    expect(copied).not.toBe(written);
    expect(contents(copied)).toHaveLength(2);
    expect(contents(copied).map(marked)).toEqual(contents(written).map(marked));
    for (const stream of contents(copied)) {
      const said = [...operations(stream)].map(({ operator }) => operator);
      const count = (...names: string[]) => said.filter((operator) => names.includes(operator)).length;
      expect([count("q"), count("BT"), count("BDC", "BMC")]).toEqual([count("Q"), count("ET"), count("EMC")]);
    }
  });

  test("draws the same letters in the same places", () => {
    const drawn = (file: Uint8Array) =>
      contents(file).map((stream) => {
        const shown: string[] = [];
        let unseen = false;
        for (const { operator, from, to } of operations(stream)) {
          if (operator === "Tr") unseen = stream.toString("latin1", from, to).startsWith("3");
          if (operator === "Q") unseen = false;
          if (["Tj", "TJ", "cm"].includes(operator) && !unseen) shown.push(stream.toString("latin1", from, to));
        }
        return shown;
      });
    expect(drawn(copied)).toEqual(drawn(written));
  });

  test.each([
    ["Arabic", "تبقى التمور سنين في مخزننا البارد. ".repeat(860)],
    ["English", "Dates keep for years in our cool store. ".repeat(1_500)],
    ["numbers between its letters", "ا1".repeat(8_000)],
  ])("may be one paragraph of %s: a fraction of the time that an export may take is enough", (_, text) => {
    const long = typeset(text);
    const begun = performance.now();
    withWordsToCopy(long);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  test("is handed back as it is where it has no Arabic, or isn't written plainly", () => {
    const english = typeset("English alone.");
    expect(withWordsToCopy(english)).toBe(english);
    const other = Buffer.from("%PDF-1.7\nnothing of the sort");
    expect(withWordsToCopy(other)).toBe(other);
    expect(withWordsToCopy(new Uint8Array())).toHaveLength(0);
  });
});

test.each([
  ["(a\\)\\(\\\\\\051\\n) Tj", [["Tj", Buffer.from("a)(\\)\n")]]],
  ["<</A (>>) /B <</C 1>>>> BDC", [["BDC", { dictionary: "<</A (>>) /B <</C 1>>>>" }]]],
  ["[(a) -12.5 <0041>] TJ q", [["TJ", [Buffer.from("a"), -12.5, Buffer.from([0, 0x41])]], ["q"]]],
  ["(never closed", []],
  ["[1 2", []],
])("operations are read: %s", (stream, expected) => {
  expect([...operations(Buffer.from(stream))].map(({ operator, operands }) => [operator, ...operands])).toEqual(expected);
});
