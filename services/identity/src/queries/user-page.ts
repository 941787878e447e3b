import { type Listed, type Page, pageRequest, parseInput } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import type { Role } from "@muhtawa/contracts";
import { z } from "zod";
import type { UserState } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

interface PageArguments {
  page?: number | null;
  pageSize?: number | null;
  search?: string | null;
}

/** Not cleaned as what is stored is: what has no letters finds nothing, and only what is blank finds everybody. */
const searched = z.object({ search: z.string().trim().max(200).nullish() });

/**
 * A page of the users with one of these roles, the newest first; each word of a search begins a word of their names or their address.
 * Takes two queries, however long the page.
 */
export async function userPage(users: UserStore, roles: readonly Role[], args: PageArguments): Promise<Page<Listed<UserState>>> {
  const request = pageRequest(args);
  const { search } = parseInput(searched, args);
  const role = { $in: roles };
  return users.page({ role, ...searchFilter(search) }, request);
}
