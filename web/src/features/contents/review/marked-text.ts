import { type Span, spanOf, type TextQuote } from "./text-quote.ts";

/** Where a content's text is shown, to be written or to be read. */
export const shownText = (within: ParentNode): HTMLElement | null =>
  within.querySelector<HTMLElement>('[role="textbox"][aria-multiline="true"].tiptap, [role="document"]');

const nodesOf = (element: Node): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

/** What is selected of a shown text; undefined when nothing is, or something else. */
export function selectedSpan(element: HTMLElement, selection = document.getSelection()): Span | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** The place of words in a shown text; undefined where they are gone. */
export function rangeOf(element: HTMLElement, quote: TextQuote): Range | undefined {
  const nodes = nodesOf(element);
  const span = spanOf(nodes.map(({ data }) => data).join(""), quote);
  if (!span) return undefined;
  const range = document.createRange();
  let at = 0;
  for (const node of nodes) {
    const next = at + node.data.length;
    if (span.start >= at && span.start < next) range.setStart(node, span.start - at);
    if (span.end > at && span.end <= next) {
      range.setEnd(node, span.end - at);
      return range;
    }
    at = next;
  }
  return undefined;
}
