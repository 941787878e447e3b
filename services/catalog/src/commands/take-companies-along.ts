import { aggregatesWhere } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { removeCompany } from "./remove-company.ts";

/** Deletes the companies of a person who is gone; resolves to how many there were. */
export async function takeCompaniesAlong(catalog: Catalog, ownerId: string): Promise<number> {
  const companies = await aggregatesWhere(catalog.companies, { ownerId });
  for (const company of companies) await removeCompany(catalog, company);
  return companies.length;
}
