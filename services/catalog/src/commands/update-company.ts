import { companyUpdated } from "@muhtawa/contracts";
import { fact, owned, type RequestContext, requireActor, sameState } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
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
      const state = changeCompany(company, { ...input });
      if (state.businessActivityId !== company.businessActivityId) await checkActivity(catalog, state.businessActivityId);
      if (state.voiceToneFileId !== company.voiceToneFileId) await checkVoiceToneFile(catalog, company.ownerId, state.voiceToneFileId);
      return sameState(company, state)
        ? undefined
        : { state, facts: [fact(companyUpdated, { ownerId: company.ownerId, companyName: state.companyName })] };
    },
    { expectedVersion },
  );
}
