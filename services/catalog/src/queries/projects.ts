import { type Page, pageRequest, reaches, readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";
import type { QueryProjectsArgs } from "../graphql/generated/schema.ts";

/** A company's projects, or without a company all of the caller's own. */
export async function projects(
  catalog: Pick<Catalog, "companies" | "projects">,
  context: RequestContext,
  args: QueryProjectsArgs,
): Promise<Page<Project>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const { companyId } = args;
  if (companyId == null) {
    const ownerId = actor.id;
    const own = await catalog.companies.matching({ ownerId }, { fields: [] });
    const companyIds = own.map(({ _id }) => _id).filter((id) => reaches(actor, id));
    return catalog.projects.page({ ownerId, companyId: { $in: companyIds }, ...searchFilter(args.search) }, request);
  }
  readable(actor, await catalog.companies.find(companyId), companyId);
  return catalog.projects.page({ companyId, ...searchFilter(args.search) }, request);
}
