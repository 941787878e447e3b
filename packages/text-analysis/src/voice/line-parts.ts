/** Letters. From the first on a line is parted at a sentence's end, from the second at a space, at the third in any case. */
const LONG = 1_000;
const TOO_LONG = 2_000;
const LONGEST = 4_000;

const SENTENCE_END = /[.!?؟…]["”»)]*\s+$/u;
/** As far as one looks back for a sentence's end. */
const NEAR = 8;

/**
 * Where the first part of a line ends, so that a line without an end is not seen again from its beginning with every word; undefined while
 * that isn't clear, or where the line isn't long. What follows never changes it.
 */
export function partEnd(line: string): number | undefined {
  for (let at = LONG; at < line.length && at < LONGEST; at++) {
    if (!/\s/.test(line.charAt(at - 1)) || /\s/.test(line.charAt(at))) continue;
    if (at >= TOO_LONG || SENTENCE_END.test(line.slice(at - NEAR, at))) return at;
  }
  if (line.length <= LONGEST) return undefined;
  return /[\uD800-\uDBFF]/.test(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
}
