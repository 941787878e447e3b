import { mayRead, notFound, reaches, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { createCompany } from "../commands/create-company.ts";
import { createProject } from "../commands/create-project.ts";
import { deleteCompany } from "../commands/delete-company.ts";
import { deleteProject } from "../commands/delete-project.ts";
import { setApprovalByAnother } from "../commands/set-approval-by-another.ts";
import { setOrthography } from "../commands/set-orthography.ts";
import { setProofBeforeReview } from "../commands/set-proof-before-review.ts";
import { setCompanyWords } from "../commands/set-company-words.ts";
import { updateCompany } from "../commands/update-company.ts";
import { updateProject } from "../commands/update-project.ts";
import { totalBudget } from "../domain/budget.ts";
import { businessActivities } from "../queries/business-activities.ts";
import { companies } from "../queries/companies.ts";
import { company } from "../queries/company.ts";
import { project } from "../queries/project.ts";
import { proofread } from "../queries/proofread.ts";
import { projects } from "../queries/projects.ts";
import type { Resolvers } from "./generated/schema.ts";
import { loadersOf } from "./loaders.ts";

export const resolversOf = (catalog: Catalog): Resolvers => ({
  Query: {
    companies: (_, args, context) => companies(catalog, context, args),
    company: (_, { id }, context) => company(catalog, context, id),
    projects: (_, args, context) => projects(catalog, context, args),
    project: (_, { id }, context) => project(catalog, context, id),
    businessActivities: (_, __, context) => businessActivities(catalog, context),
    proofread: (_, args, context) => proofread(catalog, context, args),
  },
  Mutation: {
    createCompany: async (_, { input }, context) => ({ company: await createCompany(catalog, context, input) }),
    updateCompany: async (_, args, context) => ({ company: await updateCompany(catalog, context, args) }),
    setApprovalByAnother: async (_, args, context) => ({ company: await setApprovalByAnother(catalog, context, args) }),
    setProofBeforeReview: async (_, args, context) => ({ company: await setProofBeforeReview(catalog, context, args) }),
    setOrthography: async (_, args, context) => ({ company: await setOrthography(catalog, context, args) }),
    setCompanyWords: async (_, args, context) => ({ words: await setCompanyWords(catalog, context, args) }),
    deleteCompany: async (_, args, context) => {
      await deleteCompany(catalog, context, args);
      return { success: true };
    },
    createProject: async (_, { companyId, input }, context) => ({ project: await createProject(catalog, context, companyId, input) }),
    updateProject: async (_, args, context) => ({ project: await updateProject(catalog, context, args) }),
    deleteProject: async (_, args, context) => {
      await deleteProject(catalog, context, args);
      return { success: true };
    },
  },
  Company: {
    __resolveReference: async ({ id }, context) => loadersOf(catalog, context).company.load(id),
    id: ({ _id }) => _id,
    words: ({ words }) => words ?? [],
    approvalByAnother: ({ approvalByAnother }) => approvalByAnother ?? false,
    proofBeforeReview: ({ proofBeforeReview }) => proofBeforeReview ?? false,
    orthography: ({ orthography }) => ({ yaConvention: orthography?.yaConvention ?? "DOTTED", digits: orthography?.digits }),
    businessActivity: ({ businessActivityId }, _, context) =>
      businessActivityId ? loadersOf(catalog, context).businessActivity.load(businessActivityId) : null,
    projects: ({ _id }, _, context) => loadersOf(catalog, context).projectsOfCompany.load(_id),
    // A document is of no company: a token that is for some isn't told of it.
    voiceToneFile: ({ voiceToneFileId }, _, { actor }) =>
      voiceToneFileId && actor && reaches(actor, undefined) ? { id: voiceToneFileId } : null,
    owner: ({ ownerId }) => ({ id: ownerId }),
  },
  UserProfileDetail: {
    __resolveReference: async ({ id }, context) => (mayRead(requireActor(context), { ownerId: id }) ? { id } : null),
    companies: ({ id }, _, context) => loadersOf(catalog, context).companiesOfOwner.load(id),
  },
  Project: {
    __resolveReference: async ({ id }, context) => loadersOf(catalog, context).project.load(id),
    id: ({ _id }) => _id,
    totalBudget: (project) => totalBudget(project),
    owner: ({ ownerId }) => ({ id: ownerId }),
    affiliatedProject: ({ affiliatedProjectId }, _, context) =>
      affiliatedProjectId ? loadersOf(catalog, context).project.load(affiliatedProjectId) : null,
    company: async ({ companyId }, _, context) => {
      const company = await loadersOf(catalog, context).company.load(companyId);
      if (!company) throw notFound();
      return company;
    },
  },
});
