import { apiFetch } from "./api-fetch.ts";

/** Milliseconds that a browser gets to begin the download. */
const KEPT_MS = 60_000;

const NAME = /filename\*=UTF-8''([^;]+)/i;

function nameIn(disposition: string | null): string | undefined {
  const name = NAME.exec(disposition ?? "")?.[1];
  return name && decodeURIComponent(name);
}

/** The same answer, which tells how many bytes of it have come. */
function telling(response: Response, onBytes: (bytes: number) => void): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      bytes += part.byteLength;
      onBytes(bytes);
      out.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(counter), { headers: response.headers });
}

/** The name that a file comes with, if it comes with one. */
export const nameOf = (response: Response): string | undefined => nameIn(response.headers.get("Content-Disposition"));

/** Hands a file to the person. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/**
 * Hands a file of the API to the person, under the name that it comes with or else this one; a mere link wouldn't carry the session. Throws
 * when it breaks off.
 */
export async function downloadFile(url: string, name: string, onBytes?: (bytes: number) => void): Promise<void> {
  const response = await apiFetch(url);
  saveFile(await (onBytes ? telling(response, onBytes) : response).blob(), nameOf(response) ?? name);
}
