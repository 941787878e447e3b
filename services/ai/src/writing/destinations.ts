/** Where something in Markdown says that it leads, in UTF-16 code units; `end` is exclusive. */
export interface Destination {
  /** Where the sign behind the bracket stands that says so. */
  readonly sign: number;
  readonly start: number;
  readonly end: number;
}

export interface Destinations {
  readonly all: readonly Destination[];
  /** The bracket before the last one, where that may go on behind the text's end. */
  readonly begun: number | undefined;
}

const BLANK = /\s/;

/**
 * What stands behind the `](` of links and pictures and the `]:` of definitions, whatever they are called: names have brackets of their own,
 * and an address may stand on the next line or between angle brackets. The text is read once.
 */
export function destinationsOf(text: string): Destinations {
  const all: Destination[] = [];
  for (let bracket = text.indexOf("]"); bracket >= 0; bracket = text.indexOf("]", bracket + 1)) {
    const sign = bracket + 1;
    if (sign === text.length) return { all, begun: bracket };
    if (text[sign] !== "(" && text[sign] !== ":") continue;
    let start = sign + 1;
    while (BLANK.test(text[start] ?? "")) start += 1;
    const end = endOf(text, start);
    all.push({ sign, start, end });
    if (end === text.length) return { all, begun: bracket };
  }
  return { all, begun: undefined };
}

/** Behind the address that begins there; the text's length where it may go on. */
function endOf(text: string, start: number): number {
  const isBracketed = text[start] === "<";
  const ends = isBracketed ? /[<>\n]/g : /[\s)\]]/g;
  ends.lastIndex = start + Number(isBracketed);
  const found = ends.exec(text);
  return found ? found.index : text.length;
}
