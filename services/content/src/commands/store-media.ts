import { DomainError, forbidden, newSecretId, take } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type FileClaim, formatOf, isImage, kindOf } from "../domain/file-kind.ts";
import type { Media, MediaState } from "../domain/media.ts";
import { documentText } from "../media/document-text.ts";
import { ORIGINAL } from "../media/file-store.ts";
import { cleanPicture } from "../media/image.ts";
import { messages } from "../messages.ts";
import { putUnlessRemoved } from "./remove-media.ts";

export interface NewFile extends FileClaim {
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  readonly alt?: string;
  /** Of a file that may be sent repeatedly and is to be there once. */
  readonly id?: string;
}

const NAME_LENGTH = 200;

/** Takes one of a person's uploads of this hour; throws RATE_LIMITED when there are none left. */
export const takeUpload = ({ uploads }: Pick<Contents, "uploads">, ownerId: string): Promise<void> => take(uploads, ownerId);

/** Checks a file and keeps what is harmless of it. */
export async function storeMedia(service: Pick<Contents, "media" | "files" | "limits">, file: NewFile): Promise<Media> {
  const { ownerId, id = newSecretId() } = file;
  const { bytes, ...described } = await cleaned(file);
  await demandRoom(service, ownerId, bytes.length);
  // Store the record first: the sweep removes records without a use, but would never find a file without a record.
  const state: MediaState = { ownerId, name: nameOf(file), alt: file.alt || undefined, size: bytes.length, ...described };
  const media = (file.id && (await ownMedia(service, file.id, ownerId))) || (await service.media.create(id, { state }));
  await putUnlessRemoved(service, id, ORIGINAL, bytes);
  return media;
}

async function cleaned(
  file: NewFile,
): Promise<Pick<MediaState, "kind" | "mimeType" | "width" | "height" | "text"> & { bytes: Uint8Array }> {
  const format = await formatOf(file.bytes, file);
  const described = { kind: kindOf(format), mimeType: format };
  if (isImage(format)) return { ...described, ...(await cleanPicture(file.bytes, format, file.ownerId)) };
  return { ...described, bytes: file.bytes, text: await documentText(file.bytes, format, file.ownerId) };
}

async function ownMedia({ media }: Pick<Contents, "media">, id: string, ownerId: string): Promise<Media | undefined> {
  const known = await media.find(id);
  if (known && known.ownerId !== ownerId) throw forbidden();
  return known;
}

/** What steers a terminal or a header, turns text around or isn't seen; joiners are part of words. */
const UNFIT = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/** Nothing of a path, and nothing unfit. */
function nameOf({ name }: FileClaim): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replaceAll(UNFIT, "").trim();
  return plain.length <= NAME_LENGTH ? plain || "file" : plain.slice(-NAME_LENGTH).toWellFormed();
}

async function demandRoom({ media, limits }: Pick<Contents, "media" | "limits">, ownerId: string, size: number): Promise<void> {
  // Files in quarantine do not count: their owners cannot delete them.
  const kept = await media.sum("size", { ownerId, quarantinedAt: { $exists: false } });
  if (kept + size > limits.mediaUserBytes) throw new DomainError("QUOTA_EXCEEDED", messages.storageFull);
}
