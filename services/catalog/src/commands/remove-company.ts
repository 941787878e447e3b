import { companyDeleted } from "@muhtawa/contracts";
import { type ExpectedVersion, fact } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";

/** Deletes a company; whether somebody may is asked elsewhere. Its projects and contents follow by the fact. */
export const removeCompany = ({ companies }: Pick<Catalog, "companies">, company: Company, options?: ExpectedVersion): Promise<void> => {
  const { _id, ownerId, companyName } = company;
  return companies.delete(_id, [fact(companyDeleted, { ownerId, companyName })], options);
};
