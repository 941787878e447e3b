import { companyDeleted } from "@muhtawa/contracts";
import { fact } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Company } from "../domain/company.ts";

/** Deletes a company; whether somebody may is asked elsewhere. Its projects and contents follow by the fact. */
export const removeCompany = ({ companies }: Catalog, { _id, ownerId, companyName }: Company): Promise<void> =>
  companies.delete(_id, [fact(companyDeleted, { ownerId, companyName })]);
