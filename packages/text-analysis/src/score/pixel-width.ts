import { JOINED_ON_BOTH_SIDES, JOINED_ON_ONE, KASHIDA, LAM_ALEF, SIGNS } from "./letter-widths.ts";

const entriesOf = <Value>(groups: Readonly<Record<string, string>>, valueOf: (key: string) => Value) =>
  Object.entries(groups).flatMap(([key, letters]) => [...letters].map((letter): [string, Value] => [letter, valueOf(key)]));
const numbersOf = (key: string) => key.split(" ").map(Number);

const ALONE = new Map(entriesOf(SIGNS, Number));
const BOTH = new Map(entriesOf(JOINED_ON_BOTH_SIDES, numbersOf));
const ONE = new Map(entriesOf(JOINED_ON_ONE, numbersOf));

const THOUSANDTHS = 1_000;
/** Of a letter that isn't measured: most of Latin, Greek and Cyrillic are about as wide. */
const ORDINARY = 556;
const WIDE = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Those of Arabic are written above and beneath: they take no room, and letters join across them. */
const MARKS = /[\p{M}\p{Cf}]/gu;

const joinsBefore = (letter: string | undefined) => letter !== undefined && (BOTH.has(letter) || letter === "ـ");
const joinsAfter = (letter: string | undefined) => letter !== undefined && (joinsBefore(letter) || ONE.has(letter));
const isLamAlef = (letter: string | undefined, next: string | undefined) => letter === "ل" && /^[اأإآ]$/.test(next ?? "");

function widthOf(letter: string, before: string | undefined, next: string | undefined): number {
  const joined = joinsBefore(before) ? 1 : 0;
  if (isLamAlef(letter, next)) return LAM_ALEF[joined] ?? 0;
  // It was counted with its lam.
  if (isLamAlef(before, letter)) return 0;
  if (letter === "ـ") return KASHIDA;
  const known = ALONE.get(letter) ?? ONE.get(letter)?.[joined] ?? BOTH.get(letter)?.[joined + (joinsAfter(next) ? 2 : 0)];
  return known ?? (WIDE.test(letter) ? THOUSANDTHS : ORDINARY);
}

/** How wide a line of text is in pixels, in Arial of a size in pixels. Of Arabic, whose letters are measured in another font, it is an estimate. */
export function pixelWidth(text: string, size: number): number {
  const letters = [...text.normalize("NFD").replace(MARKS, "")];
  const width = letters.reduce((sum, letter, at) => sum + widthOf(letter, letters[at - 1], letters[at + 1]), 0);
  return Math.round((width * size) / THOUSANDTHS);
}
