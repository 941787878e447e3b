import { apiUrl } from "../../../lib/config.ts";
import { apiFetch } from "../../../lib/http/api-fetch.ts";
import { nameOf } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { uniqueName } from "../../../lib/zip/unique-name.ts";
import { ZipWriter } from "../../../lib/zip/zip-writer.ts";
import type { ExportFormat } from "./export-formats.ts";

/** Contents that are exported together at most. */
export const MOST_TOGETHER = 50;
/** Bytes of their files together: an archive is put together in the browser. */
const MOST_BYTES = 200 * 1024 * 1024;

export interface Exportable {
  readonly id: string;
  readonly title: string;
}

/** The files together are more than an archive may hold. */
export class TooMuchTogether extends Error {}

interface Archive {
  readonly file: Blob;
  /** Deleted, or no longer for this person, since they were chosen. */
  readonly missing: readonly Exportable[];
}

interface Following {
  readonly signal: AbortSignal;
  /** As each begins, counted from 0. */
  readonly onNext: (at: number, content: Exportable) => void;
}

/**
 * One archive of contents in a format: each is exported as by itself, one after the other, so each is authorised and recorded as such.
 * Throws a Problem nobody was told of, TooMuchTogether, or what the connection or the signal throws; there is no half archive.
 */
export async function exportTogether(
  contents: readonly Exportable[],
  format: ExportFormat,
  { signal, onNext }: Following,
): Promise<Archive> {
  const zip = new ZipWriter(new Date());
  const taken = new Set<string>();
  const missing: Exportable[] = [];
  let bytes = 0;
  for (const [at, content] of contents.slice(0, MOST_TOGETHER).entries()) {
    onNext(at, content);
    const answer = await exported(content.id, format, signal);
    if (!answer) {
      missing.push(content);
      continue;
    }
    const file = new Uint8Array(await answer.arrayBuffer());
    bytes += file.byteLength;
    if (bytes > MOST_BYTES) throw new TooMuchTogether();
    zip.add(uniqueName(nameOf(answer) ?? `content.${format}`, taken), file);
  }
  return { file: zip.finish(), missing };
}

async function exported(id: string, format: ExportFormat, signal: AbortSignal): Promise<Response | undefined> {
  try {
    return await apiFetch(apiUrl(`/contents/${id}/export?format=${format}`), { signal, quiet: true });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}
