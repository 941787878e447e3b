import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { changeCompany } from "../domain/company-input.ts";
import type { MutationSetProofBeforeReviewArgs } from "../graphql/generated/schema.ts";

export async function setProofBeforeReview(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  { companyId, proofBeforeReview }: MutationSetProofBeforeReviewArgs,
): Promise<Company> {
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(companyId), companyId);
  return catalog.companies.update(companyId, (company) =>
    (company.proofBeforeReview ?? false) === proofBeforeReview ? undefined : { state: changeCompany(company, { proofBeforeReview }) },
  );
}
