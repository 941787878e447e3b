import { queryKeys, searchKeys } from "@muhtawa/text-analysis";

const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’‐‑-][\p{L}\p{N}\p{M}\u0640]+)*/gu;
/** How much of a text a snippet shows, and how much of that comes before the first match; in UTF-16 code units. */
const LENGTH = 160;
const BEFORE = 40;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A part of a text around its first match, as HTML: escaped, each matching word in `<mark>`. The same words match as by the search itself.
 * A text without a match is shown from its beginning.
 */
export function snippetOf(text: string, term: string): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  const matches = firstMatches(flat, term);
  const start = startOf(flat, matches[0]);
  const end = endOf(flat, start);
  const shown = matches.filter((match) => match.start >= start && match.end <= end);
  let html = start > 0 ? "… " : "";
  let at = start;
  for (const match of shown) {
    html += `${escape(flat.slice(at, match.start))}<mark>${escape(flat.slice(match.start, match.end))}</mark>`;
    at = match.end;
  }
  return `${html}${escape(flat.slice(at, end))}${end < flat.length ? " …" : ""}`;
}

/** Whether some word of the text matches. */
export const hasMatch = (text: string, term: string): boolean => !matchesIn(text, term).next().done;

function* matchesIn(text: string, term: string): Generator<Span, void> {
  const beginnings = queryKeys(term).flat();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isMatch = searchKeys(word).some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
    if (isMatch) yield { start: index, end: index + word.length };
  }
}

/** The first match and those near it; the rest of a long text isn't looked at. */
function firstMatches(text: string, term: string): Span[] {
  const near: Span[] = [];
  for (const match of matchesIn(text, term)) {
    if (near[0] && match.start > near[0].start + LENGTH) break;
    near.push(match);
  }
  return near;
}

/** At a word's beginning. */
function startOf(text: string, first: Span | undefined): number {
  if (!first || first.end <= LENGTH) return 0;
  const space = text.indexOf(" ", first.start - BEFORE);
  return space >= 0 && space < first.start ? space + 1 : first.start;
}

function endOf(text: string, start: number): number {
  if (text.length <= start + LENGTH) return text.length;
  const space = text.lastIndexOf(" ", start + LENGTH);
  return space > start ? space : start + LENGTH;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
