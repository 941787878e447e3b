import { keepKeys } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { companySearchKeys } from "../domain/company.ts";
import { projectSearchKeys } from "../domain/project.ts";
import type { CompanyStore } from "../store/company-store.ts";
import type { ProjectStore } from "../store/project-store.ts";

/** Gives companies and projects that were stored under older search keys theirs. */
export async function keepSearchKeys(connection: Connection, companies: CompanyStore, projects: ProjectStore): Promise<void> {
  await keepKeys<Parameters<typeof companySearchKeys>[0]>(connection, {
    collectionName: companies.collectionName,
    revision: KEYS,
    fields: ["companyName", "brandName", "slogan"],
    keysOf: (company) => (company.companyName === undefined ? undefined : { searchKeys: companySearchKeys(company) }),
  });
  await keepKeys<Parameters<typeof projectSearchKeys>[0]>(connection, {
    collectionName: projects.collectionName,
    revision: KEYS,
    fields: ["name", "description", "tags"],
    keysOf: (project) => (project.name === undefined ? undefined : { searchKeys: projectSearchKeys(project) }),
  });
}
