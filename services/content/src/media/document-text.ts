import type { MimeType } from "../domain/file-kind.ts";
import { broken } from "../domain/file-refusal.ts";
import { Threads } from "../threads.ts";
import type { ExtractionJob } from "./extraction-worker.ts";

/** Bytes of text that travel with a media's card. */
const MAX_TEXT_BYTES = 64 * 1024;

const readers = new Threads<ExtractionJob, string>({
  module: new URL("./extraction-worker.ts", import.meta.url),
  workers: 2,
  timeLimit: 8_000,
  heapMb: 256,
});

/** What a document says, the beginning of it; undefined for one without text. One that can't be read is refused as broken. */
export async function documentText(file: Uint8Array, format: MimeType): Promise<string | undefined> {
  return cut(
    format.startsWith("text/") ? new TextDecoder().decode(file) : await extracted(file, format === "application/pdf" ? "pdf" : "docx"),
  );
}

/** In a thread of its own, since a document may be made to keep its reader busy for ever. */
async function extracted(file: Uint8Array, format: ExtractionJob["format"]): Promise<string> {
  try {
    return await readers.run({ file, format, enough: MAX_TEXT_BYTES });
  } catch {
    throw broken();
  }
}

function cut(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- escaped they would take six times their room
  const readable = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, " ").trim();
  const bytes = Buffer.from(readable);
  // A character that the limit cuts in two is left out.
  const kept =
    bytes.length <= MAX_TEXT_BYTES
      ? readable
      : new TextDecoder().decode(bytes.subarray(0, MAX_TEXT_BYTES)).replace(/(?<!\uFFFD)\uFFFD+$/, "");
  return kept || undefined;
}
