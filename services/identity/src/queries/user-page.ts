import { NOT_DELETED, offsetOf, optionalText, type Page, pageOf, pageRequest, parseInput } from "@muhtawa/service-kit";
import type { Role } from "@muhtawa/contracts";
import { z } from "zod";
import type { User } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

const SEARCHED = ["username", "email", "firstName", "lastName"] as const;

interface PageArguments {
  page?: number | null;
  pageSize?: number | null;
  search?: string | null;
}

/** A page of the users with one of these roles, the newest first. Takes two queries, however long the page. */
export async function userPage({ model }: UserStore, roles: readonly Role[], args: PageArguments): Promise<Page<User>> {
  const request = pageRequest(args);
  const { search } = parseInput(z.object({ search: optionalText(200) }), args);
  const role = roles.length === 1 ? roles[0] : { $in: roles };
  const filter = { ...NOT_DELETED, role, ...searchFilter(search) } as never;
  const [found, totalCount] = await Promise.all([
    model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(offsetOf(request)).limit(request.pageSize).lean() as Promise<User[]>,
    model.countDocuments(filter),
  ]);
  return pageOf(found, totalCount, request);
}

/** Each word of the search has to stand in one of the fields, whatever its letter case. */
function searchFilter(search: string | undefined): object {
  if (!search) return {};
  return {
    $and: search.split(/\s+/).map((word) => {
      const pattern = { $regex: literally(word), $options: "i" };
      return { $or: SEARCHED.map((field) => ({ [field]: pattern })) };
    }),
  };
}

const literally = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
