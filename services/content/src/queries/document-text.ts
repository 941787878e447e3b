import { type MediaText, NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Media } from "../domain/media.ts";

/** The beginning of what a document says, empty when nothing could be read of it; undefined for what is no document of that owner's. */
export async function documentTextOf({ media }: Pick<Contents, "media">, { id, ownerId }: MediaText): Promise<string | undefined> {
  const filter = { ...NOT_DELETED, _id: id, ownerId, kind: "DOCUMENT" as const };
  const document = await media.model.findOne(filter, { text: 1 }).lean<Pick<Media, "text">>();
  return document ? (document.text ?? "") : undefined;
}
