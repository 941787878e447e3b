/**
 * What the lexicons weigh and how fast they answer. Needs nothing running:
 *
 *   node --expose-gc bench/lexicon.ts
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { Lexicon } from "@muhtawa/arabic-lexicon";
import { ensureLexicons, lexiconFile } from "@muhtawa/arabic-lexicon/files";

const ROUNDS = 200;
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const WORDS = {
  ar: read("packages/text-analysis/test/proof/gold/clean.txt").match(/\p{Script=Arabic}+/gu) ?? [],
  en: read("README.md").match(/\b[a-z]+\b/gu) ?? [],
};

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

await ensureLexicons();
for (const locale of ["ar", "en"] as const) {
  const file = readFileSync(lexiconFile(locale));
  const words = WORDS[locale];
  const before = memory();
  const begun = performance.now();
  const lexicon = new Lexicon(readFileSync(lexiconFile(locale)));
  const loaded = performance.now() - begun;
  const kept = memory() - before;
  const asked = performance.now();
  let accepted = 0;
  for (let round = 0; round < ROUNDS; round++) for (const word of words) if (lexicon.accepts(word)) accepted += 1;
  const perSecond = (ROUNDS * words.length) / ((performance.now() - asked) / 1000);
  process.stdout.write(
    `${locale}: ${megabytes(file.length)}, brotli ${megabytes(brotliCompressSync(file).length)}; loaded in ${loaded.toFixed(0)} ms, keeps ${megabytes(kept)}; ` +
      `${Math.round(perSecond).toLocaleString("en")} look-ups a second of ${words.length} words, ${Math.round((100 * accepted) / ROUNDS / words.length)} % accepted\n`,
  );
}
