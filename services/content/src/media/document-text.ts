import { Worker } from "node:worker_threads";
import type { MimeType } from "../domain/file-kind.ts";
import { broken } from "../domain/file-refusal.ts";
import type { ExtractionJob } from "./extraction-worker.ts";

/** Bytes of text that travel with a media's card. */
const MAX_TEXT_BYTES = 64 * 1024;
const TIME_LIMIT = 8_000;
const HEAP_MB = 256;
const WORKERS = 2;

let running = 0;
const queue: (() => void)[] = [];

/** What a document says, the beginning of it; undefined for one without text. One that can't be read is refused as broken. */
export async function documentText(file: Uint8Array, format: MimeType): Promise<string | undefined> {
  return cut(
    format.startsWith("text/") ? new TextDecoder().decode(file) : await extracted(file, format === "application/pdf" ? "pdf" : "docx"),
  );
}

/** In a thread of its own, since a document may be made to keep its reader busy for ever. */
async function extracted(file: Uint8Array, format: ExtractionJob["format"]): Promise<string> {
  if (running >= WORKERS) await new Promise<void>((resolve) => void queue.push(resolve));
  running += 1;
  try {
    return await runWorker({ file, format, enough: MAX_TEXT_BYTES });
  } catch {
    throw broken();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

async function runWorker(job: ExtractionJob): Promise<string> {
  const worker = new Worker(new URL("./extraction-worker.ts", import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // What the readers say of a document is of no interest, and may quote it.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("the reader ended without a text")));
  const timer = setTimeout(reject, TIME_LIMIT, new Error("the reader takes too long"));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function cut(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- escaped they would take six times their room
  const readable = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, " ").trim();
  const bytes = Buffer.from(readable);
  // A character that the limit cuts in two is left out.
  const kept =
    bytes.length <= MAX_TEXT_BYTES ? readable : new TextDecoder().decode(bytes.subarray(0, MAX_TEXT_BYTES)).replace(/\uFFFD+$/, "");
  return kept || undefined;
}
