import type { DocumentNode } from "@muhtawa/text-analysis/score";

const HEADING = /^(#{1,6}) (.+)/;

/** A draft's lines as the document that the scorer reads: headings and paragraphs. */
export function draftDocument(text: string): DocumentNode {
  const blocks = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    type: "doc",
    content: blocks.map((line): DocumentNode => {
      const [, marks, words] = HEADING.exec(line) ?? [];
      const content = [{ type: "text", text: words ?? line }];
      return marks ? { type: "heading", attrs: { level: marks.length }, content } : { type: "paragraph", content };
    }),
  };
}
