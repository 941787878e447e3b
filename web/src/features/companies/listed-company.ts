import type { CompaniesQuery } from "../../generated/graphql.ts";

/** A company of the list; for admins with its owner's name. */
export type ListedCompany = CompaniesQuery["companies"]["results"][number];
