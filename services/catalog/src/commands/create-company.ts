import { companyCreated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Company, companySearchKeys } from "../domain/company.ts";
import { parseCompany } from "../domain/company-input.ts";
import { checkActivity } from "./check-activity.ts";
import { checkVoiceToneFile } from "./check-media.ts";

export async function createCompany(
  catalog: Pick<Catalog, "companies" | "businessActivities" | "mediaOwners">,
  context: RequestContext,
  input: unknown,
): Promise<Company> {
  const actor = requireActor(context);
  const described = parseCompany(input);
  await checkActivity(catalog, described.businessActivityId);
  await checkVoiceToneFile(catalog, actor.id, described.voiceToneFileId);
  return catalog.companies.create(newId(), {
    state: { ...described, ownerId: actor.id, searchKeys: companySearchKeys(described) },
    facts: [fact(companyCreated, { ownerId: actor.id, companyName: described.companyName })],
  });
}
