import { type Page, pageOf, pageRequest, readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { QueryContentVersionsArgs } from "../graphql/generated/schema.ts";
import type { Version } from "../store/version-store.ts";

/** The history of a content's body, newest first. */
export async function contentVersions(
  service: Pick<Contents, "contents" | "versions" | "companies">,
  context: RequestContext,
  args: QueryContentVersionsArgs,
): Promise<Page<Version>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const found = await service.contents.find(args.contentId);
  const content = readable(actor, found && (await service.companies.findLive(found.companyId)) ? found : undefined);
  // The process may have died between the save and the storing of its version.
  await service.versions.keep(content);
  return pageOf(await service.versions.pageOf(content._id, request), content.bodyVersion?.number ?? 0, request);
}
