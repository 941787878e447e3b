import { companyCreated } from "@muhtawa/contracts";
import { badInput, fact, newId, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";
import { parseCompany } from "../domain/company-input.ts";
import { messages } from "../messages.ts";
import { searchKeysOf } from "../store/search.ts";

export async function createCompany({ companies, businessActivities }: Catalog, context: RequestContext, input: unknown): Promise<Company> {
  const actor = requireActor(context);
  const described = parseCompany(input);
  const { companyName, brandName, slogan, businessActivityId } = described;
  if (businessActivityId !== undefined && !(await businessActivities.exists(businessActivityId)))
    throw badInput({ field: "businessActivityId", message: messages.unknownActivity });
  return companies.create(newId(), {
    state: { ...described, ownerId: actor.id, searchKeys: searchKeysOf(companyName, brandName, slogan) },
    facts: [fact(companyCreated, { ownerId: actor.id, companyName })],
  });
}
