import { extname } from "node:path";
import { isMediaType, MEDIA_FORMATS, type MediaType, mediaTypeEnding } from "@muhtawa/contracts";
import { fileTypeFromBuffer } from "file-type";
import { disguised, wrongKind } from "./file-refusal.ts";

export type ImageType = Extract<MediaType, `image/${string}`>;

export interface FileClaim {
  readonly name: string;
  readonly mimeType?: string;
}

/**
 * What a file is by its content. What isn't one of our formats is refused as the wrong kind, what claims by its name to be something else
 * as disguised; that a picture's name has another picture's ending is a common mistake and no harm.
 */
export async function formatOf(file: Uint8Array, claim: FileClaim): Promise<MediaType> {
  const claimed = claimedFormat(claim);
  const found = (await fileTypeFromBuffer(file))?.mime;
  if (found === undefined && claimed !== undefined && isTextual(claimed) && isText(file)) return claimed;
  const format = isMediaType(found) ? found : undefined;
  if (!format) throw claimed && !(isTextual(claimed) && isMarkup(file)) ? disguised() : wrongKind();
  if (claimed && claimed !== format && !(isImage(claimed) && isImage(format))) throw disguised();
  if (opensAsArchiveToo(file, format)) throw disguised();
  return format;
}

export const isImage = (format: MediaType): format is ImageType => MEDIA_FORMATS[format].kind === "IMAGE";

export const kindOf = (format: MediaType) => MEDIA_FORMATS[format].kind;

const isTextual = (format: MediaType) => format.startsWith("text/");

/** What the name says, or where it has no ending of ours the sender's type. */
function claimedFormat({ name, mimeType }: FileClaim): MediaType | undefined {
  const extension = extname(name).toLowerCase();
  const byName = mediaTypeEnding(extension);
  if (byName) return byName;
  return extension === "" && isMediaType(mimeType) ? mimeType : undefined;
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
const opensAsArchiveToo = (file: Uint8Array, format: MediaType) =>
  format === "application/pdf" && Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(END_OF_ARCHIVE);
