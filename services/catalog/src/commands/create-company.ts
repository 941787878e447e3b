import { companyCreated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Company, companySearchKeys } from "../domain/company.ts";
import { parseCompany } from "../domain/company-input.ts";
import { checkActivity } from "./check-activity.ts";
import { checkImage, checkVoiceToneFile } from "./check-media.ts";

export async function createCompany(
  catalog: Pick<Catalog, "companies" | "businessActivities" | "mediaOwners">,
  context: RequestContext,
  input: unknown,
): Promise<Company> {
  return createCompanyOf(catalog, requireActor(context).id, input);
}

/** Makes a company of somebody's; with an id of its own, so that it can be made once only. */
export async function createCompanyOf(
  catalog: Pick<Catalog, "companies" | "businessActivities" | "mediaOwners">,
  ownerId: string,
  input: unknown,
  id = newId(),
): Promise<Company> {
  const described = parseCompany(input);
  await checkActivity(catalog, described.businessActivityId);
  await checkVoiceToneFile(catalog, ownerId, described.voiceToneFileId);
  await checkImage(catalog, ownerId, described.logo, "logo");
  return catalog.companies.create(id, {
    state: { ...described, ownerId, searchKeys: companySearchKeys(described) },
    facts: [fact(companyCreated, { ownerId, companyName: described.companyName })],
  });
}
