import { beforeAll, expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { mend, proofread, type ProofOptions } from "../../src/index.ts";

let lexicon: ProofOptions["lexicon"];
beforeAll(async () => {
  lexicon = await lexiconOf("en");
}, 300_000);

test.each([
  ["We keep dates fresh ,and sort them.", "fresh ,and", "fresh, and"],
  ["We keep dates fresh , and sort them.", " ,", ","],
  ["We sort them by hand.It is the best way.", "hand.It", "hand. It"],
  ["Is it ready??", "??", "?"],
  ["Come in!!! We are open.", "!!!", "!"],
  ["One,two and three", ",", ", "],
])("%s", (text, written, better) => {
  const [finding, ...others] = proofread(text, { locale: "en", lexicon });
  expect(others).toEqual([]);
  expect(text.slice(finding?.start, finding?.end)).toBe(written);
  expect(finding?.suggestions[0]).toBe(better);
});

test.each([
  "What?! Is it node.js, Next.Js or muhtawa.Brand on .NET?",
  "Open the file .env, then wait... and see e.g. the U.S. price of 5,000.",
  "Set it to display: none !important and go on.",
])("%s is right", (text) => expect(mend(text, { locale: "en", lexicon })).toBe(text));
