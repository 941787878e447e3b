import { diffArrays } from "diff";

export interface DiffPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** One block of the compared texts: a line each, in which words were added and removed. */
export type DiffLine = DiffPart[];

const SEGMENTER = new Intl.Segmenter("ar", { granularity: "word" });

const tokens = (text: string) => [...SEGMENTER.segment(text)].map(({ segment }) => segment);

/**
 * What changed from one text to the other, word by word. Words are found by Unicode's rules: an Arabic word stays whole with its harakat, which
 * plain patterns of Latin letters would take apart.
 */
export function wordDiff(before: string, after: string): DiffLine[] {
  const lines: DiffLine[] = [[]];
  for (const change of diffArrays(tokens(before), tokens(after))) {
    const kind = change.added ? "added" : change.removed ? "removed" : "same";
    change.value
      .join("")
      .split("\n")
      .forEach((text, index) => {
        if (index > 0) lines.push([]);
        if (text) lines.at(-1)?.push({ kind, text });
      });
  }
  return lines.filter((line) => line.length > 0);
}
