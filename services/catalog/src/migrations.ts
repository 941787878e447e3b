import { givenFields, type Migration, unturnedNames } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { companySearchKeys } from "./domain/company.ts";
import { projectSearchKeys } from "./domain/project.ts";
import type { CompanyStore } from "./store/company-store.ts";
import type { ProjectStore } from "./store/project-store.ts";

interface Stores {
  readonly companies: CompanyStore;
  readonly projects: ProjectStore;
}

/** What brings data of earlier releases to this one. */
export const migrationsOf = (connection: Connection, { companies, projects }: Stores): Migration[] => [
  givenFields<Parameters<typeof companySearchKeys>[0]>(connection, {
    name: "company-search-keys",
    revision: KEYS,
    collectionName: companies.collectionName,
    fields: ["companyName", "brandName", "slogan"],
    given: (company) => (company.companyName === undefined ? undefined : { searchKeys: companySearchKeys(company) }),
  }),
  givenFields<Parameters<typeof projectSearchKeys>[0]>(connection, {
    name: "project-search-keys",
    revision: KEYS,
    collectionName: projects.collectionName,
    fields: ["name", "description", "tags"],
    given: (project) => (project.name === undefined ? undefined : { searchKeys: projectSearchKeys(project) }),
  }),
  unturnedNames(companies, { name: "company-unturned-names", fields: ["companyName", "brandName", "slogan"] }),
  unturnedNames(projects, { name: "project-unturned-names", fields: ["name"] }),
];
