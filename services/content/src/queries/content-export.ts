import { badInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { isPrompt } from "@muhtawa/text-analysis";
import { articleDataOf } from "@muhtawa/text-analysis/score";
import type { Contents } from "../contents.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../export/format.ts";
import { type BodyDocument, EMPTY_BODY } from "../domain/body-document.ts";
import { closed } from "../domain/body-version.ts";
import type { ContentRow } from "../domain/content.ts";
import { picturesFor } from "../export/pictures.ts";
import { readBody } from "../export/read-body.ts";
import type { About } from "../export/structured-data.ts";
import { writeArticle } from "../export/write-article.ts";
import { messages } from "../messages.ts";
import { bodyOf } from "./bodies.ts";
import { content } from "./content.ts";
import type { LoadedFrom } from "../graphql/loaders.ts";

export interface ExportedContent {
  readonly ownerId: string;
  readonly title: string;
  readonly format: ExportFormat;
  readonly bytes: Uint8Array;
}

async function aboutOf({ companies }: Pick<Contents, "companies">, row: ContentRow, body: BodyDocument | undefined): Promise<About> {
  const { title, locale, companyId, keywords, publishedAt, updatedAt } = row;
  const publisher = (await companies.voicesOf([companyId])).get(companyId)?.brandName;
  const dates = { publishedAt: publishedAt?.toISOString(), modifiedAt: updatedAt.toISOString() };
  const said = articleDataOf(title, body ?? EMPTY_BODY);
  return { ...said, locale, publisher, keywords: keywords.filter((keyword) => !isPrompt(keyword)), ...dates };
}

/** Its body is read when its turn to be written has come. */
const NOTHING_LARGE: ReadonlySet<string> = new Set();

/** A content whom the caller may read, as a file; one without a text is its title. `changes: "tracked"` keeps suggestions in a Word file. */
export async function contentExport(
  service: LoadedFrom & Pick<Contents, "files">,
  context: RequestContext,
  id: string,
  { format: named, changes }: { format?: unknown; changes?: unknown },
): Promise<ExportedContent> {
  const row = await content(service, context, id, NOTHING_LARGE);
  const { title, locale, ownerId, bodyVersion } = row;
  const format = EXPORT_FORMATS.find((known) => known === named);
  if (!format) throw badInput({ field: "format", message: messages.formatUnknown });
  // An exported text gets a version, so that the history has what the file shows.
  if (bodyVersion?.open) await service.versions.keep(await service.contents.update(id, (current) => ({ state: closed(current) })));
  const read = async () => {
    const { body } = await bodyOf(service, id);
    // Word alone tracks changes.
    const article = readBody(
      title,
      locale,
      body,
      await picturesFor(service, { ownerId, body }),
      format === "docx" && changes === "tracked",
    );
    return format === "html" ? { ...article, about: await aboutOf(service, row, body) } : article;
  };
  const { id: person } = requireActor(context);
  return { ownerId, title, format, bytes: await writeArticle(read, { format, person, signal: context.signal }) };
}
