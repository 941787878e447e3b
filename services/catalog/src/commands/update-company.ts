import { companyUpdated } from "@muhtawa/contracts";
import { fact, owned, type RequestContext, requireActor, sameState } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Company, companySearchKeys } from "../domain/company.ts";
import { changeCompany } from "../domain/company-input.ts";
import type { MutationUpdateCompanyArgs } from "../graphql/generated/schema.ts";
import { checkActivity } from "./check-activity.ts";
import { checkVoiceToneFile } from "./check-media.ts";

export async function updateCompany(catalog: Catalog, context: RequestContext, args: MutationUpdateCompanyArgs): Promise<Company> {
  const { id, input, expectedVersion } = args;
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(id));
  return catalog.companies.update(
    id,
    async (company) => {
      const changed = changeCompany(company, { ...input });
      if (changed.businessActivityId !== company.businessActivityId) await checkActivity(catalog, changed.businessActivityId);
      if (changed.voiceToneFileId !== company.voiceToneFileId) await checkVoiceToneFile(catalog, company.ownerId, changed.voiceToneFileId);
      const state = { ...changed, ownerId: company.ownerId, searchKeys: companySearchKeys(changed) };
      return sameState(company, state)
        ? undefined
        : { state, facts: [fact(companyUpdated, { ownerId: company.ownerId, companyName: changed.companyName })] };
    },
    { expectedVersion },
  );
}
