/**
 * Writes how wide letters are, for the score's checks of titles and descriptions in pixels. Latin ones are measured in Liberation Sans, whose
 * widths are Arial's; Arabic ones in each of their forms in DejaVu Sans, narrowed as Arial is to it in Latin, since no font to be had freely has
 * the widths of Arial's Arabic. Needs Chromium and both fonts (Debian: fonts-liberation, fonts-dejavu-core):
 *
 *   node_modules/.bin/node e2e/tools/letter-widths.ts
 */
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

const WRITTEN = new URL("../../packages/text-analysis/src/score/letter-widths.ts", import.meta.url);
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
const SIGNS = `${ASCII}–—‘’“”…«»·•©®™°€£×`;
const JOINED_ON_BOTH_SIDES = "بتثجحخسشصضطظعغفقكلمنهيئپچگڤ";
const JOINED_ON_ONE = "اأإآدذرزوؤةى";
const ALONE = "ء،؛؟٪٠١٢٣٤٥٦٧٨٩";

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage();
const measured = await page.evaluate(
  ({ signs, both, one, alone }) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas to measure on");
    const width = (font: string, text: string) => {
      context.font = `1000px ${font}`;
      return context.measureText(text).width;
    };
    const latin = "abcdefghijklmnopqrstuvwxyz";
    const sum = (font: string) => [...latin].reduce((all, letter) => all + width(font, letter), 0);
    const narrower = sum("Liberation Sans") / sum("DejaVu Sans");
    const arabic = (text: string) => Math.round(narrower * width("DejaVu Sans", text));
    const kashida = arabic("ـ");
    return {
      signs: [...signs].map((sign) => Math.round(width("Liberation Sans", sign))),
      both: [...both].map((letter) => [
        arabic(letter),
        arabic(`ـ${letter}`) - kashida,
        arabic(`${letter}ـ`) - kashida,
        arabic(`ـ${letter}ـ`) - 2 * kashida,
      ]),
      one: [...one].map((letter) => [arabic(letter), arabic(`ـ${letter}`) - kashida]),
      alone: [...alone].map(arabic),
      lamAlef: [arabic("لا"), arabic("ـلا") - kashida],
      kashida,
    };
  },
  { signs: SIGNS, both: JOINED_ON_BOTH_SIDES, one: JOINED_ON_ONE, alone: ALONE },
);
await browser.close();

/** Letters of one width, or of the same widths, stand together. */
const rows = (letters: string, widths: readonly (number | readonly number[])[]) => {
  const groups = new Map<string, string>();
  for (const [at, letter] of [...letters].entries()) {
    const key = [widths[at] ?? 0].flat().join(" ");
    groups.set(key, (groups.get(key) ?? "") + letter);
  }
  return [...groups].map(([key, some]) => `  ${JSON.stringify(key)}: ${JSON.stringify(some)},`).join("\n");
};
writeFileSync(
  WRITTEN,
  `// Written by e2e/tools/letter-widths.ts. Widths are thousandths of the height; letters of one width stand together.

/** Letters and signs that don't join. */
export const SIGNS = {
${rows(SIGNS + ALONE, [...measured.signs, ...measured.alone])}
} as const;
/** Arabic letters that join on both sides: alone, last, first and in the middle. */
export const JOINED_ON_BOTH_SIDES = {
${rows(JOINED_ON_BOTH_SIDES, measured.both)}
} as const;
/** Arabic letters that join to the one before only: alone and joined. */
export const JOINED_ON_ONE = {
${rows(JOINED_ON_ONE, measured.one)}
} as const;
/** Lam with alef, which are one sign: alone and joined. */
export const LAM_ALEF = [${measured.lamAlef.join(", ")}] as const;
/** The line by which letters are drawn apart. */
export const KASHIDA = ${measured.kashida};
`,
);
