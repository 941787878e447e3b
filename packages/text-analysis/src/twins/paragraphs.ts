import { isInLine, standingDocument } from "../standing.ts";
import { withoutPrompts } from "../without-prompts.ts";

/** A node of a Tiptap document. */
export interface TwinNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | null | undefined;
  readonly text?: string | undefined;
  readonly content?: readonly TwinNode[] | undefined;
}

/** A block of a text that has words of its own, as a whole: a paragraph, a heading, a list, a table. */
export interface TwinParagraph {
  /** The same for the same words, whatever their form. */
  readonly key: string;
  /** Its place among the blocks of the document, from 0. */
  readonly at: number;
  /** A line for each block within it. */
  readonly text: string;
  /** Whether all that stands there asks the writer for something. */
  readonly asks: boolean;
}

/** Paragraphs of a text that are looked at; what follows them is nobody's twin. */
export const MOST_PARAGRAPHS = 1_000;

/** What a paragraph's key is like. */
export const PARAGRAPH_KEY = /^[0-9a-z]{1,11}$/;

function linesOf(node: TwinNode, lines: string[]): void {
  const children = node.content ?? [];
  if (children.some(isInLine)) lines.push(children.map(({ type, text = "" }) => (type === "hardBreak" ? " " : text)).join(""));
  else for (const child of children) linesOf(child, lines);
}

/** The words of a block as they stand, without what is only suggested, a line for each block within it. */
export function blockWords(block: TwinNode): string {
  const lines: string[] = [];
  linesOf(standingDocument({ type: "doc", content: [block] }), lines);
  return lines
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function asksOnly(block: TwinNode): boolean {
  const { content } = withoutPrompts(standingDocument<TwinNode>({ type: "doc", content: [block] }));
  return (content ?? []).every((left) => blockWords(left) === "");
}

/** 53 bits of a text, the same in every browser and server (cyrb53, public domain). It is no secret: it names a text among others of its owner's. */
export function paragraphKey(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** The paragraphs of a Tiptap document, in its order; pictures, rules and empty lines are none. */
export function twinParagraphs({ content = [] }: TwinNode): TwinParagraph[] {
  const found: TwinParagraph[] = [];
  for (const [at, block] of content.entries()) {
    const text = blockWords(block);
    if (text === "") continue;
    if (found.push({ key: paragraphKey(text), at, text, asks: asksOnly(block) }) === MOST_PARAGRAPHS) break;
  }
  return found;
}
