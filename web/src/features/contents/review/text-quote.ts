/** Words of a text, and what stands around them. */
export interface TextQuote {
  exact: string;
  prefix: string;
  suffix: string;
}

/** Characters that are kept of what stands around the words. */
const CONTEXT = 60;
/** Characters of the longest words that are kept; the service takes no more. */
const LONGEST = 1_000;

/** From a character of the text to the one behind the last. */
export interface Span {
  start: number;
  end: number;
}

export function quoteOf(text: string, { start, end }: Span): TextQuote | undefined {
  const last = Math.min(end, start + LONGEST);
  const exact = text.slice(start, last);
  if (exact.trim() === "") return undefined;
  return { exact, prefix: text.slice(Math.max(0, start - CONTEXT), start), suffix: text.slice(last, last + CONTEXT) };
}

/** Characters that two texts have in common, from where they meet. */
function alike(one: string, other: string, from: "start" | "end"): number {
  const most = Math.min(one.length, other.length);
  for (let count = 0; count < most; count += 1) {
    const [left, right] = from === "start" ? [one[count], other[count]] : [one.at(-1 - count), other.at(-1 - count)];
    if (left !== right) return count;
  }
  return most;
}

/** Where the words stand in a text that may have changed since: of several places that which most of their surroundings is left of. */
export function spanOf(text: string, { exact, prefix, suffix }: TextQuote): Span | undefined {
  let best: (Span & { likeness: number }) | undefined;
  for (let start = text.indexOf(exact); start >= 0; start = text.indexOf(exact, start + 1)) {
    const end = start + exact.length;
    const likeness =
      alike(text.slice(Math.max(0, start - CONTEXT), start), prefix, "end") + alike(text.slice(end, end + CONTEXT), suffix, "start");
    if (!best || likeness > best.likeness) best = { start, end, likeness };
  }
  return best && { start: best.start, end: best.end };
}
