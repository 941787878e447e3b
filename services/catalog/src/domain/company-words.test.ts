import { expect, test } from "@jest/globals";
import { changedWords } from "./company-words.ts";

const after = (words: string[], { add = [], remove = [] }: { add?: string[]; remove?: string[] }) => changedWords(words, { add, remove });

test("a word is kept once, however it is vowelled, drawn out or what isn't seen in it", () => {
  expect(after(["شاهى"], { add: ["شَاهى", "شاهـــى", "\u202Eشاهى", "شاهى\u200C", "\u2067كرك\u2069", "Kadi", "KADI"] })).toEqual([
    "شاهى",
    "كرك",
    "Kadi",
  ]);
});

test("a joiner within a word stays", () => expect(after([], { add: ["می\u200Cخواهم"] })).toEqual(["می\u200Cخواهم"]));

test("what has no letter is no word", () => {
  expect(after([], { add: ["،", "123", "😀", "\uFFFD", "\u064E", "\u200D", "7up"] })).toEqual(["7up"]);
});

test("a word is taken off in whichever spelling it is named, and wins over being added", () => {
  expect(after(["شَاهى", "كرك"], { add: ["كادي"], remove: ["شاهى", "كاديـ"] })).toEqual(["كرك"]);
});
