import { apiUrl } from "../config.ts";
import { apiFetch } from "../http/api-fetch.ts";
import { sendWithProgress } from "../http/send-with-progress.ts";
import type { Media } from "./media.ts";

interface UploadOptions {
  /** From 0 to 1: how much of the file has gone out. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** What a picture shows, for whoever doesn't see it. */
  alt?: string | undefined;
}

/** Stores a file. Throws a Problem when it is refused, an AbortError when it is stopped. */
export async function uploadMedia(file: File, { onProgress = () => {}, signal, alt }: UploadOptions = {}): Promise<Media> {
  const body = new FormData();
  // before the file, since the service reads in order
  if (alt) body.append("alt", alt);
  body.append("file", file, file.name);
  const response = await apiFetch(apiUrl("media"), { method: "POST", body, ...(signal ? { signal } : {}) }, sendWithProgress(onProgress));
  const { data } = (await response.json()) as { data: Media };
  return data;
}
