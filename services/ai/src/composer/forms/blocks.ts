/** Headings, list entries and quotations are no prose. */
export const isProse = (block: string): boolean => !/^\s*(?:#{1,6}\s|[-*]\s|\d+[.)]\s|>)/.test(block);

export const blocks = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
