import type { Finding } from "@muhtawa/text-analysis";
import type { ProofText } from "../proof-messages.ts";
import { asProofText } from "../proof-text.ts";

/** A line of a field's text that is proofread by itself, as a block of a document is. */
interface Line {
  /** Where it begins in the text. */
  readonly offset: number;
  readonly proofText: ProofText;
}

/** The lines of a field's text that have something to read. */
export function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split("\n").flatMap((line) => {
    const at = offset;
    offset += line.length + 1;
    const proofText = asProofText(line);
    return proofText ? [{ offset: at, proofText }] : [];
  });
}

/** The findings of lines, where they stand in the text. */
export const placed = (lines: readonly Line[], found: readonly (readonly Finding[])[]): Finding[] =>
  lines.flatMap(({ offset }, index) =>
    (found[index] ?? []).map((finding) => ({ ...finding, start: finding.start + offset, end: finding.end + offset })),
  );

/** Findings after a change of the text: what stands behind it goes along, what it touches is gone. */
export function followed(findings: readonly Finding[], before: string, after: string): readonly Finding[] {
  if (before === after || findings.length === 0) return findings;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const end = before.length - same;
  const shift = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end < start) return [finding];
    return finding.start > end ? [{ ...finding, start: finding.start + shift, end: finding.end + shift }] : [];
  });
}
