import type { MediaText, StrayDocument } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { formatOf, kindOf } from "../domain/file-kind.ts";
import { wrongKind } from "../domain/file-refusal.ts";
import { documentText } from "../media/document-text.ts";

/** The beginning of what a document says, empty when nothing could be read of it; undefined for what is no document of that owner's. */
export async function documentTextOf({ media }: Pick<Contents, "media">, { id, ownerId }: MediaText): Promise<string | undefined> {
  const document = await media.first({ _id: id, ownerId, kind: "DOCUMENT" }, { fields: ["text"] });
  return document ? (document.text ?? "") : undefined;
}

/** The beginning of what a document says that is nobody's upload, read as uploads are; empty for one without text. */
export async function strayDocumentText({ ownerId, mimeType }: StrayDocument, bytes: Uint8Array): Promise<string> {
  const format = await formatOf(bytes, { name: "", mimeType });
  if (kindOf(format) !== "DOCUMENT") throw wrongKind();
  return (await documentText(bytes, format, ownerId)) ?? "";
}
