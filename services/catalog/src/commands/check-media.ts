import type { MediaKind } from "@muhtawa/contracts";
import { awaitCard, badInput } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { mediaIdIn } from "../domain/project.ts";
import { messages } from "../messages.ts";

interface Use {
  readonly ownerId: string;
  readonly field: string;
  readonly kind: MediaKind;
  readonly mediaId: string | undefined;
}

/** Throws BAD_USER_INPUT at the field unless the file, if one is named, is the person's own and of the right kind. */
async function checkMedia({ mediaOwners }: Catalog, { ownerId, field, kind, mediaId }: Use): Promise<void> {
  if (mediaId === undefined) return;
  const media = await awaitCard(mediaId, ownerId, () => mediaOwners.find(mediaId));
  if (media?.ownerId === ownerId && media.kind === kind) return;
  throw badInput({ field, message: kind === "IMAGE" ? messages.imageNotUploaded : messages.documentNotUploaded });
}

export const checkImage = (catalog: Catalog, ownerId: string, image: string | undefined): Promise<void> =>
  checkMedia(catalog, { ownerId, field: "image", kind: "IMAGE", mediaId: mediaIdIn(image) });

export const checkVoiceToneFile = (catalog: Catalog, ownerId: string, mediaId: string | undefined): Promise<void> =>
  checkMedia(catalog, { ownerId, field: "voiceToneFileId", kind: "DOCUMENT", mediaId });
