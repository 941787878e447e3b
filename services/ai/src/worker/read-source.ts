import { type BrandSource, readPlainText, type SourceText } from "../brand/brand-source.ts";
import { type PageReaderOptions, readAddress } from "../brand/page-reader.ts";
import type { Generation } from "../domain/generation.ts";
import { WritingFailure } from "../writing/writer.ts";
import type { DocumentTexts } from "./document-texts.ts";

/** What a source of somebody's says; a document has to be their own. Throws a WritingFailure that says why it can't be read. */
export type ReadSource = (
  asked: Pick<Generation, "ownerId" | "selection">,
  source: BrandSource,
  signal: AbortSignal,
) => Promise<SourceText>;

export const sourceReader =
  (documents: Pick<DocumentTexts, "of" | "read">, pages: PageReaderOptions): ReadSource =>
  async ({ ownerId, selection }, source, signal) => {
    if (source.from === "TEXT") return legible(selection);
    if (source.from === "DOCUMENT") return legible(await documents.of({ id: source.fileId, ownerId }));
    const found = await readAddress(source.address, pages, signal);
    if ("passages" in found) return found;
    return legible(await documents.read({ ownerId, mimeType: found.mimeType }, found.bytes, signal));
  };

function legible(text = ""): SourceText {
  const read = readPlainText(text);
  if (read.passages.length === 0) throw new WritingFailure("sourceEmpty");
  return read;
}
