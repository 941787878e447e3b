import { createHash } from "node:crypto";
import { DomainError } from "@muhtawa/service-kit";
import { addressKey, type FirstStart, type FirstUsers } from "@muhtawa/service-kit/first-start";
import type { Catalog } from "../catalog.ts";
import { createCompanyOf } from "./create-company.ts";

/**
 * Makes the companies that the file of the first start names, for the accounts that identity has made of it. One that was there, also one that
 * was deleted, stays as it is: its id is made of its owner and its place.
 */
export async function createFirstCompanies(
  catalog: Pick<Catalog, "companies" | "businessActivities" | "mediaOwners">,
  described: FirstStart["companies"],
  users: FirstUsers,
): Promise<void> {
  for (const [index, { owner, ...company }] of described.entries()) {
    const ownerId = users[addressKey(owner)];
    // Deleted before this service came to it: what they had goes with them.
    if (ownerId === undefined) continue;
    const id = idOf(ownerId, index);
    if ((await catalog.companies.knownAmong([id])).has(id)) continue;
    try {
      await createCompanyOf(catalog, ownerId, company, id);
    } catch (error) {
      // Another instance was faster.
      if (!(error instanceof DomainError && error.code === "CONFLICT")) throw error;
    }
  }
}

/** Begins as ids of 1970 do, so that nobody waits for a card that could be on its way. */
const idOf = (ownerId: string, index: number) => `00000000${createHash("sha256").update(`${ownerId} ${index}`).digest("hex").slice(0, 16)}`;
