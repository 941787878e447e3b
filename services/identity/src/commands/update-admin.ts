import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorisedTarget } from "../access/authorise.ts";
import type { Profile } from "../domain/profile.ts";
import { userId } from "../domain/user-id.ts";
import type { MutationUpdateAdminArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { updateProfile } from "./update-profile.ts";

/** Changes what is given of an admin's account. */
export async function updateAdmin(
  identity: Pick<Identity, "users" | "mediaOwners">,
  context: RequestContext,
  args: MutationUpdateAdminArgs,
): Promise<{ user: Profile }> {
  const { id } = parseInput(userId, args);
  await authorisedTarget(identity.users, context, "updateAdmin", id);
  return updateProfile(identity, context, { ...args, id });
}
