import { type Actor, badInput, MESSAGES } from "@muhtawa/service-kit";
import type { Site } from "../site.ts";

/** Throws BAD_USER_INPUT unless the picture, if one is named, is one that the actor has uploaded. */
export async function checkImage(
  { mediaOwners }: Pick<Site, "mediaOwners">,
  actor: Actor,
  image: string | undefined,
  field = "image",
): Promise<void> {
  if (!(await mediaOwners.isOwnImage(actor.id, image))) throw badInput({ field, message: MESSAGES.imageNotUploaded });
}
