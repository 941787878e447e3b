import { type Actor, awaitCard, badInput } from "@muhtawa/service-kit";
import { mediaIdOf } from "../domain/media-path.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

/** Throws BAD_USER_INPUT unless the picture, if one is named, is one that the actor has uploaded. */
export async function checkImage({ images }: Site, actor: Actor, image: string | undefined, field = "image"): Promise<void> {
  if (image === undefined) return;
  const id = mediaIdOf(image);
  if ((await awaitCard(id, actor.id, () => images.ownerOf(id))) !== actor.id) throw badInput({ field, message: messages.imageNotUploaded });
}
