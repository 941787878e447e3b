import { badInput, NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";
import { picturesIn } from "../domain/body-pictures.ts";
import type { Content } from "../domain/content.ts";
import { messages } from "../messages.ts";

interface NewPictures {
  readonly body?: BodyDocument | null;
  readonly pictureIds?: readonly string[];
}

/** Throws BAD_USER_INPUT unless every media that is new to a content is a picture of its owner's. What it has already it may keep. */
export async function checkPictures({ media }: Contents, content: Content, { body, pictureIds = [] }: NewPictures): Promise<void> {
  const known = new Set(content.mediaIds);
  const inBody = picturesIn(body ?? undefined).filter((id) => !known.has(id));
  const beside = pictureIds.filter((id) => !known.has(id));
  if (inBody.length + beside.length === 0) return;
  const rows = await media.model
    .find({ ...NOT_DELETED, _id: { $in: [...inBody, ...beside] }, ownerId: content.ownerId, kind: "IMAGE" } as never, { _id: 1 })
    .lean<{ _id: string }[]>();
  const own = new Set(rows.map(({ _id }) => _id));
  const problems = [
    ...(beside.every((id) => own.has(id)) ? [] : [{ field: "pictureIds", message: messages.unknownPicture }]),
    ...(inBody.every((id) => own.has(id)) ? [] : [{ field: "body", message: messages.unknownPicture }]),
  ];
  if (problems.length > 0) throw badInput(...problems);
}
