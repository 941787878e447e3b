import { branchCreated, branchDeleted, branchUpdated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changeBranch, parseBranch } from "../domain/branch-input.ts";
import { type Branch, branchOf, type StoredBranch } from "../domain/branch.ts";
import type { BranchInput, MutationDeleteBranchArgs, MutationUpdateBranchArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";
import { lastOrder } from "./last-order.ts";

export async function createBranch({ branches }: Pick<Site, "branches">, context: RequestContext, input: BranchInput): Promise<Branch> {
  requireAdmin(context);
  const state = parseBranch({ ...input }, await lastOrder(branches));
  return branchOf(await branches.create(newId(), { state, facts: [fact(branchCreated, { name: state.name })] }));
}

export async function updateBranch(
  { branches }: Pick<Site, "branches">,
  context: RequestContext,
  { id, input, expectedVersion }: MutationUpdateBranchArgs,
): Promise<Branch> {
  requireAdmin(context);
  const decide = (branch: StoredBranch) => {
    const state = changeBranch(branch, { ...input });
    return sameState(branch, state) ? undefined : { state, facts: [fact(branchUpdated, { name: state.name })] };
  };
  return branchOf(await branches.update(id, decide, { expectedVersion }));
}

export async function deleteBranch(
  { branches }: Pick<Site, "branches">,
  context: RequestContext,
  { id, expectedVersion }: MutationDeleteBranchArgs,
): Promise<void> {
  requireAdmin(context);
  const { name } = await branches.get(id);
  await branches.delete(id, [fact(branchDeleted, { name })], { expectedVersion });
}
