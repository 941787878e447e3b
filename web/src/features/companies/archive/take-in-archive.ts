import { apiUrl } from "../../../lib/config.ts";
import { apiFetch } from "../../../lib/http/api-fetch.ts";

/** A step under way; of how many. */
export interface ArchiveProgress {
  phase: "checking" | "files" | "projects" | "contents" | "company";
  done: number;
  total: number;
}

type Line = ArchiveProgress | { companyId: string } | { message: string };

/** Why nothing was taken in, in the reader's language. */
export class NotTakenIn extends Error {}

/** Takes an archive in as a new company, and resolves to its id. Throws NotTakenIn, or a Problem, which is told already. */
export async function takeInArchive(file: Blob, onProgress: (progress: ArchiveProgress) => void): Promise<string> {
  const response = await apiFetch(apiUrl("/companies/archive"), {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/zip" },
  });
  let last: Line | undefined;
  for await (const line of linesOf(response)) {
    last = JSON.parse(line) as Line;
    if ("phase" in last) onProgress(last);
  }
  if (last && "companyId" in last) return last.companyId;
  throw new NotTakenIn(last && "message" in last ? last.message : undefined);
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
