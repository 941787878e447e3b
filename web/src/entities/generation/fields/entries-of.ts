/** The entries of a generated list; the marks of a Markdown list are not part of them. */
export function entriesOf(text: string): string[] {
  const entries = text.split("\n").map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, "").trim());
  return [...new Set(entries.filter(Boolean))];
}
