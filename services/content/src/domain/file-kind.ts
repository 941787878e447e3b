import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { disguised, wrongKind } from "./file-refusal.ts";

/** The formats that are taken, by the media type they are served with. */
const FORMATS = {
  "image/png": { kind: "IMAGE", extensions: [".png"] },
  "image/jpeg": { kind: "IMAGE", extensions: [".jpg", ".jpeg"] },
  "image/webp": { kind: "IMAGE", extensions: [".webp"] },
  "image/gif": { kind: "IMAGE", extensions: [".gif"] },
  "text/plain": { kind: "DOCUMENT", extensions: [".txt"] },
  "text/markdown": { kind: "DOCUMENT", extensions: [".md", ".markdown"] },
  "application/pdf": { kind: "DOCUMENT", extensions: [".pdf"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { kind: "DOCUMENT", extensions: [".docx"] },
} as const;

export type MimeType = keyof typeof FORMATS;
export type ImageType = Extract<MimeType, `image/${string}`>;

export interface FileClaim {
  readonly name: string;
  readonly mimeType?: string;
}

/**
 * What a file is by its content. What isn't one of our formats is refused as the wrong kind, what claims by its name to be something else
 * as disguised; that a picture's name has another picture's ending is a common mistake and no harm.
 */
export async function formatOf(file: Uint8Array, claim: FileClaim): Promise<MimeType> {
  const claimed = claimedFormat(claim);
  const found = (await fileTypeFromBuffer(file))?.mime;
  if (found === undefined && claimed !== undefined && isTextual(claimed) && isText(file)) return claimed;
  const format = isFormat(found) ? found : undefined;
  if (!format) throw claimed && !(isTextual(claimed) && isMarkup(file)) ? disguised() : wrongKind();
  if (claimed && claimed !== format && !(isImage(claimed) && isImage(format))) throw disguised();
  if (opensAsArchiveToo(file, format)) throw disguised();
  return format;
}

export const isImage = (format: MimeType): format is ImageType => FORMATS[format].kind === "IMAGE";

export const kindOf = (format: MimeType) => FORMATS[format].kind;

const isTextual = (format: MimeType) => format.startsWith("text/");

const isFormat = (mimeType: string | undefined): mimeType is MimeType => mimeType !== undefined && Object.hasOwn(FORMATS, mimeType);

/** What the name says, or where it has no ending of ours the sender's type. */
function claimedFormat({ name, mimeType }: FileClaim): MimeType | undefined {
  const extension = extname(name).toLowerCase();
  const byName = Object.entries(FORMATS).find(([, { extensions }]) => (extensions as readonly string[]).includes(extension));
  if (byName) return byName[0] as MimeType;
  return extension === "" && isFormat(mimeType) ? mimeType : undefined;
}

const MARKUP = /^\s*<(?:\?xml|!doctype|!--|svg|html|head|body|script|iframe)\b/i;

function isText(file: Uint8Array): boolean {
  if (isMarkup(file)) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    // oxlint-disable-next-line no-control-regex -- these are what tells a binary file
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
  } catch {
    return false;
  }
}

/** What a browser or a viewer could take for a page or a drawing. */
const isMarkup = (file: Uint8Array) => MARKUP.test(new TextDecoder().decode(file.subarray(0, 1024)));

const END_OF_ARCHIVE = Buffer.from("PK\u0005\u0006", "latin1");

/** A PDF with an archive behind it. Pictures are written anew, which leaves behind whatever was hidden in them. */
const opensAsArchiveToo = (file: Uint8Array, format: MimeType) =>
  format === "application/pdf" && Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(END_OF_ARCHIVE);
