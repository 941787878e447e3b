import { expect, test } from "@jest/globals";
import { wordDiff } from "./word-diff.ts";

const told = (before: string, after: string) =>
  wordDiff(before, after).map((line) =>
    line.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join(""),
  );

test("whole words are exchanged, never letters within them", () => {
  expect(told("Choose golden dates", "Choose amber dates")).toEqual(["Choose -golden-+amber+ dates"]);
});

test("an Arabic word is whole with its harakat and clitics", () => {
  expect(told("السكّري الجيد لونه ذهبي", "السكّري الجيّد لونه ذهبي")).toEqual(["السكّري -الجيد-+الجيّد+ لونه ذهبي"]);
});

test("each block stands on its own line", () => {
  expect(told("One\nTwo", "One\nTwo and more")).toEqual(["One", "Two+ and more+"]);
});
