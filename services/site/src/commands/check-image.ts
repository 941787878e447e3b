import { type Actor, awaitCard, badInput } from "@muhtawa/service-kit";
import { mediaIdOf } from "../domain/media-path.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

/** Throws BAD_USER_INPUT unless the picture, if one is named, is one that the actor has uploaded. */
export async function checkImage({ media }: Site, actor: Actor, image: string | undefined, field = "image"): Promise<void> {
  if (image === undefined) return;
  const id = mediaIdOf(image);
  const known = await awaitCard(id, actor.id, () => media.find(id));
  if (known?.ownerId !== actor.id || known.kind !== "IMAGE") throw badInput({ field, message: messages.imageNotUploaded });
}
