/** A typed or pasted list as single keywords: commas of either script, semicolons and line ends part them. */
export function splitKeywords(text: string): string[] {
  return text
    .split(/[,،;؛\n\r\t]+/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
}
