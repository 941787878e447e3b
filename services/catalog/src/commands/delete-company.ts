import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { removeCompany } from "./remove-company.ts";

export async function deleteCompany(catalog: Catalog, context: RequestContext, id: string): Promise<void> {
  await removeCompany(catalog, owned(requireActor(context), await catalog.companies.find(id)));
}
