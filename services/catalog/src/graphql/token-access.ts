import { READ, type TokenAccessTable, WRITE, WRITE_ALL } from "@muhtawa/service-kit";
import type { Resolvers } from "./generated/schema.ts";

/** What each operation needs of a personal token. */
export const TOKEN_ACCESS = {
  companies: READ,
  company: READ,
  projects: READ,
  project: READ,
  businessActivities: READ,
  proofread: READ,
  createCompany: WRITE_ALL,
  updateCompany: WRITE,
  deleteCompany: WRITE,
  setCompanyWords: WRITE,
  setApprovalByAnother: WRITE,
  setProofBeforeReview: WRITE,
  setOrthography: WRITE,
  createProject: WRITE,
  updateProject: WRITE,
  deleteProject: WRITE,
} satisfies TokenAccessTable & Record<keyof NonNullable<Resolvers["Query"]> | keyof NonNullable<Resolvers["Mutation"]>, unknown>;
