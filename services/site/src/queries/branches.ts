import { type Branch, branchOf } from "../domain/branch.ts";
import type { Site } from "../site.ts";

/** All branches, as they were added. */
export const branches = async (site: Pick<Site, "branches">): Promise<Branch[]> =>
  (await site.branches.matching({}, { sort: { order: 1, _id: 1 } })).map(branchOf);
