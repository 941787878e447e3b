import { companyDeleted } from "@muhtawa/contracts";
import { fact, owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";

/** Its projects and contents follow by the fact. */
export async function deleteCompany({ companies }: Catalog, context: RequestContext, id: string): Promise<void> {
  const { ownerId, companyName } = owned(requireActor(context), await companies.find(id));
  await companies.delete(id, [fact(companyDeleted, { ownerId, companyName })]);
}
