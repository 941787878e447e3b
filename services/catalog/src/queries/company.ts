import { readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { loadersOf } from "../graphql/loaders.ts";

export async function company(
  catalog: Pick<Catalog, "companies" | "projects" | "businessActivities">,
  context: RequestContext,
  id: string,
): Promise<Company> {
  const actor = requireActor(context);
  return readable(actor, (await loadersOf(catalog, context).company.load(id)) ?? undefined, id);
}
