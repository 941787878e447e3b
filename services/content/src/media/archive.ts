import { inflateRawSync } from "node:zlib";

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 64 * 1024 * 1024;

const END = Buffer.from("PK\u0005\u0006", "latin1");
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * The names in a zip archive, each entry having been unpacked within bounds: sizes that an archive states of itself can't be believed.
 * Throws when it is broken or would grow too large.
 */
export function checkedEntries(archive: Buffer): Set<string> {
  const end = archive.lastIndexOf(END);
  if (end < 0) throw new Error("no end of an archive");
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new RangeError("too many entries");
  const names = new Set<string>();
  let left = MAX_UNPACKED;
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error("no entry of an archive");
    const nameLength = archive.readUInt16LE(at + 28);
    names.add(archive.toString("utf8", at + 46, at + 46 + nameLength));
    left -= unpackedSize(archive, at, left);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return names;
}

function unpackedSize(archive: Buffer, entry: number, limit: number): number {
  const method = archive.readUInt16LE(entry + 10);
  const local = archive.readUInt32LE(entry + 42);
  if (archive.readUInt32LE(local) !== LOCAL) throw new Error("no file in an archive");
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(begin, begin + archive.readUInt32LE(entry + 20));
  if (packed.length === 0) return 0;
  if (method !== STORED && method !== DEFLATED) throw new Error("an unknown way of packing");
  // Throws beyond the limit.
  const size = method === STORED ? packed.length : inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) }).length;
  if (size > limit) throw new RangeError("too large when unpacked");
  return size;
}
