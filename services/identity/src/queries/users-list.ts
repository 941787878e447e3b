import { NOT_DELETED, offsetOf, optionalText, type Page, pageOf, pageRequest, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorise } from "../access/authorise.ts";
import type { User } from "../domain/user.ts";
import type { QueryUsersListArgs, UserRow } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

const SEARCHED = ["username", "email", "firstName", "lastName"] as const;

/** The clients with what they own, newest first; for admins. Takes three queries, however long the page. */
export async function usersList(
  { users, ownedThings }: Identity,
  context: RequestContext,
  args: QueryUsersListArgs,
): Promise<Page<UserRow>> {
  authorise(context, "usersList");
  const request = pageRequest(args);
  const { search } = parseInput(z.object({ search: optionalText(200) }), args);
  const filter = { ...NOT_DELETED, role: "CLIENT", ...searchFilter(search) } as never;
  const [found, totalCount] = await Promise.all([
    users.model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(offsetOf(request)).limit(request.pageSize).lean() as Promise<User[]>,
    users.model.countDocuments(filter),
  ]);
  const counts = await ownedThings.countsOf(found.map(({ _id }) => _id));
  const rows = found.map(({ _id, username, createdAt }) => ({
    id: _id,
    username,
    ...(counts.get(_id) ?? { companies: 0, projects: 0, contents: 0 }),
    dateJoined: createdAt,
  }));
  return pageOf(rows, totalCount, request);
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
