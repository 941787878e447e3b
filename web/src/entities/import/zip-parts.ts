import { ImportFault } from "./import-fault.ts";

/** Bytes that the parts of an archive may have when they are unpacked, all that are read together. */
const MAX_UNPACKED = 24 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** The parts of an archive, each unpacked only when it is asked for, and all of them only up to a limit, whatever the archive says of itself. */
export class ZipParts {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left = MAX_UNPACKED;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#entries = this.#read();
    } catch (error) {
      // an address outside of the file
      throw error instanceof ImportFault ? error : new ImportFault("damaged");
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** A part as text; undefined where there is none of this name. */
  async text(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const packed = this.#packed(entry);
    if (entry.method === STORED) return new TextDecoder().decode(this.#taken(packed));
    if (entry.method !== DEFLATED) throw new ImportFault("damaged");
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ImportFault("damaged");
      });
      if (done) return text + decoder.decode();
      try {
        text += decoder.decode(this.#taken(value), { stream: true });
      } catch (error) {
        // What is told is that it is too much; how the stream ends then says nothing more.
        void reader.cancel().catch(() => undefined);
        throw error;
      }
    }
  }

  #taken<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
    this.#left -= bytes.byteLength;
    if (this.#left < 0) throw new ImportFault("tooMuch");
    return bytes;
  }

  #packed({ at, packed }: Entry): Uint8Array<ArrayBuffer> {
    if (at + LOCAL_BYTES > this.#bytes.length || this.#view.getUint32(at, true) !== LOCAL) throw new ImportFault("damaged");
    const begin = at + LOCAL_BYTES + this.#view.getUint16(at + 26, true) + this.#view.getUint16(at + 28, true);
    if (begin + packed > this.#bytes.length) throw new ImportFault("damaged");
    return this.#bytes.subarray(begin, begin + packed);
  }

  #read(): Map<string, Entry> {
    const end = this.#end();
    const count = this.#view.getUint16(end + 10, true);
    if (count > MAX_ENTRIES) throw new ImportFault("tooMuch");
    const entries = new Map<string, Entry>();
    const names = new TextDecoder();
    let at = this.#view.getUint32(end + 16, true);
    for (let read = 0; read < count; read += 1) {
      if (this.#view.getUint32(at, true) !== ENTRY) throw new ImportFault("damaged");
      const nameBytes = this.#view.getUint16(at + 28, true);
      const name = names.decode(this.#bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
      const isEncrypted = (this.#view.getUint16(at + 8, true) & 1) === 1;
      if (isEncrypted) throw new ImportFault("protected");
      entries.set(name, {
        method: this.#view.getUint16(at + 10, true),
        packed: this.#view.getUint32(at + 20, true),
        at: this.#view.getUint32(at + 42, true),
      });
      at += ENTRY_BYTES + nameBytes + this.#view.getUint16(at + 30, true) + this.#view.getUint16(at + 32, true);
    }
    return entries;
  }

  /** Where the archive's end is told; a comment may follow. */
  #end(): number {
    const last = this.#bytes.length - END_BYTES;
    for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) if (this.#view.getUint32(at, true) === END) return at;
    throw new ImportFault("damaged");
  }
}
