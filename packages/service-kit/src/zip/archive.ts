import { inflateRawSync } from "node:zlib";

/** What a zip archive may hold at most. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all entries, unpacked. */
  readonly unpacked: number;
}

/** A zip archive that was looked through. */
export interface Archive {
  readonly names: ReadonlySet<string>;
  /** An entry's bytes, unpacked; undefined where there is none of this name. */
  bytesOf(name: string): Buffer | undefined;
}

const END = 0x06054b50;
const END_SIZE = 22;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;
const ZIP64_EXTRA = 0x0001;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x2041;
/** The file's own header leaves its sizes to a descriptor behind it. */
const DESCRIBED_LATER = 0x8;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its header and its bytes lie. */
  readonly local: number;
}

/**
 * A zip archive, each entry having been unpacked within bounds: sizes that an archive states of itself can't be believed.
 * Throws when it is broken, would grow too large, or could be read in two ways: with another directory, other names, other bytes. Then a
 * reader would see what this check has not.
 */
export function checkedArchive(archive: Buffer, limits: ArchiveLimits): Archive {
  const { count, begin, end } = directoryOf(archive, limits.entries);
  const names = new Set<string>();
  const files = new Map<string, () => Buffer>();
  const ranges: [from: number, to: number][] = [];
  let left = limits.unpacked;
  let at = begin;
  for (let index = 0; index < count; index += 1) {
    demand(at + ENTRY_SIZE <= end && archive.readUInt32LE(at) === ENTRY, "no entry of an archive");
    const entry = entryAt(archive, at);
    const key = entry.name.toLowerCase();
    demand(!names.has(key), "two entries of one name");
    names.add(key);
    const unpack = unpacking(archive, entry, ranges, begin);
    const { length: size } = unpack(left);
    left -= size;
    files.set(entry.name, () => unpack(size));
    at += ENTRY_SIZE + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  demand(at === end, "a directory of another length");
  demandApart(ranges);
  return { names: new Set(files.keys()), bytesOf: (name) => files.get(name)?.() };
}

/** Only accepts a central directory right before its end record, which has to end the file: other readers must not find another directory. */
function directoryOf(archive: Buffer, most: number): { count: number; begin: number; end: number } {
  const end = archive.length - END_SIZE;
  demand(end >= 0 && archive.readUInt32LE(end) === END, "no end of an archive where it has to be");
  const [disk, directoryDisk, onDisk, count, comment] = [4, 6, 8, 10, 20].map((at) => archive.readUInt16LE(end + at)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  demand(disk === 0 && directoryDisk === 0 && onDisk === count && comment === 0, "an archive of several parts, or with a comment");
  const locator = end - ZIP64_LOCATOR_SIZE;
  demand(count < 0xffff && (locator < 0 || archive.readUInt32LE(locator) !== ZIP64_LOCATOR), "a directory for large archives");
  demand(count <= most, "too many entries");
  const [size, begin] = [archive.readUInt32LE(end + 12), archive.readUInt32LE(end + 16)];
  demand(begin + size === end, "a directory that lies elsewhere");
  return { count, begin, end };
}

function entryAt(archive: Buffer, at: number): Entry {
  const nameLength = archive.readUInt16LE(at + 28);
  const name = archive.toString("utf8", at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
  demand(isPlainName(name), "a name that leads elsewhere");
  demandNoLargeSizes(archive, at + ENTRY_SIZE + nameLength, archive.readUInt16LE(at + 30));
  demand(archive.readUInt16LE(at + 34) === 0, "an entry of another part");
  const [packed, unpacked, local] = [20, 24, 42].map((field) => archive.readUInt32LE(at + field)) as [number, number, number];
  demand(
    [packed, unpacked, local].every((value) => value !== 0xffffffff),
    "sizes for large archives",
  );
  return { name, flags: archive.readUInt16LE(at + 8), method: archive.readUInt16LE(at + 10), packed, unpacked, local };
}

/** Unpacks an entry, which throws beyond a number of bytes. */
function unpacking(archive: Buffer, entry: Entry, ranges: [number, number][], end: number): (limit: number) => Buffer {
  const { name, flags, method, packed, unpacked, local } = entry;
  demand((flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED), "an unknown way of packing");
  demand(local + LOCAL_SIZE <= end && archive.readUInt32LE(local) === LOCAL, "no file in an archive");
  const [nameLength, extraLength] = [archive.readUInt16LE(local + 26), archive.readUInt16LE(local + 28)];
  const begin = local + LOCAL_SIZE + nameLength + extraLength;
  demand(begin + packed <= end, "a file beyond the files");
  const sizes = [archive.readUInt32LE(local + 18), archive.readUInt32LE(local + 22)];
  const isLater = (flags & DESCRIBED_LATER) !== 0 && sizes.every((size) => size === 0);
  demand(isLater || (sizes[0] === packed && sizes[1] === unpacked), "a file of another size");
  demand(archive.readUInt16LE(local + 8) === method && archive.readUInt16LE(local + 6) === flags, "a file packed in another way");
  demand(archive.toString("utf8", local + LOCAL_SIZE, local + LOCAL_SIZE + nameLength) === name, "a file of another name");
  demandNoLargeSizes(archive, local + LOCAL_SIZE + nameLength, extraLength);
  ranges.push([local, begin + packed]);
  const bytes = archive.subarray(begin, begin + packed);
  return (limit) => {
    const content = method === STORED || packed === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, limit) });
    if (content.length > limit) throw new RangeError("too large when unpacked");
    demand(content.length === unpacked, "a file that unpacks to another size");
    return content;
  };
}

/** Files that lie in one another are read in one way by their headers, in another by the directory. */
function demandApart(ranges: [number, number][]): void {
  let free = 0;
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    demand(from >= free, "files that lie in one another");
    free = to;
  }
}

function demandNoLargeSizes(archive: Buffer, at: number, length: number): void {
  for (let field = at; field + 4 <= at + length; field += 4 + archive.readUInt16LE(field + 2))
    demand(archive.readUInt16LE(field) !== ZIP64_EXTRA, "sizes for large archives");
}

const isPlainName = (name: string) =>
  name !== "" && !/[\u0000-\u001f\\:\uFFFD]/.test(name) && !name.startsWith("/") && !name.split("/").includes("..");

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
