/** How a lexicon's file begins: its format. */
export const FORMAT = 0x4d4c5831;

/** Numbers of any size in groups of seven bits, the lowest first. */
export class NumberReader {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error("The lexicon's file is cut off");
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
}

/** Packs whole numbers from 0, seven bits a byte (LEB128). */
export class NumberWriter {
  readonly #bytes: number[] = [];

  add(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes.push((rest & 0x7f) | 0x80);
    this.#bytes.push(rest);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
