import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { MutationDeleteCompanyArgs } from "../graphql/generated/schema.ts";
import { removeCompany } from "./remove-company.ts";

export async function deleteCompany(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  args: MutationDeleteCompanyArgs,
): Promise<void> {
  const { id, expectedVersion } = args;
  await removeCompany(catalog, owned(requireActor(context), await catalog.companies.find(id), id), { expectedVersion });
}
