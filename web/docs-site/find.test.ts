import { expect, test } from "@jest/globals";
import { type Entry, excerpt, findIn } from "./browser/find.ts";

const ENTRIES: Entry[] = [
  ["/a", "الشركة وصوتها", "", "تُكتب كل مادة لشركة."],
  ["/b", "المحرر والاقتراحات", "التدقيق في النص", "يُحسب التصدير من دونها، في 30 دقيقة."],
  ["/c", "Exports", "Word", "A text as a file, with tracked changes."],
];
const found = (wanted: string) => findIn(ENTRIES, wanted).map(([address]) => address);

test.each([
  ["as it is written", "الشركة", ["/a"]],
  ["without marks, with another alef and ya", "الاقتراحات", ["/b"]],
  ["with marks", "المُحرِّر", ["/b"]],
  ["with what is written on to it", "وللشركة", ["/a"]],
  ["with an article that the page has not", "بالمادة", ["/a"]],
  ["in its plural", "الشركات", ["/a"]],
  ["in its singular", "اقتراح", ["/b"]],
  ["by digits of the other script", "٣٠ دقيقة", ["/b"]],
  ["by all of several words", "صوت شركة", ["/a"]],
  ["in capitals", "WORD changes", ["/c"]],
  ["where there is none", "مهرجان", []],
  ["where one of the words is missing", "شركة مهرجان", []],
])("a word is found %s", (_, wanted, expected) => {
  expect(found(wanted)).toEqual(expected);
});

test("titles come before headings and texts, whole words before stems", () => {
  const entries: Entry[] = [
    ["/stem", "شركات", "", ""],
    ["/text", "ب", "", "شركة"],
    ["/heading", "ج", "شركة", ""],
    ["/title", "شركة", "", ""],
  ];
  expect(findIn(entries, "شركة").map(([address]) => address)).toEqual(["/title", "/heading", "/text", "/stem"]);
});

test("the excerpt is where the word is, however many marks stand before it", () => {
  const text = `${"يُكتَبُ ".repeat(60)}التدقيق${" ثم غيره".repeat(60)}`;
  expect(excerpt(text, "تدقيق")).toContain("التدقيق");
  expect(excerpt(text, "بالتدقيق")).toContain("التدقيق");
  expect(excerpt("short", "short")).toBe("short");
});
