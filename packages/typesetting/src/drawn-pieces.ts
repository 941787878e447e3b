import { operations, type Operand, type Operation } from "./content-stream.ts";

/** What a font's codes say, and how wide they are, in thousandths of its size. */
export interface DrawnFont {
  readonly says: ReadonlyMap<number, string>;
  readonly widths: ReadonlyMap<number, number>;
  /** The codes that were met in what is drawn. */
  readonly met: Set<number>;
}

/** A piece of text that is drawn from left to right, with what marks it as content. */
export interface Piece {
  /** Where its marked content stands in the stream. */
  readonly from: number;
  readonly to: number;
  /** The opening of that content, as it is written. */
  readonly opening: string;
  /** Its number in the structure. */
  readonly mcid: number;
  /** What is drawn, without what is told of it. */
  readonly drawn: readonly Operation[];
  readonly x: number;
  readonly y: number;
  /** How far its letters reach; nothing where all are marks. */
  readonly width: number;
  readonly size: number;
  /** Whether its space goes up or down, as its text's matrix says. */
  readonly upright: number;
  /** What its letters say, in the order in which they stand. */
  readonly said: readonly string[];
}

type Matrix = readonly [number, number, number, number, number, number];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];
const matrixOf = (operands: readonly Operand[]) => operands as unknown as Matrix;
const nameOf = (operand: Operand | undefined) => (operand as { readonly name: string }).name;
const dictionaryOf = (operand: Operand | undefined) =>
  typeof operand === "object" && "dictionary" in operand ? operand.dictionary : undefined;
const utf16 = (written: string) => Buffer.from(written, "hex").swap16().toString("utf16le");

/** A PDF's text string: UTF-16 after its mark, in hexadecimal digits or as it is; else of one byte each. */
function actualText(dictionary: string): string | undefined {
  const from = dictionary.indexOf("/ActualText");
  if (from < 0) return undefined;
  const told = [...operations(Buffer.from(`${dictionary.slice(from + 11, dictionary.lastIndexOf(">>"))} told`, "latin1"))][0]?.operands[0];
  if (!Buffer.isBuffer(told)) return undefined;
  return told.readUInt16BE && told.length >= 2 && told.readUInt16BE(0) === 0xfeff
    ? utf16(told.subarray(2).toString("hex"))
    : told.toString("latin1");
}

/** The pieces of text of a page that are marked as content, each on its own, in their order. */
export function drawnPieces(stream: Buffer, fonts: ReadonlyMap<string, DrawnFont>): Piece[] {
  const found: Piece[] = [];
  const kept: Matrix[] = [];
  const marks: {
    from: number;
    opening: string | undefined;
    actual: string | undefined;
    told: boolean;
    texts: Omit<Piece, "from" | "to" | "opening" | "mcid">[];
  }[] = [];
  let ctm = UNMOVED;
  let text: { tm: Matrix; start: number | undefined; width: number; said: string[]; drawn: Operation[] } | undefined;
  let font: DrawnFont | undefined;
  let size = 0;
  const show = (parts: readonly Operand[]) => {
    const actual = marks.findLast((mark) => mark.actual !== undefined);
    for (const part of parts) {
      if (!Buffer.isBuffer(part)) continue;
      for (let at = 0; at + 1 < part.length; at += 2) {
        const cid = part.readUInt16BE(at);
        font?.met.add(cid);
        if (text) text.width += ((font?.widths.get(cid) ?? 0) * size) / 1000;
        if (!actual) text?.said.push(font?.says.get(cid) ?? "");
        else if (!actual.told) {
          text?.said.push(actual.actual ?? "");
          actual.told = true;
        }
      }
    }
  };
  for (const operation of operations(stream)) {
    const { operator, operands, from, to } = operation;
    const [first] = operands;
    if (text && !["BT", "ET", "BMC", "BDC", "EMC"].includes(operator)) text.drawn.push(operation);
    switch (operator) {
      case "q":
        kept.push(ctm);
        break;
      case "Q":
        ctm = kept.pop() ?? UNMOVED;
        break;
      case "cm":
        ctm = times(matrixOf(operands), ctm);
        break;
      case "BT":
        text = { tm: UNMOVED, start: undefined, width: 0, said: [], drawn: [] };
        break;
      case "Tm":
        if (text) {
          text.tm = matrixOf(operands);
          text.start ??= text.tm[4];
        }
        break;
      case "Tf":
        font = fonts.get(nameOf(first));
        size = Number(operands[1]);
        break;
      case "BMC":
        marks.push({ from, opening: undefined, actual: undefined, told: false, texts: [] });
        break;
      case "BDC": {
        const dictionary = dictionaryOf(operands[1]) ?? "";
        const opening = dictionary.includes("/MCID") ? stream.toString("latin1", from, to) : undefined;
        marks.push({ from, opening, actual: actualText(dictionary), told: false, texts: [] });
        break;
      }
      case "EMC": {
        const mark = marks.pop();
        const [only, ...others] = mark?.texts ?? [];
        if (mark?.opening !== undefined && only && others.length === 0)
          found.push({ ...only, from: mark.from, to, opening: mark.opening, mcid: Number(/\/MCID (\d+)/.exec(mark.opening)?.[1]) });
        break;
      }
      case "Tj":
        show(operands);
        break;
      case "TJ":
        show(first as readonly Operand[]);
        break;
      case "ET": {
        const { tm, start = 0, width, said, drawn } = text ?? { tm: UNMOVED, width: 0, said: [], drawn: [] };
        const content = marks.findLast((mark) => mark.opening !== undefined);
        content?.texts.push({ x: ctm[4] + start, y: ctm[5], width, size, upright: tm[3], said, drawn });
        text = undefined;
        break;
      }
    }
  }
  return found;
}
