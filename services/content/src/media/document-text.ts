import type { MediaType } from "@muhtawa/contracts";
import { broken } from "../domain/file-refusal.ts";
import { DomainError, WorkPool } from "@muhtawa/service-kit";
import type { ExtractionJob } from "./extraction-worker.ts";

/** Bytes of text that travel with a media's card. */
const MAX_TEXT_BYTES = 64 * 1024;

/** A document may be made to keep its reader busy for ever, or to break it: it is read in a process that knows nothing of ours. */
const readers = new WorkPool<ExtractionJob, string>({
  module: new URL("./extraction-worker.ts", import.meta.url),
  in: "process",
  workers: 2,
  atOncePerPerson: 1,
  waiting: 20,
  waitingPerPerson: 10,
  timeLimit: 15_000,
  heap: 256,
  memory: 400,
});

/** What a document says, the beginning of it; undefined for one without text. One that can't be read is refused as broken. */
export async function documentText(file: Uint8Array, format: MediaType, ownerId: string): Promise<string | undefined> {
  if (format.startsWith("text/")) return cut(new TextDecoder().decode(file));
  try {
    const job: ExtractionJob = { file, format: format === "application/pdf" ? "pdf" : "docx", enough: MAX_TEXT_BYTES };
    return cut(await readers.run(ownerId, () => job));
  } catch (error) {
    throw error instanceof DomainError ? error : broken();
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
