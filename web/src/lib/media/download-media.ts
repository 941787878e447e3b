import { apiFetch } from "../http/api-fetch.ts";
import { mediaUrl } from "./media.ts";

/** Milliseconds that a browser gets to begin the download. */
const KEPT_MS = 60_000;

/** Hands a stored file to the person under its name. Documents are their owner's: a mere link wouldn't carry the session. */
export async function downloadMedia(url: string, name: string): Promise<void> {
  const response = await apiFetch(mediaUrl(url));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
