import { aggregatesWhere } from "@muhtawa/service-kit";
import { type Branch, branchOf } from "../domain/branch.ts";
import type { Site } from "../site.ts";

/** All branches, as they were added. */
export const branches = async (site: Site): Promise<Branch[]> =>
  (await aggregatesWhere(site.branches, {}, { order: 1, _id: 1 })).map(branchOf);
