import { IMAGE_WIDTHS } from "@muhtawa/contracts/media-path";
import { apiUrl } from "../config.ts";

/** A stored file, as the API describes it. */
export interface Media {
  id: string;
  url: string;
  name: string;
  mimeType: string;
  size: number;
  width?: number | null;
  height?: number | null;
  alt?: string | null;
}

const MEDIA_PATH = "/media/";

/** Where a stored image is, at least this many pixels wide if it has them: `/media/<id>?w=320`. Other addresses stay as they are. */
export function mediaUrl(url: string, width?: number, base?: string): string {
  if (!url.startsWith(MEDIA_PATH)) return url;
  const [path = url] = url.split("?");
  const served = width && IMAGE_WIDTHS.find((candidate) => candidate >= width);
  return apiUrl(served ? `${path}?w=${served}` : path, base);
}
