import { isAdmin, type Page, pageOf, pageRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import type { QueryCompaniesArgs } from "../graphql/generated/schema.ts";

/** All have an owner; an index on owners alone answers how many there are. */
const ANYBODY = { $gt: "" } as const;

/** A client's own companies; for an admin everybody's, or one owner's. */
export async function companies(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  args: QueryCompaniesArgs,
): Promise<Page<Company>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const ownerId = args.ownerId ?? (isAdmin(actor) ? ANYBODY : actor.id);
  if (ownerId !== actor.id && !isAdmin(actor)) return pageOf<Company>([], 0, request);
  const ofToken = actor.grant?.companies ? { _id: { $in: actor.grant.companies } } : {};
  return catalog.companies.page({ ownerId, ...ofToken, ...searchFilter(args.search) }, request);
}
