import type { Catalog } from "../catalog.ts";
import { removeCompany } from "./remove-company.ts";

const BATCH = 100;

/** Deletes companies of a person who is gone, some at a time; resolves to how many. */
export async function takeCompaniesAlong(catalog: Pick<Catalog, "companies">, ownerId: string): Promise<number> {
  const companies = await catalog.companies.matching({ ownerId }, { limit: BATCH });
  for (const company of companies) await removeCompany(catalog, company);
  return companies.length;
}
