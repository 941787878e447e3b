import { type Page, pageOfAggregates, pageRequest, readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";
import type { QueryProjectsArgs } from "../graphql/generated/schema.ts";
import { idsOwnedBy } from "../store/ids-owned-by.ts";
import { searchFilter } from "../store/search.ts";

/** A company's projects, or without a company all of the caller's own. */
export async function projects(catalog: Catalog, context: RequestContext, args: QueryProjectsArgs): Promise<Page<Project>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const { companyId } = args;
  if (companyId == null) {
    const ownerId = actor.id;
    const filter = { ownerId, companyId: { $in: await idsOwnedBy(catalog.companies, ownerId) }, ...searchFilter(args.search) };
    return pageOfAggregates(catalog.projects, filter, request);
  }
  readable(actor, await catalog.companies.find(companyId));
  return pageOfAggregates(catalog.projects, { companyId, ...searchFilter(args.search) }, request);
}
