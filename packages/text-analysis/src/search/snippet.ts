import { isFoundBy, queryKeys, searchKeys } from "./search-keys.ts";

/** A part of a text, in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a snippet, matched or not. */
export interface SnippetPart {
  readonly text: string;
  readonly matched: boolean;
}

/** A stretch of a text around what was looked for. */
export interface Snippet {
  readonly parts: readonly SnippetPart[];
  /** Whether the text has more before it, and after it. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

const LETTER = "\\p{L}\\p{N}\\p{M}\u0640\uFDFC\uFDFD";
const WORD = new RegExp(`[${LETTER}](?:[${LETTER}\\p{Cf}]*[${LETTER}])?(?:(?:['’‐‑-]|(?<=\\p{N})[.,٫٬](?=\\p{N}))[${LETTER}]+)*`, "gu");

/** How much of a snippet comes before its first match. */
const BEFORE = 1 / 4;

/** The words of a text that a term matches, whole or its last word begun, in order and only as far as they are asked for: the same words that the search finds it by. */
export function* matchSpans(text: string, term: string): Generator<Span, void> {
  const queries = queryKeys(term, "begun");
  if (queries.length === 0) return;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isMatch = searchKeys(word, Infinity).some((key) => queries.some((query) => isFoundBy(key, query)));
    if (isMatch) yield { start: index, end: index + word.length };
  }
}

/**
 * A part of a text around its first match, its matching words apart from the rest; of a text without a match, its beginning. Of `length`
 * UTF-16 code units at most, cut between words where there are any; white space collapsed, nothing else changed.
 */
export function snippetOf(text: string, term: string, length = 160): Snippet {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  const near = firstMatches(flat, term, length);
  const start = startOf(flat, near[0], length);
  const end = endOf(flat, start, length);
  const parts: SnippetPart[] = [];
  let at = start;
  for (const match of near) {
    if (match.start < start || match.end > end) continue;
    if (match.start > at) parts.push({ text: flat.slice(at, match.start), matched: false });
    parts.push({ text: flat.slice(match.start, match.end), matched: true });
    at = match.end;
  }
  if (at < end) parts.push({ text: flat.slice(at, end), matched: false });
  return { parts, cutBefore: start > 0, cutAfter: end < flat.length };
}

/** The first match and those near it; the rest of a long text isn't looked at. */
function firstMatches(text: string, term: string, length: number): Span[] {
  const near: Span[] = [];
  for (const match of matchSpans(text, term)) {
    if (near[0] && match.start > near[0].start + length) break;
    near.push(match);
  }
  return near;
}

/** At a word's beginning. */
function startOf(text: string, first: Span | undefined, length: number): number {
  if (!first || first.end <= length) return 0;
  const space = text.indexOf(" ", Math.floor(first.start - length * BEFORE));
  return space >= 0 && space < first.start ? space + 1 : first.start;
}

function endOf(text: string, start: number, length: number): number {
  if (text.length <= start + length) return text.length;
  const space = text.lastIndexOf(" ", start + length);
  if (space > start) return space;
  const end = start + length;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
