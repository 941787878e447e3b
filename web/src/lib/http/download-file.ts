import { apiFetch } from "./api-fetch.ts";

/** Milliseconds that a browser gets to begin the download. */
const KEPT_MS = 60_000;

/** Hands a file of the API to the person under a name; a mere link wouldn't carry the session. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const response = await apiFetch(url);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
