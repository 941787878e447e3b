import { isMediaType, MEDIA_FORMATS } from "@muhtawa/contracts/media-formats";

/** What may be uploaded; the services decide by the content itself, this saves a wasted upload. */
export type MediaKind = "image" | "document";

export const MAX_BYTES = 10 * 1024 * 1024;

const endingsOf = (kind: MediaKind): readonly string[] =>
  Object.values(MEDIA_FORMATS).flatMap((format): readonly string[] => (format.kind.toLowerCase() === kind ? format.extensions : []));

/** For a file input's `accept`. */
export const acceptOf = (kind: MediaKind) => endingsOf(kind).join(",");

export type FileFault = "kind" | "tooLarge" | "empty";

/** A pasted picture has a type but hardly a name; of a document browsers often don't know the type. */
function isOfKind(file: File, kind: MediaKind): boolean {
  if (kind === "image" && file.type) return isMediaType(file.type) && MEDIA_FORMATS[file.type].kind === "IMAGE";
  return endingsOf(kind).includes(/\.[^.]*$/.exec(file.name.toLowerCase())?.[0] ?? "");
}

/** Why a file can't be uploaded as this kind; null when nothing speaks against trying. */
export function faultOf(file: File, kind: MediaKind): FileFault | null {
  if (!isOfKind(file, kind)) return "kind";
  if (file.size > MAX_BYTES) return "tooLarge";
  return file.size === 0 ? "empty" : null;
}
