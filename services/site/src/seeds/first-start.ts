import type { FirstStart } from "@muhtawa/service-kit/first-start";
import { parseBranch } from "../domain/branch-input.ts";
import type { BranchState } from "../domain/branch.ts";
import { parsePartner } from "../domain/partner-input.ts";
import type { PartnerState } from "../domain/partner.ts";

type Settings = FirstStart["settings"];

/** The file's partners, in its order; none unless it names some, and never the invented ones. */
export const firstPartners = ({ partners = [] }: Settings): ReadonlyMap<string, PartnerState> =>
  new Map(partners.map((partner, index) => [`first-${index + 1}`, parsePartner(partner, index + 1)]));

/** The file's branches. */
export const firstBranches = ({ branches = [] }: Settings): ReadonlyMap<string, BranchState> =>
  new Map(branches.map((branch, index) => [`first-${index + 1}`, parseBranch(branch, index + 1)]));
