import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { lexiconFile, lexiconOf } from "../src/files.ts";
import { arabicLexicon, giveArabicLexicon } from "../src/given.ts";
import { Lexicon } from "../src/lexicon.ts";

test("a browser's lexicon is the one that was given, and without one nothing is said of a word", async () => {
  expect(() => arabicLexicon()).toThrow("No Arabic lexicon was given");
  const ofFiles = await lexiconOf("ar");
  giveArabicLexicon(new Lexicon(readFileSync(lexiconFile("ar"))));
  for (const word of ["التمر", "تمر", "كككك"]) {
    expect(arabicLexicon().accepts(word)).toBe(ofFiles.accepts(word));
    expect(arabicLexicon().resembles(word, "ال")).toBe(ofFiles.resembles(word, "ال"));
  }
});
