import { badInput, mayRead, notFound, type RequestContext } from "@muhtawa/service-kit";
import type { Readable } from "node:stream";
import { IMAGE_WIDTHS } from "@muhtawa/contracts";
import { looseAmong, putUnlessRemoved } from "../commands/remove-media.ts";
import type { Contents } from "../contents.ts";
import type { ImageType } from "../domain/file-kind.ts";
import type { Media } from "../domain/media.ts";
import { ORIGINAL } from "../media/file-store.ts";
import { copyWork } from "../media/file-work.ts";
import { scaledPicture } from "../media/image.ts";
import { messages } from "../messages.ts";

type StoredFile = Omit<Media, "text">;

export interface MediaFile {
  readonly media: StoredFile;
  readonly bytes: Readable | Buffer;
}

/** A picture for whoever knows its id, in one of the widths if one is named; a document for its owner and admins. */
export async function mediaFile(
  service: Pick<Contents, "contents" | "versions" | "media" | "files" | "attachments">,
  context: RequestContext,
  id: string,
  width?: string,
): Promise<MediaFile> {
  const media = await service.media.first({ _id: id }, { without: ["text"] });
  if (!media || media.removing) throw notFound();
  // A use may have arrived since: the file is served at once, and the next sweep takes it out of quarantine.
  if (media.quarantinedAt && (await looseAmong(service, [id])).length > 0) throw notFound();
  const { actor } = context;
  if (media.kind === "DOCUMENT" && !(actor && mayRead(actor, { ownerId: media.ownerId }))) throw notFound();
  const bytes = await (width === undefined ? service.files.stream(id, ORIGINAL) : narrowed(service, media, Number(width)));
  if (!bytes) throw notFound();
  return { media, bytes };
}

const underWay = new Map<string, Promise<Buffer | undefined>>();

/** A copy in a width is made when it is first asked for. */
async function narrowed(
  service: Pick<Contents, "media" | "files">,
  media: StoredFile,
  width: number,
): Promise<Readable | Buffer | undefined> {
  const { files } = service;
  if (media.kind !== "IMAGE" || !IMAGE_WIDTHS.includes(width)) throw badInput({ field: "w", message: messages.widthNotServed });
  if (width >= (media.width ?? 0)) return files.stream(media._id, ORIGINAL);
  const variant = `w${width}`;
  const known = await files.stream(media._id, variant);
  if (known) return known;
  const key = `${media._id}/${variant}`;
  const making =
    underWay.get(key) ?? copyWork.run(media.ownerId, () => makeCopy(service, media, width, variant)).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function makeCopy(
  service: Pick<Contents, "media" | "files">,
  media: StoredFile,
  width: number,
  variant: string,
): Promise<Buffer | undefined> {
  const original = await service.files.read(media._id, ORIGINAL);
  if (!original) return undefined;
  const { bytes } = await scaledPicture(original, media.mimeType as ImageType, width, media.ownerId);
  await putUnlessRemoved(service, media._id, variant, bytes);
  return bytes;
}
