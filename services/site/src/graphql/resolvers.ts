import type { BranchStore } from "../store/branch-store.ts";
import type { PartnerStore } from "../store/partner-store.ts";
import type { Resolvers } from "./generated/schema.ts";

export const resolversOf = (partners: PartnerStore, branches: BranchStore): Resolvers => ({
  Query: { partners: () => partners.all(), branches: () => branches.all() },
});
