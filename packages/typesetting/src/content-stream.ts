/** An operand of a content stream: a string as its bytes, a dictionary as it is written. */
export type Operand = number | Buffer | { readonly name: string } | { readonly dictionary: string } | readonly Operand[];

/** An operator with what it is given, and where both stand. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
  readonly from: number;
  readonly to: number;
}

const SPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITER = new Set([..."()<>[]{}/%"].map((sign) => sign.charCodeAt(0)));
const ESCAPED: Record<string, number> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c };
const END = Symbol("]");

/** The operations of a content stream in their order (ISO 32000-1, 7.8.2), without pictures that stand within it. */
export function* operations(stream: Buffer): Generator<Operation> {
  let at = 0;
  const sign = () => String.fromCharCode(stream[at] ?? 0);
  const word = () => {
    const from = at;
    while (at < stream.length && !SPACE.has(stream[at] ?? 0) && !DELIMITER.has(stream[at] ?? 0)) at += 1;
    return stream.toString("latin1", from, at);
  };
  const literal = () => {
    const bytes: number[] = [];
    at += 1;
    for (let depth = 1; at < stream.length; at += 1) {
      let byte = stream[at] ?? 0;
      if (byte === 0x5c) {
        at += 1;
        const octal = /^[0-7]{1,3}/.exec(stream.toString("latin1", at, at + 3))?.[0];
        if (octal) {
          at += octal.length - 1;
          byte = Number.parseInt(octal, 8);
        } else byte = ESCAPED[sign()] ?? stream[at] ?? 0;
      } else if (byte === 0x28) depth += 1;
      else if (byte === 0x29 && (depth -= 1) === 0) break;
      bytes.push(byte);
    }
    at += 1;
    return Buffer.from(bytes);
  };
  const dictionary = () => {
    const from = at;
    let depth = 0;
    do {
      const two = stream.toString("latin1", at, at + 2);
      if (two === "<<" || two === ">>") {
        depth += two === "<<" ? 1 : -1;
        at += 2;
      } else if (sign() === "(") literal();
      else at += 1;
    } while (depth > 0 && at < stream.length);
    return { dictionary: stream.toString("latin1", from, at) };
  };
  const hexadecimal = () => {
    const from = at + 1;
    at = stream.indexOf(">", from) + 1 || stream.length;
    return Buffer.from(stream.toString("latin1", from, at - 1).replaceAll(/\s/g, ""), "hex");
  };
  const read = (): Operand | string | typeof END => {
    switch (sign()) {
      case "(":
        return literal();
      case "<":
        return stream[at + 1] === 0x3c ? dictionary() : hexadecimal();
      case "/":
        at += 1;
        return { name: word() };
      case "]":
        at += 1;
        return END;
      case "[": {
        at += 1;
        const parts: Operand[] = [];
        for (;;) {
          while (SPACE.has(stream[at] ?? -1)) at += 1;
          const part = at < stream.length ? read() : END;
          if (part === END) return parts;
          if (typeof part !== "string") parts.push(part);
        }
      }
      default: {
        const told = word();
        if (told === "") at += 1;
        return /^[+-]?[\d.]/.test(told) ? Number(told) : told;
      }
    }
  };
  let operands: Operand[] = [];
  let from = -1;
  while (at < stream.length) {
    if (SPACE.has(stream[at] ?? 0)) {
      at += 1;
      continue;
    }
    if (from < 0) from = at;
    const part = read();
    if (typeof part === "string") {
      yield { operator: part, operands, from, to: at };
      operands = [];
      from = -1;
    } else if (part !== END) operands.push(part);
  }
}
