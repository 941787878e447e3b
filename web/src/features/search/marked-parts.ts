interface MarkedPart {
  text: string;
  marked: boolean;
}

/** The parts of a snippet, which is escaped HTML with mark elements: read as text, never put into the page as it is. */
export function markedParts(snippet: string): MarkedPart[] {
  const { body } = new DOMParser().parseFromString(snippet, "text/html");
  return [...body.childNodes].map((node) => ({ text: node.textContent ?? "", marked: node.nodeName === "MARK" }));
}
