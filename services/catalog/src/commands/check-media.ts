import { badInput, MESSAGES } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT unless the picture, if one is named, is the person's own. */
export async function checkImage(
  { mediaOwners }: Pick<Catalog, "mediaOwners">,
  ownerId: string,
  image: string | undefined,
  field = "image",
): Promise<void> {
  if (!(await mediaOwners.isOwnImage(ownerId, image))) throw badInput({ field, message: MESSAGES.imageNotUploaded });
}

/** Throws BAD_USER_INPUT unless the document, if one is named, is the person's own. */
export async function checkVoiceToneFile(
  { mediaOwners }: Pick<Catalog, "mediaOwners">,
  ownerId: string,
  mediaId: string | undefined,
): Promise<void> {
  if (mediaId === undefined || (await mediaOwners.isOwn(ownerId, mediaId, "DOCUMENT"))) return;
  throw badInput({ field: "voiceToneFileId", message: messages.documentNotUploaded });
}
