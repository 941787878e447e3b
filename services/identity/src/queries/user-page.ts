import { keyFilter, NOT_DELETED, offsetOf, optionalText, type Page, pageOf, pageRequest, parseInput } from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";
import type { Role } from "@muhtawa/contracts";
import { z } from "zod";
import type { User } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

interface PageArguments {
  page?: number | null;
  pageSize?: number | null;
  search?: string | null;
}

/**
 * A page of the users with one of these roles, the newest first; each word of a search begins a word of their names or their address.
 * Takes two queries, however long the page.
 */
export async function userPage({ model }: UserStore, roles: readonly Role[], args: PageArguments): Promise<Page<User>> {
  const request = pageRequest(args);
  const { search } = parseInput(z.object({ search: optionalText(200) }), args);
  const role = roles.length === 1 ? roles[0] : { $in: roles };
  const filter = { ...NOT_DELETED, role, ...(search ? { $and: keyFilter(queryKeys(search)) } : {}) } as never;
  const [found, totalCount] = await Promise.all([
    model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(offsetOf(request)).limit(request.pageSize).lean() as Promise<User[]>,
    model.countDocuments(filter),
  ]);
  return pageOf(found, totalCount, request);
}
