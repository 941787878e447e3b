import { matchSpans, snippetOf as partsOf } from "@muhtawa/text-analysis/search";

/**
 * A part of a text around its first match, as HTML: escaped, each matching word in `<mark>`. The same words match as by the search itself.
 * A text without a match is shown from its beginning.
 */
export function snippetOf(text: string, term: string): string {
  const { parts, cutBefore, cutAfter } = partsOf(text, term);
  const html = parts.map((part) => (part.matched ? `<mark>${escape(part.text)}</mark>` : escape(part.text))).join("");
  return `${cutBefore ? "… " : ""}${html}${cutAfter ? " …" : ""}`;
}

/** Whether some word of the text matches. */
export const hasMatch = (text: string, term: string): boolean => !matchSpans(text, term).next().done;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
