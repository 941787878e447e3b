import { CreateBranchDocument, BranchEntriesDocument, type BranchEntryFragment, UpdateBranchDocument } from "../../generated/graphql.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import type { EntryKind } from "./entry-session.ts";
import { BRANCH_FIELDS, branchInput, type BranchValues, branchValues } from "./branch-form.ts";

export const BRANCH: EntryKind<BranchValues, BranchEntryFragment> = {
  about: "basicData.branch",
  fields: BRANCH_FIELDS,
  valuesOf: branchValues,
  create: async (client, values) => {
    const variables = { input: branchInput(values) };
    const refetchQueries = [BranchEntriesDocument];
    const { data } = await client.mutate({ mutation: CreateBranchDocument, variables, context: requestContext(), refetchQueries });
    return data?.createBranch.branch;
  },
  update: async (client, id, values, expectedVersion) => {
    const variables = { id, input: branchInput(values), expectedVersion };
    const refetchQueries = [BranchEntriesDocument];
    const { data } = await client.mutate({ mutation: UpdateBranchDocument, variables, context: requestContext(), refetchQueries });
    return data?.updateBranch.branch;
  },
  reload: async (client, id) => {
    const { data } = await client.query({ query: BranchEntriesDocument, fetchPolicy: "network-only", context: requestContext() });
    return data?.branches.find((branch) => branch.id === id);
  },
};
