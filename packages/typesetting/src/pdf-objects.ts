import { deflateSync, inflateSync } from "node:zlib";

/** A PDF of one section with a plain table of its objects, which is how Typst writes it. */
export interface PdfObjects {
  readonly head: Buffer;
  readonly trailer: string;
  /** What stands between `n 0 obj` and `endobj`, by n. */
  readonly bodies: Map<number, Buffer>;
}

const ENTRY = 20;

/** Takes a PDF apart; undefined where it isn't written plainly. */
export function takeApart(file: Uint8Array): PdfObjects | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = bytes.lastIndexOf("startxref");
  const table = Number(/\d+/.exec(bytes.toString("latin1", start + 9, start + 40))?.[0]);
  const told = /^xref\n0 (\d+)\n/.exec(bytes.toString("latin1", table, table + 40));
  if (!told) return undefined;
  const count = Number(told[1]);
  const entries = table + told[0].length;
  const offsets = Array.from({ length: count }, (_, n) => bytes.toString("latin1", entries + n * ENTRY, entries + (n + 1) * ENTRY))
    .map((entry, number) => ({ number, used: entry[17] === "n", offset: Number(entry.slice(0, 10)) }))
    .filter(({ used }) => used);
  const bodies = new Map<number, Buffer>();
  const ends = offsets.map(({ offset }) => offset).toSorted((one, other) => one - other);
  const next = new Map(ends.map((offset, at) => [offset, ends[at + 1] ?? table]));
  for (const { number, offset } of offsets) {
    const opening = `${number} 0 obj\n`;
    const body = bytes.subarray(offset, next.get(offset));
    const end = body.lastIndexOf("\nendobj");
    if (end < 0 || body.toString("latin1", 0, opening.length) !== opening) return undefined;
    bodies.set(number, body.subarray(opening.length, end));
  }
  return {
    head: bytes.subarray(0, ends[0]),
    trailer: bytes.toString("latin1", entries + count * ENTRY, start),
    bodies,
  };
}

/** Puts a PDF together again, of its old objects and new ones. */
export function putTogether({ head, trailer, bodies }: PdfObjects): Uint8Array {
  const size = Math.max(...bodies.keys()) + 1;
  const parts: Buffer[] = [head];
  let offset = head.length;
  const offsets = new Map<number, number>();
  for (const [number, body] of bodies) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n\n")]);
    offsets.set(number, offset);
    parts.push(part);
    offset += part.length;
  }
  const entry = (number: number) => {
    const at = offsets.get(number);
    return at === undefined ? "0000000000 65535 f\r\n" : `${String(at).padStart(10, "0")} 00000 n\r\n`;
  };
  const table = Array.from({ length: size }, (_, number) => entry(number)).join("");
  const end = `xref\n0 ${size}\n${table}${trailer.replace(/\/Size \d+/, `/Size ${size}`)}startxref\n${offset}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end, "latin1")]);
}

/** What an object's stream holds, undone; undefined where it has none that can be read. */
export function streamOf(body: Buffer): Buffer | undefined {
  const opening = body.indexOf("\nstream\n");
  if (opening < 0) return undefined;
  const data = body.subarray(opening + 8, body.lastIndexOf("\nendstream"));
  return body.toString("latin1", 0, opening).includes("/FlateDecode") ? inflateSync(data) : data;
}

/** An object that is a stream of these bytes, deflated. */
export function streamBody(data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}
