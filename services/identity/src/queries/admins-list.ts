import type { Page, RequestContext } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { adminOf } from "../domain/admin.ts";
import type { Admin, QueryAdminsListArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { userPage } from "./user-page.ts";

/** The admins and super admins, newest first; for admins. */
export async function adminsList(
  { users }: Pick<Identity, "users">,
  context: RequestContext,
  args: QueryAdminsListArgs,
): Promise<Page<Admin>> {
  authorise(context, "adminsList");
  const page = await userPage(users, ["ADMIN", "SUPER_ADMIN"], args);
  return { ...page, results: page.results.map(adminOf) };
}
