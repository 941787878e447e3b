import { badInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../export/format.ts";
import { closed } from "../domain/body-version.ts";
import { picturesFor } from "../export/pictures.ts";
import { readBody } from "../export/read-body.ts";
import { writeArticle } from "../export/write-article.ts";
import { messages } from "../messages.ts";
import { bodyOf } from "./bodies.ts";
import { content } from "./content.ts";

export interface ExportedContent {
  readonly ownerId: string;
  readonly title: string;
  readonly format: ExportFormat;
  readonly bytes: Uint8Array;
}

/** Its body is read when its turn to be written has come. */
const NOTHING_LARGE: ReadonlySet<string> = new Set();

/** A content whom the caller may read, as a file; one without a text is its title. `changes: "tracked"` keeps suggestions in a Word file. */
export async function contentExport(
  service: Pick<Contents, "contents" | "versions" | "scores" | "companies" | "projects" | "media" | "files">,
  context: RequestContext,
  id: string,
  { format: named, changes }: { format?: unknown; changes?: unknown },
): Promise<ExportedContent> {
  const { title, locale, ownerId, bodyVersion } = await content(service, context, id, NOTHING_LARGE);
  const format = EXPORT_FORMATS.find((known) => known === named);
  if (!format) throw badInput({ field: "format", message: messages.formatUnknown });
  // An exported text gets a version, so that the history has what the file shows.
  if (bodyVersion?.open) await service.versions.keep(await service.contents.update(id, (current) => ({ state: closed(current) })));
  const read = async () => {
    const { body } = await bodyOf(service, id);
    // Word alone tracks changes.
    return readBody(title, locale, body, await picturesFor(service, { ownerId, body }), format === "docx" && changes === "tracked");
  };
  const { id: person } = requireActor(context);
  return { ownerId, title, format, bytes: await writeArticle(read, { format, person, signal: context.signal }) };
}
