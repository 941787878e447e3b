/** What may be uploaded; the services decide by the content itself, this saves a wasted upload. */
export type MediaKind = "image" | "document";

export const MAX_BYTES = 10 * 1024 * 1024;

const KINDS: Record<MediaKind, readonly string[]> = {
  image: ["png", "jpg", "jpeg", "webp", "gif"],
  document: ["txt", "md", "docx", "pdf"],
};

/** For a file input's `accept`. */
export const acceptOf = (kind: MediaKind) => KINDS[kind].map((ending) => `.${ending}`).join(",");

export type FileFault = "kind" | "tooLarge" | "empty";

/** A pasted picture has a type but hardly a name. */
function isOfKind(file: File, kind: MediaKind): boolean {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (kind === "document") return KINDS.document.includes(ending);
  return KINDS.image.includes(file.type ? file.type.replace("image/", "") : ending);
}

/** Why a file can't be uploaded as this kind; null when nothing speaks against trying. */
export function faultOf(file: File, kind: MediaKind): FileFault | null {
  if (!isOfKind(file, kind)) return "kind";
  if (file.size > MAX_BYTES) return "tooLarge";
  return file.size === 0 ? "empty" : null;
}
