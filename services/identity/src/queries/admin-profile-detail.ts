import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorisedTarget } from "../access/authorise.ts";
import { adminOf } from "../domain/admin.ts";
import { userId } from "../domain/user-id.ts";
import type { Admin, QueryAdminProfileDetailArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

/** One admin; for admins. */
export async function adminProfileDetail(
  { users }: Pick<Identity, "users">,
  context: RequestContext,
  args: QueryAdminProfileDetailArgs,
): Promise<Admin> {
  const { id } = parseInput(userId, args);
  return adminOf(await authorisedTarget(users, context, "adminProfileDetail", id));
}
