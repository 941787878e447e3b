import { readFileSync } from "node:fs";
import { easeOf, readabilityOf } from "../../src/score/index.ts";

/** Short texts written for five kinds of readers, from 1, a child who has just learnt to read, to 5, specialists. */
export const graded = readFileSync(new URL("graded.txt", import.meta.url), "utf8")
  .split("\n# ")
  .flatMap((part, at) =>
    part
      .split("\n")
      .slice(1)
      .filter((line) => line !== "")
      .map((text) => ({ grade: at + 1, text })),
  );

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's correlation of two orders. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], meanX: number, meanY: number) =>
    x.reduce((sum, value, at) => sum + (value - meanX) * ((y[at] ?? 0) - meanY), 0);
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}

const measured = () => graded.map(({ grade, text }) => ({ grade, read: readabilityOf(text, "ar") }));

/** How well each measure orders the texts: 1 where it agrees with every grade. */
export function orders(): { ease: number; lix: number; osman: number; rare: number } {
  const texts = measured();
  const grades = texts.map(({ grade }) => grade);
  return {
    ease: -correlation(
      texts.map(({ read }) => easeOf(read)),
      grades,
    ),
    lix: correlation(
      texts.map(({ read }) => read.lix),
      grades,
    ),
    osman: -correlation(
      texts.map(({ read }) => read.osman ?? 0),
      grades,
    ),
    rare: correlation(
      texts.map(({ read }) => read.rareWords ?? 0),
      grades,
    ),
  };
}

const READERS = ["a child who has just learnt to read", "a pupil", "everybody", "a newspaper's reader", "specialists"];

/** A table of the grades, and how the measures order them. */
export function calibration(): string {
  const texts = measured();
  const range = (values: readonly number[]) => `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
  const rows = READERS.map((readers, at) => {
    const own = texts.filter(({ grade }) => grade === at + 1).map(({ read }) => read);
    const cells = [
      range(own.map((read) => easeOf(read))),
      range(own.map(({ wordsPerSentence }) => wordsPerSentence)),
      `${range(own.map(({ rareWords = 0 }) => 100 * rareWords))} %`,
      range(own.map(({ lix }) => lix)),
      range(own.map(({ osman = 0 }) => osman)),
    ];
    return `| ${at + 1}, ${readers} | ${cells.join(" | ")} |`;
  });
  const own = texts.filter(({ grade, read }) => 5 - Math.min(4, Math.floor(easeOf(read) / 20)) === grade).length;
  const { ease, lix, osman, rare } = orders();
  return `| Written for | Ease | Words a sentence | Rare words | Lix | OSMAN |
|---|---|---|---|---|---|
${rows.join("\n")}

The ease puts ${own} of the ${texts.length} into their own grade and the others beside it. Spearman's correlation with the grades: ease ${ease.toFixed(2)}, Lix ${lix.toFixed(2)},
OSMAN ${osman.toFixed(2)}, rare words ${rare.toFixed(2)}.`;
}
