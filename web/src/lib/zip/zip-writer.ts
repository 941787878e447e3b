import { crc32 } from "./crc-32.ts";

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
/** The names are UTF-8. */
const UTF_8 = 1 << 11;

interface Entry {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly sum: number;
  readonly bytes: number;
  readonly at: number;
}

/**
 * A ZIP archive of files as they are: a Word document and a PDF are packed already, and texts are small. Each file is handed to the
 * browser, which may keep it outside of memory. Below 4 GB and 65,535 files, which its caller sees to.
 */
export class ZipWriter {
  readonly #parts: Blob[] = [];
  readonly #entries: Entry[] = [];
  readonly #time: number;
  #at = 0;

  /** `madeAt` is the time of every file in it, by the device's clock, as ZIP has it. */
  constructor(madeAt: Date) {
    const day = ((madeAt.getFullYear() - 1980) << 9) | ((madeAt.getMonth() + 1) << 5) | madeAt.getDate();
    const time = (madeAt.getHours() << 11) | (madeAt.getMinutes() << 5) | (madeAt.getSeconds() >> 1);
    this.#time = day * 0x10000 + time;
  }

  add(name: string, content: Uint8Array<ArrayBuffer>): void {
    const entry = { name: new TextEncoder().encode(name), sum: crc32(content), bytes: content.byteLength, at: this.#at };
    const head = new DataView(new ArrayBuffer(LOCAL_BYTES));
    head.setUint32(0, LOCAL, true);
    head.setUint16(4, VERSION, true);
    this.#describe(head, 6, entry);
    this.#parts.push(new Blob([head, entry.name, content]));
    this.#entries.push(entry);
    this.#at += LOCAL_BYTES + entry.name.byteLength + content.byteLength;
  }

  /** The whole archive; nothing is added after. */
  finish(): Blob {
    const directory = this.#entries.flatMap((entry) => {
      const line = new DataView(new ArrayBuffer(ENTRY_BYTES));
      line.setUint32(0, ENTRY, true);
      line.setUint16(4, VERSION, true);
      line.setUint16(6, VERSION, true);
      this.#describe(line, 8, entry);
      line.setUint32(42, entry.at, true);
      return [line, entry.name];
    });
    const end = new DataView(new ArrayBuffer(END_BYTES));
    end.setUint32(0, END, true);
    end.setUint16(8, this.#entries.length, true);
    end.setUint16(10, this.#entries.length, true);
    end.setUint32(
      12,
      directory.reduce((sum, { byteLength }) => sum + byteLength, 0),
      true,
    );
    end.setUint32(16, this.#at, true);
    return new Blob([...this.#parts, ...directory, end], { type: "application/zip" });
  }

  /** What stands before a file and once more in the directory. */
  #describe(view: DataView, from: number, { name, sum, bytes }: Entry): void {
    view.setUint16(from, UTF_8, true);
    view.setUint32(from + 4, this.#time, true);
    view.setUint32(from + 8, sum, true);
    view.setUint32(from + 12, bytes, true);
    view.setUint32(from + 16, bytes, true);
    view.setUint16(from + 20, name.byteLength, true);
  }
}
