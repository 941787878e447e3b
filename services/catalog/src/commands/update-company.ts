import { companyUpdated } from "@muhtawa/contracts";
import { demandEveryCompany, fact, owned, type RequestContext, requireActor, sameState } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { changeCompany } from "../domain/company-input.ts";
import type { MutationUpdateCompanyArgs } from "../graphql/generated/schema.ts";
import { checkActivity } from "./check-activity.ts";
import { checkImage, checkVoiceToneFile } from "./check-media.ts";

export async function updateCompany(
  catalog: Pick<Catalog, "companies" | "businessActivities" | "mediaOwners">,
  context: RequestContext,
  args: MutationUpdateCompanyArgs,
): Promise<Company> {
  const { id, input, expectedVersion } = args;
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(id), id);
  const decide = (company: Company) => {
    const state = changeCompany(company, { ...input });
    const facts = [fact(companyUpdated, { ownerId: company.ownerId, companyName: state.companyName })];
    return sameState(company, state) ? undefined : { state, facts };
  };
  return catalog.companies.update(id, decide, {
    expectedVersion,
    async beforeWrite(before, { businessActivityId, voiceToneFileId, logo }) {
      if (businessActivityId !== before.businessActivityId) await checkActivity(catalog, businessActivityId);
      if (logo !== before.logo) await checkImage(catalog, before.ownerId, logo, "logo");
      if (voiceToneFileId === before.voiceToneFileId || voiceToneFileId === undefined) return;
      demandEveryCompany(actor);
      await checkVoiceToneFile(catalog, before.ownerId, voiceToneFileId);
    },
  });
}
