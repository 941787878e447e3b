import { expect, test } from "@jest/globals";
import { Mender } from "../src/writing/mender.ts";
import { assignment } from "./assignments.ts";

/** What is passed on at each piece, and at the end. */
function mended(pieces: readonly string[], mender = new Mender(assignment("ar"))): string[] {
  return [...pieces.map((piece) => mender.push(piece)), mender.end()];
}

test("a sentence is passed on once the next one begins, a line once it ends", () => {
  expect(mended(["ذهبت الى ", "السوق.", " ", "و", " نوفر خدمه\n", "الى"])).toEqual([
    "",
    "",
    "",
    "ذهبت إلى السوق. ",
    "ونوفر خدمة\n",
    "",
    "إلى",
  ]);
});

test("a sentence without an end, and a mark of code that isn't closed, hold back no more than a thousand letters", () => {
  for (const begun of ["", "`"]) {
    const words = Array.from({ length: 2_000 }, () => "الى ");
    const mender = new Mender(assignment("ar"));
    let [given, passed] = [begun, mender.push(begun)];
    for (const word of words) {
      given += word;
      passed += mender.push(word);
      expect(given.length - passed.length).toBeLessThanOrEqual(1_000);
    }
    expect(passed + mender.end()).toBe(begun + "إلى ".repeat(words.length));
  }
});

test("a sentence is passed on before code that isn't complete yet, which stays as it is", () => {
  expect(mended(["ذهبت الى السوق. اكتب `الى. الى", "` هنا. الى"])).toEqual(["ذهبت إلى السوق. ", "اكتب `الى. الى` هنا. ", "إلى"]);
});

test.each([
  ["by another mark", "~~~\nالى\n```\nالى\n~~~\nالى", "~~~\nالى\n```\nالى\n~~~\nإلى"],
  ["by a longer mark", "````\n```\nالى\n```\nالى\n````\nالى", "````\n```\nالى\n```\nالى\n````\nإلى"],
  ["within a line", "```الى``` الى\n```\nالى\n```\nالى", "```الى``` إلى\n```\nالى\n```\nإلى"],
  ["to the end", "```js\nالى. الى", "```js\nالى. الى"],
])("code that is fenced %s stays as it is, however it is cut", (_, written, right) => {
  expect(new Mender(assignment("ar")).all(written)).toBe(right);
  expect(mended([...written]).join("")).toBe(right);
});

test("code is passed on as it comes, but for what may be its end", () => {
  expect(mended(["```\n", "الى", " الى", "\n", "  ``", "`\n", "الى"])).toEqual(["```\n", "الى", " الى", "\n", "", "  ```\n", "", "إلى"]);
});

test("a text in another language is passed on as it comes", () => {
  expect(mended(["one ", "الى"], new Mender(assignment("en")))).toEqual(["one ", "الى", ""]);
});

test("a company that writes ya without dots gets its texts so", () => {
  const written = "نلتقي فى المتجر الى المساء\n";
  const { company, ...rest } = assignment("ar");
  const mender = new Mender({ ...rest, company: { ...company, orthography: { yaConvention: "UNDOTTED" } } });
  expect(mender.all(written)).toBe("نلتقي فى المتجر إلى المساء\n");
  expect(new Mender(assignment("ar")).all(written)).toBe("نلتقي في المتجر إلى المساء\n");
});
