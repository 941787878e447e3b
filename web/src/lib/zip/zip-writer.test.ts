import { crc32 as nodeCrc32, inflateRawSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { crc32 } from "./crc-32.ts";
import { uniqueName } from "./unique-name.ts";
import { ZipWriter } from "./zip-writer.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** As programs read an archive: by the directory at its end. */
async function filesOf(archive: Blob) {
  const all = Buffer.from(await archive.arrayBuffer());
  const end = all.length - 22;
  expect(all.readUInt32LE(end)).toBe(0x06054b50);
  let at = all.readUInt32LE(end + 16);
  expect(at + all.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: all.readUInt16LE(end + 10) }, () => {
    expect(all.readUInt32LE(at)).toBe(0x02014b50);
    const [method, sum, packed, nameBytes] = [
      all.readUInt16LE(at + 10),
      all.readUInt32LE(at + 16),
      all.readUInt32LE(at + 20),
      all.readUInt16LE(at + 28),
    ];
    const isUtf8 = (all.readUInt16LE(at + 8) & (1 << 11)) !== 0;
    const time = all.readUInt32LE(at + 12);
    const name = all.toString("utf8", at + 46, at + 46 + nameBytes);
    const local = all.readUInt32LE(at + 42);
    // what stands before the file says the same
    expect(all.subarray(local + 6, local + 28)).toEqual(all.subarray(at + 8, at + 30));
    const from = local + 30 + all.readUInt16LE(local + 26);
    const content = all.subarray(from, from + packed);
    at += 46 + nameBytes;
    return { name, isUtf8, time, sum, content: method === 0 ? content : inflateRawSync(content) };
  });
}

test("an archive has its files whole, under their names in any script", async () => {
  const zip = new ZipWriter(new Date(2026, 10, 25, 23, 5, 12));
  const files = { "دليل التمر.md": "# دليل التمر\n", "Dates 🌴.html": "<p>Dates</p>", "empty.md": "" };
  for (const [name, text] of Object.entries(files)) zip.add(name, bytes(text));
  const read = await filesOf(zip.finish());
  expect(read.map(({ name, content }) => [name, content.toString("utf8")])).toEqual(Object.entries(files));
  for (const { isUtf8, sum, content } of read) expect([isUtf8, sum]).toEqual([true, nodeCrc32(content)]);
  const [{ time } = { time: 0 }] = read;
  expect([(time >>> 25) + 1980, (time >>> 21) & 15, (time >>> 16) & 31, (time >>> 11) & 31, (time >>> 5) & 63, (time & 31) * 2]).toEqual([
    2026, 11, 25, 23, 5, 12,
  ]);
});

test("an archive without files is one", async () => {
  expect(await filesOf(new ZipWriter(new Date()).finish())).toEqual([]);
});

test("the checksum is the one of ZIP, whatever the bytes", () => {
  for (const length of [0, 1, 255, 4_096]) {
    const content = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(crc32(content)).toBe(nodeCrc32(content));
  }
});

test("names are told apart as every system tells them apart", () => {
  const taken = new Set<string>();
  const named = ["تمور.docx", "تمور.docx", "Dates.docx", "dates.DOCX", "Dates (2).docx", "café.md", "cafe\u0301.md", "none", "none"].map(
    (name) => uniqueName(name, taken),
  );
  expect(named).toEqual([
    "تمور.docx",
    "تمور (2).docx",
    "Dates.docx",
    "dates (2).DOCX",
    "Dates (2) (2).docx",
    "café.md",
    "cafe\u0301 (2).md",
    "none",
    "none (2)",
  ]);
});
