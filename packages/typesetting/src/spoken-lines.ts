import { drawnPieces, type DrawnFont, type Piece } from "./drawn-pieces.ts";

/** What a code of the unseen font says, and its width, in thousandths of the font's size. */
export interface Sign {
  readonly said: string;
  readonly width: number;
}

/** What writing what is said needs of the file. */
export interface Speech {
  /** The code by which the unseen font says a sign. */
  readonly codeOf: (sign: Sign) => string;
  /** The element of the document whose content a number marks. */
  readonly elementOf: (mcid: number) => string;
}

/** A code of the unseen font that says nothing, but has a width. */
export const UNSEEN = "061C";
/** In thousandths of the font's size. */
export const UNSEEN_WIDTH = 200;

/** What follows a font's name on a page in the name of the same font that says nothing. */
export const SILENT = "s";
/** The unseen font's name on a page. */
export const SPOKEN = "spoken";

const RIGHT_TO_LEFT = /(?![\p{Nd}\p{M}٪٫٬،])\p{Script=Arabic}/u;
const LEFT_TO_RIGHT = /[\p{L}\p{Nd}]/u;
// and what poppler takes for part of a number
const READ_FROM_LEFT = /(?!\p{Script=Arabic})\p{L}|[\p{Nd}#$%+,\-./:،٪٫٬]/u;
const MARK = /^\p{Mn}$/u;
const BLANK = /^\s*$/;
const RLM = "\u200F";
const NUL = "\0";
const LRM = "\u200E";
const LETTER = 390;
const SPACE = 330;
// In thousandths of the font's size. Readers take what stands closer than a tenth to the sign before for the same sign again, and what stands further from its end than a tenth for another word.
const APART = 107;
const GAP = 95;
const BETWEEN = 160;
const HARDLY = 5;
const EDGE = 0.45;

interface Placed extends Piece {
  readonly signs: readonly string[];
}

const textOf = ({ said }: Piece) => said.join("");
const isRightToLeft = (piece: Piece) => RIGHT_TO_LEFT.test(textOf(piece));
const isBlank = (piece: Piece) => BLANK.test(textOf(piece));

/** Pieces that follow one another on one line, in one size. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const before = line?.[0];
    if (line && before && before.size === piece.size && Math.abs(before.y - piece.y) < piece.size / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** From left to right, apart where nothing stands between them, such as a table's cells. */
function partsOf(line: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of line.filter(({ width }) => width > 0).toSorted((one, other) => one.x - other.x)) {
    const before = parts.at(-1)?.at(-1);
    const near = before && (piece.x - before.x - before.width < EDGE * piece.size || isBlank(before) || isBlank(piece));
    if (near) parts.at(-1)?.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

const place = (piece: Piece): Placed => ({
  ...piece,
  signs: isRightToLeft(piece) ? [...piece.said.toReversed().join("")].toReversed() : piece.said.flatMap((said) => [...said]),
});

/** A line's part that is read from the right. A sign of direction ends what poppler reads from the left, which is more than it should be. */
const readFromRight = (part: readonly Piece[]): Placed[] =>
  part.map((piece, at) => {
    const [before, after] = [part[at - 1], part[at + 1]];
    const placed = place(piece);
    const turns = before !== undefined && before.from > piece.from;
    const alone = !LEFT_TO_RIGHT.test(textOf(piece)) && (turns || !before) && (!after || piece.from > after.from);
    const toLeft = isRightToLeft(piece) || alone;
    const signs = placed.signs.flatMap((sign, n) => (READ_FROM_LEFT.test(sign) && (n > 0 ? toLeft : turns) ? [RLM, sign] : [sign]));
    return { ...placed, signs };
  });

/** The words of Arabic in a line's part that is read from the left. */
function readFromLeft(part: readonly Piece[]): Placed[][] {
  const runs: Piece[][] = [[]];
  for (const piece of part) {
    if (isRightToLeft(piece) || (isBlank(piece) && runs.at(-1)?.length)) runs.at(-1)?.push(piece);
    else runs.push([]);
  }
  return runs
    .map((run) => run.slice(0, run.findLastIndex(isRightToLeft) + 1))
    .filter((run) => run.length > 0)
    .map((run) =>
      run.map((piece, at) => {
        const { signs, ...placed } = place(piece);
        const led = at === 0 && MARK.test(signs[0] ?? "");
        return { ...placed, signs: [...(led ? [RLM] : []), ...signs, ...(at === run.length - 1 ? [LRM] : [])] };
      }),
    );
}

function spokenParts(part: readonly Piece[], line: readonly Piece[]): Placed[][] {
  const own = new Set(part);
  const inOrder = line.filter((piece) => own.has(piece));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return first && last && first.x < last.x ? readFromLeft(part) : [readFromRight(part)];
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const isTurn = (sign: string) => sign === RLM || sign === LRM;
const isSmall = (sign: string) => MARK.test(sign) || isTurn(sign);

/** Signs that are alike, one after another. */
function runsOf(signs: readonly string[]): string[][] {
  const kind = (sign: string) => (MARK.test(sign) ? "mark" : isTurn(sign) ? "turn" : "letter");
  const runs: string[][] = [];
  for (const sign of signs) {
    const run = runs.at(-1);
    if (run && kind(run[0] ?? "") === kind(sign)) run.push(sign);
    else runs.push([sign]);
  }
  return runs;
}

/** How much of the room of small signs is their own; pdf.js leaves that out, and takes the rest for a gap, which is to stay under a tenth. */
const ownWidths = (run: readonly string[], leading: boolean) =>
  run.map((sign, at) => (leading || isTurn(sign) || at < run.length - 1 ? APART : APART - GAP));
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The signs of pieces, written one after another. */
function written(group: readonly Placed[], codeOf: (sign: Sign) => string, apart: boolean): string {
  const [first] = group;
  if (!first) return "";
  const { size } = first;
  const start = first.x - (apart ? (SPACE * size) / 1000 : 0);
  const told = [`q\nBT\n3 Tr\n/${SPOKEN} ${size} Tf\n1 0 0 1 ${number(start)} ${number(first.y)} Tm`];
  let leading = MARK.test(group.flatMap(({ signs }) => signs).find((sign) => !isTurn(sign) && !BLANK.test(sign)) ?? "");
  // pdf.js, which alone takes it for a sign and lets it go when it is copied, puts a space behind it, and joins a mark to no line before
  const nothing = `/Span <</ActualText <FEFF0000>>> BDC 100 Tz <${codeOf({ said: NUL, width: 10 })}> Tj EMC`;
  if (apart) told.push(nothing, `[${10 - SPACE}] TJ`);
  if (leading) told.push(nothing);
  // in thousandths of the size, from where the first piece begins: where the next sign stands, and what pdf.js leaves out of that
  let at = 0;
  let leftOut = 0;
  const small = (run: readonly string[]) => {
    const widths = ownWidths(run, leading);
    const shown = run.map((said, n) => ({ said, width: widths[n] ?? APART })).map((sign) => `<${codeOf(sign)}> ${sign.width - APART}`);
    told.push(`100 Tz [${shown.join(" ")}] TJ`);
    at += run.length * APART;
    leftOut += sum(widths);
  };
  const large = (run: readonly string[], width: number, wide: number) => {
    told.push(`${number((wide / width) * 100)} Tz <${run.map((said) => codeOf({ said, width })).join("")}> Tj`);
    at += run.length * wide;
  };
  for (const [n, piece] of group.entries()) {
    const after = group[n + 1];
    const end = (((after?.x ?? piece.x + piece.width) - first.x) / size) * 1000;
    if (isBlank(piece) && MARK.test(after?.signs[0] ?? "")) {
      large([" "], SPACE, HARDLY);
      told.push(`${number((BETWEEN / UNSEEN_WIDTH) * 100)} Tz <${UNSEEN}> Tj`);
      at += BETWEEN;
      leftOut += BETWEEN;
      continue;
    }
    const runs = runsOf(piece.signs);
    const smalls = runs.filter(([sign = ""]) => isSmall(sign));
    const letters = piece.signs.filter((sign) => !isSmall(sign)).length;
    // what is drawn beside it is to begin where pdf.js takes it to end
    const over = piece.signs.at(-1) === LRM ? leftOut + sum(smalls.flatMap((run) => ownWidths(run, leading && run === runs[0]))) : 0;
    const room = end + over - at - smalls.flat().length * APART;
    for (const run of runs) {
      if (isSmall(run[0] ?? "")) small(run);
      else {
        large(run, BLANK.test(run.join("")) ? SPACE : LETTER, Math.max(room / letters, APART));
        leading &&= BLANK.test(run.join(""));
      }
    }
  }
  return `${told.join("\n")}\nET\nQ`;
}

/** Whether there is room between pieces that stand together and what comes before them on their line. */
function isApart(group: readonly Piece[], before: (piece: Piece) => Piece | undefined): boolean {
  const first = group.reduce((one, other) => (other.from < one.from ? other : one));
  const told = before(first);
  const last = group.at(-1) ?? first;
  const [left, right] = [group[0]?.x ?? 0, last.x + last.width];
  if (!told || Math.abs(told.y - first.y) > first.size / 2) return false;
  return isBlank(told) || isBlank(first) || Math.max(left - told.x - told.width, told.x - right) > EDGE * first.size;
}

/** Pieces of one element that stand together, as one content of it; the first to be read comes first. */
function spoken(part: readonly Placed[], before: (piece: Piece) => Piece | undefined, { codeOf, elementOf }: Speech): string {
  const groups: Placed[][] = [];
  for (const piece of part) {
    const before = groups.at(-1)?.at(-1);
    if (before && elementOf(before.mcid) === elementOf(piece.mcid)) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  const contents = groups.map((group) => {
    const [first, ...others] = group.toSorted((one, other) => one.from - other.from);
    const text = written(group, codeOf, isApart(group, before));
    const empty = others.map(({ opening }) => `\n${opening}\nEMC`).join("");
    return { from: first?.from ?? 0, text: `${first?.opening}\n${text}\nEMC${empty}` };
  });
  return contents
    .toSorted((one, other) => one.from - other.from)
    .map(({ text }) => text)
    .join("\n");
}

function silent(stream: Buffer, piece: Piece): string {
  const told = stream.toString("latin1", piece.from, piece.to);
  const from = told.indexOf("BT", piece.opening.length);
  const before = told.slice(piece.opening.length, from);
  const drawn = piece.drawn.map((operation) => {
    const written = stream.toString("latin1", operation.from, operation.to);
    return operation.operator === "Tf" ? written.replace(/^\/(\S+)/, `/$1${SILENT}`) : written;
  });
  return `/Artifact BMC${before}/Span <</ActualText <FEFF0000>>> BDC\nBT\n${drawn.join("\n")}\nET\nEMC\nQ\nEMC`;
}

/**
 * A page's content whose lines of Arabic are said by signs that aren't seen, one after another from left to right, while what is drawn says nothing. Readers put
 * words together by where their signs stand, and joined letters with marks above and below them stand anywhere.
 */
export function spokenLines(stream: Buffer, fonts: ReadonlyMap<string, DrawnFont>, speech: Speech): Buffer {
  const replaced = new Map<Piece, string>();
  const pieces = drawnPieces(stream, fonts);
  const order = new Map(pieces.map(({ from }, at) => [from, at]));
  const before = (piece: Piece) => pieces[(order.get(piece.from) ?? 0) - 1];
  for (const line of linesOf(pieces)) {
    if (!line.some(isRightToLeft)) continue;
    const inked = line.slice(0, line.findLastIndex((piece) => !isBlank(piece)) + 1);
    for (const part of partsOf(inked))
      for (const placed of spokenParts(part, inked)) {
        const [first, last] = [placed[0], placed.at(-1)];
        if (!first || !last) continue;
        // a part's pieces stand from left to right
        const [from, to] = [first.x, last.x + last.width];
        const told = new Set(placed.map((piece) => piece.from));
        const own = line.filter((piece) => told.has(piece.from) || (piece.width === 0 && piece.x >= from - 0.01 && piece.x <= to + 0.01));
        for (const piece of own) {
          const empty = piece.width > 0 ? "" : `\n${piece.opening}\nEMC`;
          replaced.set(piece, silent(stream, piece) + empty);
        }
        const end = own.at(-1);
        if (end) replaced.set(end, `${replaced.get(end)}\n${spoken(placed, before, speech)}`);
      }
  }
  if (replaced.size === 0) return stream;
  const parts: Buffer[] = [];
  let at = 0;
  for (const piece of pieces) {
    const written = replaced.get(piece);
    if (written === undefined) continue;
    parts.push(stream.subarray(at, piece.from), Buffer.from(written, "latin1"));
    at = piece.to;
  }
  return Buffer.concat([...parts, stream.subarray(at)]);
}
