import { expect, test } from "@jest/globals";
import { matchingEntries } from "./slash-entries.ts";

const ENTRIES = [
  { id: "list", names: ["قائمة نقطية", "نقاط"] },
  { id: "heading", names: ["عنوان أصغر"] },
  { id: "picture", names: ["Picture", "image", "photo"] },
];
const ids = (query: string) => matchingEntries(ENTRIES, query).map(({ id }) => id);

test("an entry is found by the beginning of any of its words, whatever their form", () => {
  expect(ids("")).toEqual(["list", "heading", "picture"]);
  expect(ids("نُقط")).toEqual(["list"]);
  expect(ids("اصغر")).toEqual(["heading"]);
  expect(ids("IMA")).toEqual(["picture"]);
  expect(ids("ture")).toEqual([]);
});
