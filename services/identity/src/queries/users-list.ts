import type { Page, RequestContext } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import type { QueryUsersListArgs, UserRow } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { userPage } from "./user-page.ts";

/** The clients with what they own, newest first; for admins. Takes three queries, however long the page. */
export async function usersList(
  { users, ownedThings }: Pick<Identity, "users" | "ownedThings">,
  context: RequestContext,
  args: QueryUsersListArgs,
): Promise<Page<UserRow>> {
  authorise(context, "usersList");
  const page = await userPage(users, ["CLIENT"], args);
  const counts = await ownedThings.countsOf(page.results.map(({ _id }) => _id));
  const results = page.results.map(({ _id, username, createdAt }) => ({
    id: _id,
    username,
    ...(counts.get(_id) ?? { companies: 0, projects: 0, contents: 0 }),
    dateJoined: createdAt,
  }));
  return { ...page, results };
}
