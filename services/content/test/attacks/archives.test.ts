import { describe, expect, test } from "@jest/globals";
import { checkedEntries } from "../../src/media/archive.ts";
import { docx, zip } from "../files.ts";

const END_SIZE = 22;
const files = { "word/document.xml": Buffer.from("<w/>"), "word/other.xml": Buffer.from("<other/>") };

/** An archive in which some bytes are others, counted from where a part begins. */
function changed(part: "first file" | "directory" | "end", change: (archive: Buffer, at: number) => Buffer | undefined): Buffer {
  const archive = zip(files);
  const end = archive.length - END_SIZE;
  const at = { "first file": 0, directory: archive.readUInt32LE(end + 16), end }[part];
  return change(archive, at) ?? archive;
}

const inserted = (archive: Buffer, at: number, bytes: Buffer) => Buffer.concat([archive.subarray(0, at), bytes, archive.subarray(at)]);
const u16 = (field: number, value: number) => (archive: Buffer, at: number) => void archive.writeUInt16LE(value, at + field);
const u32 = (field: number, value: number) => (archive: Buffer, at: number) => void archive.writeUInt32LE(value, at + field);
const text = (field: number, value: string) => (archive: Buffer, at: number) => void archive.write(value, at + field);

test("an archive as writers make them is read", async () => {
  expect([...checkedEntries(zip(files))]).toEqual(Object.keys(files));
  const word = Buffer.from(await docx("We speak as neighbours do").arrayBuffer());
  expect(checkedEntries(word).has("word/document.xml")).toBe(true);
});

describe("an archive that two readers may read differently is refused", () => {
  const other = zip({ "word/document.xml": Buffer.from("<another/>") });
  test.each<[string, Buffer]>([
    ["a second end of a directory in its comment", Buffer.concat([changed("end", u16(20, other.length)), other])],
    ["a comment", Buffer.concat([changed("end", u16(20, 3)), Buffer.from("abc")])],
    ["something behind its end", Buffer.concat([zip(files), Buffer.from("abc")])],
    ["something before its beginning", Buffer.concat([Buffer.from("#!/bin/sh\n"), zip(files)])],
    ["another archive before it", Buffer.concat([other, zip(files)])],
    ["another archive behind it", Buffer.concat([zip(files), other])],
    ["a gap before the end of its directory", changed("end", (archive, at) => inserted(archive, at, Buffer.alloc(20)))],
    ["a directory that begins later", changed("end", (archive, at) => u32(16, archive.readUInt32LE(at + 16) + 1)(archive, at))],
    ["a directory of another size", changed("end", u32(12, 10))],
    ["fewer entries than its directory has", changed("end", (archive, at) => (u16(8, 1)(archive, at), u16(10, 1)(archive, at)))],
    ["more entries than its directory has", changed("end", (archive, at) => (u16(8, 3)(archive, at), u16(10, 3)(archive, at)))],
    ["another number of entries on this disk", changed("end", u16(8, 1))],
    ["several disks", changed("end", u16(4, 1))],
    [
      "the count that stands for a ZIP64 directory",
      changed("end", (archive, at) => (u16(8, 0xffff)(archive, at), u16(10, 0xffff)(archive, at))),
    ],
    ["the offset that stands for a ZIP64 directory", changed("end", u32(16, 0xffffffff))],
    [
      "a ZIP64 locator",
      changed("end", (archive, at) => {
        const locator = Buffer.alloc(20);
        locator.writeUInt32LE(0x07064b50);
        u32(12, archive.readUInt32LE(at + 12) + 20)(archive, at);
        return inserted(archive, at, locator);
      }),
    ],
    ["a size that stands for a ZIP64 one", changed("directory", u32(20, 0xffffffff))],
    ["another name in the file's own header", changed("first file", text(30, "word/documenT.xml"))],
    ["another size in the file's own header", changed("first file", u32(18, 1))],
    ["another way of packing in the file's own header", changed("first file", u16(8, 0))],
    ["other flags in the file's own header", changed("first file", u16(6, 0x800))],
    ["a size that isn't what unpacks", changed("directory", u32(24, 3))],
    ["an encrypted file", changed("directory", u16(8, 1))],
    [
      "two entries of one file",
      changed("directory", (archive, at) => {
        const second = at + 46 + archive.readUInt16LE(at + 28);
        u32(42, 0)(archive, second);
      }),
    ],
    ["two entries of one name", zip({ "word/document.xml": Buffer.from("a"), "WORD/document.xml": Buffer.from("b") })],
    ["a name that climbs", zip({ "../document.xml": Buffer.from("a") })],
    ["a name from the root", zip({ "/etc/passwd": Buffer.from("a") })],
    ["a name with a backslash", zip({ "word\\document.xml": Buffer.from("a") })],
    ["a name with a NUL", zip({ "word/document.xml\u0000.txt": Buffer.from("a") })],
    ["nothing", Buffer.alloc(0)],
    ["an end and nothing else", zip({}).subarray(1)],
  ])("%s", (_, archive) => expect(() => checkedEntries(archive)).toThrow());
});

test("cut anywhere or with any one byte changed it is refused or says the same, and never takes long", () => {
  const archive = zip(files);
  for (let at = 0; at < archive.length; at += 1) expect(() => checkedEntries(archive.subarray(0, at))).toThrow();
  for (let at = 0; at < archive.length; at += 1) {
    const other = Buffer.from(archive);
    other.writeUInt8(other.readUInt8(at) ^ 0xff, at);
    try {
      expect(checkedEntries(other).size).toBe(2);
    } catch (error) {
      expect((error as Error).message).not.toBe("");
    }
  }
});
