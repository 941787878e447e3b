interface MediaFormat {
  readonly kind: "IMAGE" | "DOCUMENT";
  /** What names of such files may end in; the first is the one that a file is handed out with. */
  readonly extensions: readonly [string, ...string[]];
}

/** The formats of files that may be uploaded, by the media type (RFC 6838) they are served with. */
export const MEDIA_FORMATS = {
  "image/png": { kind: "IMAGE", extensions: [".png"] },
  "image/jpeg": { kind: "IMAGE", extensions: [".jpg", ".jpeg"] },
  "image/webp": { kind: "IMAGE", extensions: [".webp"] },
  "image/gif": { kind: "IMAGE", extensions: [".gif"] },
  "text/plain": { kind: "DOCUMENT", extensions: [".txt"] },
  "text/markdown": { kind: "DOCUMENT", extensions: [".md", ".markdown"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { kind: "DOCUMENT", extensions: [".docx"] },
  "application/pdf": { kind: "DOCUMENT", extensions: [".pdf"] },
} as const satisfies Record<string, MediaFormat>;

/** One of the media types that may be uploaded. */
export type MediaType = keyof typeof MEDIA_FORMATS;

/** Whether files of this media type may be uploaded. */
export const isMediaType = (type: string | undefined): type is MediaType => type !== undefined && Object.hasOwn(MEDIA_FORMATS, type);

/** The media type of files whose name ends so: with its dot, in small letters. Undefined for an ending that is no upload's. */
export const mediaTypeEnding = (extension: string): MediaType | undefined =>
  (Object.keys(MEDIA_FORMATS) as MediaType[]).find((type) => (MEDIA_FORMATS[type].extensions as readonly string[]).includes(extension));
