import { apiFetch } from "./api-fetch.ts";

/** Milliseconds that a browser gets to begin the download. */
const KEPT_MS = 60_000;

const NAME = /filename\*=UTF-8''([^;]+)/i;

function nameIn(disposition: string | null): string | undefined {
  const name = NAME.exec(disposition ?? "")?.[1];
  return name && decodeURIComponent(name);
}

/** Hands a file of the API to the person, under the name that it comes with or else this one; a mere link wouldn't carry the session. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const response = await apiFetch(url);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameIn(response.headers.get("Content-Disposition")) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
