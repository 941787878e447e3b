/** A link or a picture in Markdown, in UTF-16 code units; `end` is exclusive. */
export interface LinkSpan {
  readonly start: number;
  readonly end: number;
  readonly isPicture: boolean;
  readonly shown: string;
  readonly address: string;
}

const OPENING = /(!?)\[([^[\]\n]*)\]\(/g;

/** The links of a text in order, and where one begins that isn't closed yet; the text is read once. */
export function linksOf(text: string): { links: readonly LinkSpan[]; begun: number | undefined } {
  const links: LinkSpan[] = [];
  let close = 0;
  let lineEnd = 0;
  let past = 0;
  for (const { 0: opening, 1: sign, 2: shown = "", index: start } of text.matchAll(OPENING)) {
    if (start < past) continue;
    const inside = start + opening.length;
    close = placeOf(text, ")", inside, close);
    lineEnd = placeOf(text, "\n", inside, lineEnd);
    if (close === text.length && lineEnd === text.length) return { links, begun: start };
    if (lineEnd < close) continue;
    past = close + 1;
    const address = /^[^\s>]*/.exec(text.slice(inside, close).trimStart().replace(/^</, ""))?.[0] ?? "";
    links.push({ start, end: past, isPicture: sign === "!", shown, address });
  }
  return { links, begun: undefined };
}

/** The next place of a sign from `from` on; never looked for again before the one that is known. The text's length where there is none. */
function placeOf(text: string, sign: string, from: number, known: number): number {
  if (known >= from && known > 0) return known;
  const place = text.indexOf(sign, from);
  return place < 0 ? text.length : place;
}
