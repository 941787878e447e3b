import { inflateSync } from "node:zlib";

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** A font file out of its WOFF 1.0 wrapping: the same tables, each deflated on its own (W3C, WOFF File Format 1.0). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error("not a WOFF 1.0 font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n): Table => {
    const at = HEADER + n * ENTRY;
    const [offset, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.readUInt32BE(at), checksum: woff.readUInt32BE(at + 16), data: packed < size ? inflateSync(data) : data };
  });
  return sfnt(woff.readUInt32BE(4), tables);
}

function sfnt(flavor: number, tables: readonly Table[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [n, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + n * 16;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat(parts);
}
