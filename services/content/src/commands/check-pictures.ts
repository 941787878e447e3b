import { badInput, DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";
import { picturesIn } from "../domain/body-pictures.ts";
import type { Content } from "../domain/content.ts";
import { messages } from "../messages.ts";
import { release } from "./quarantine.ts";

interface NewPictures {
  readonly body?: BodyDocument | null;
  readonly pictureIds?: readonly string[];
}

/** Throws BAD_USER_INPUT unless every media that is new to a content is a picture of its owner's. What it has already it may keep. */
export async function checkPictures(
  service: Pick<Contents, "media">,
  content: Pick<Content, "ownerId" | "mediaIds">,
  { body, pictureIds = [] }: NewPictures,
): Promise<void> {
  const known = new Set(content.mediaIds);
  const inBody = picturesIn(body ?? undefined).filter((id) => !known.has(id));
  const beside = pictureIds.filter((id) => !known.has(id));
  if (inBody.length + beside.length === 0) return;
  const rows = await service.media.matching(
    { _id: { $in: [...inBody, ...beside] }, ownerId: content.ownerId, kind: "IMAGE" },
    { fields: ["quarantinedAt"] },
  );
  const own = new Set<string>();
  // Checked before the use is stored: a picture whose removal has begun is refused, one that is released here is not removed any more.
  for (const { _id, quarantinedAt } of rows) if (!quarantinedAt || (await isReleased(service, _id))) own.add(_id);
  const problems = [
    ...(beside.every((id) => own.has(id)) ? [] : [{ field: "pictureIds", message: messages.unknownPicture }]),
    ...(inBody.every((id) => own.has(id)) ? [] : [{ field: "body", message: messages.unknownPicture }]),
  ];
  if (problems.length > 0) throw badInput(...problems);
}

async function isReleased(service: Pick<Contents, "media">, id: string): Promise<boolean> {
  try {
    await release(service, id);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}
