import type { MediaText } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

/** The beginning of what a document says, empty when nothing could be read of it; undefined for what is no document of that owner's. */
export async function documentTextOf({ media }: Pick<Contents, "media">, { id, ownerId }: MediaText): Promise<string | undefined> {
  const document = await media.first({ _id: id, ownerId, kind: "DOCUMENT" }, { fields: ["text"] });
  return document ? (document.text ?? "") : undefined;
}
