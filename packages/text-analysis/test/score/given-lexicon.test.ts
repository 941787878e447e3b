import { readFileSync } from "node:fs";
import { expect, jest, test } from "@jest/globals";
import { Lexicon } from "@muhtawa/arabic-lexicon";
import { lexiconFile } from "@muhtawa/arabic-lexicon/files";
import { scoreOf } from "../../src/score/index.ts";
import { goldTexts } from "./gold.ts";

test("where the lexicon is given, as to a browser's worker, each text of the gold set has the score that it has where files are read", async () => {
  const texts = [...goldTexts("en"), ...goldTexts("ar")];
  const here = texts.map(({ scored }) => scoreOf(scored));
  const file = readFileSync(lexiconFile("ar"));
  jest.resetModules();
  // As the bundler does for the browser.
  jest.unstable_mockModule("@muhtawa/arabic-lexicon/files", () => import("@muhtawa/arabic-lexicon/given"));
  const { scoreOf: scoreThere } = await import("../../src/score/index.ts");
  const given = await import("@muhtawa/arabic-lexicon/given");
  expect(scoreThere).not.toBe(scoreOf);
  expect(() => texts.map(({ scored }) => scoreThere(scored))).toThrow("No Arabic lexicon was given");
  given.giveArabicLexicon(new Lexicon(new Uint8Array(file)));
  expect(texts.map(({ scored }) => scoreThere(structuredClone(scored)))).toEqual(here);
});
