import { branchCreated, branchDeleted, branchUpdated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changeBranch, parseBranch } from "../domain/branch-input.ts";
import { type Branch, branchOf } from "../domain/branch.ts";
import type { BranchInput } from "../graphql/generated/schema.ts";
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
  id: string,
  input: BranchInput,
): Promise<Branch> {
  requireAdmin(context);
  const updated = await branches.update(id, (branch) => {
    const state = changeBranch(branch, { ...input });
    return sameState(branch, state) ? undefined : { state, facts: [fact(branchUpdated, { name: state.name })] };
  });
  return branchOf(updated);
}

export async function deleteBranch({ branches }: Pick<Site, "branches">, context: RequestContext, id: string): Promise<void> {
  requireAdmin(context);
  const { name } = await branches.get(id);
  await branches.delete(id, [fact(branchDeleted, { name })]);
}
