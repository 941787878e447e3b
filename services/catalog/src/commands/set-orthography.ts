import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { changeCompany } from "../domain/company-input.ts";
import type { MutationSetOrthographyArgs } from "../graphql/generated/schema.ts";

export async function setOrthography(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  { companyId, ...given }: MutationSetOrthographyArgs,
): Promise<Company> {
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(companyId), companyId);
  return catalog.companies.update(companyId, (company) => {
    const before = company.orthography ?? {};
    const yaConvention = given.yaConvention ?? before.yaConvention;
    const digits = given.digits === undefined ? before.digits : (given.digits ?? undefined);
    if (yaConvention === before.yaConvention && digits === before.digits) return undefined;
    return { state: changeCompany(company, { orthography: { ...(yaConvention && { yaConvention }), ...(digits && { digits }) } }) };
  });
}
