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
  (documents: Pick<DocumentTexts, "of">, pages: PageReaderOptions): ReadSource =>
  async ({ ownerId, selection }, source, signal) => {
    if (source.from === "PAGE") return readAddress(source.address, pages, signal);
    const read = readPlainText((source.from === "TEXT" ? selection : await documents.of({ id: source.fileId, ownerId })) ?? "");
    if (read.passages.length === 0) throw new WritingFailure("sourceEmpty");
    return read;
  };
