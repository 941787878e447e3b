import { owned, serveCompanyArchive, type SubgraphOptions } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { importContent } from "../commands/import-content.ts";
import { importMedia } from "../commands/import-media.ts";
import { importTemplate } from "../commands/import-template.ts";
import { importVersions } from "../commands/import-versions.ts";
import { mediaView } from "../domain/media.ts";
import { LEFT_OUT, LEFT_OUT_OF_TEMPLATES } from "./own-data.ts";

type Parts = Pick<Contents, "contents" | "versions" | "templates" | "media" | "files" | "companies" | "room" | "limits">;

/** A company's contents with the history of their texts, its templates and the files that these use. Discussions stay: they are others' too. */
export function companyArchive(service: Parts, options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">): void {
  const { contents, versions, templates } = service;
  const demandOwn = async (actor: Parameters<typeof owned>[0], companyId: string) =>
    owned(actor, await service.companies.findLive(companyId), companyId);
  serveCompanyArchive(options, "content", {
    handsOut: {
      contents: async (actor, companyId) => {
        await demandOwn(actor, companyId);
        return contents.each({ companyId }, { without: LEFT_OUT });
      },
      versions: async (actor, companyId) => {
        await demandOwn(actor, companyId);
        return ofContents(contents.each({ companyId }, { fields: [] }), ({ _id }) => versions.allOf(_id));
      },
      templates: async (actor, companyId) => {
        await demandOwn(actor, companyId);
        return templates.each({ companyId }, { without: LEFT_OUT_OF_TEMPLATES });
      },
      media: async (actor, companyId, also) => {
        await demandOwn(actor, companyId);
        return usedMedia(service, actor.id, companyId, also);
      },
    },
    takesIn: {
      media: (actor, given, dry) => importMedia(service, actor, given, dry),
      contents: (actor, given, dry) => importContent(service, actor, given, dry),
      versions: (actor, given, dry) => importVersions(service, actor, given, dry),
      templates: (actor, given, dry) => importTemplate(service, actor, given, dry),
    },
  });
}

async function* ofContents<Row>(rows: AsyncIterable<Row>, each: (row: Row) => AsyncIterable<object>): AsyncGenerator<object> {
  for await (const row of rows) yield* each(row);
}

/** Each file of the owner's once that the contents or their earlier texts use, or something else of the company's. */
async function* usedMedia(
  { contents, versions, media }: Parts,
  ownerId: string,
  companyId: string,
  also: readonly string[],
): AsyncGenerator<object> {
  const seen = new Set<string>();
  const described = async function* (ids: readonly string[]) {
    const fresh = [...new Set(ids)].filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    const kept = { _id: { $in: fresh }, ownerId, quarantinedAt: { $exists: false } };
    for (const file of await media.matching(kept, { without: ["text"] })) yield mediaView(file);
  };
  yield* described(also);
  for await (const { _id, mediaIds = [] } of contents.each({ companyId }, { fields: ["mediaIds"] }))
    yield* described([...mediaIds, ...(await versions.mediaOf(_id))]);
}
