import { companyUpdated } from "@muhtawa/contracts";
import { fact, owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { changeCompany } from "../domain/company-input.ts";
import type { MutationSetApprovalByAnotherArgs } from "../graphql/generated/schema.ts";

/** Who decides over what is published is told in the history. */
export async function setApprovalByAnother(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  { companyId, approvalByAnother }: MutationSetApprovalByAnotherArgs,
): Promise<Company> {
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(companyId), companyId);
  return catalog.companies.update(companyId, (company) => {
    if ((company.approvalByAnother ?? false) === approvalByAnother) return undefined;
    const state = changeCompany(company, { approvalByAnother });
    return { state, facts: [fact(companyUpdated, { ownerId: company.ownerId, companyName: company.companyName })] };
  });
}
