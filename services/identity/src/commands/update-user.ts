import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorisedTarget } from "../access/authorise.ts";
import type { Profile } from "../domain/profile.ts";
import { userId } from "../domain/user-id.ts";
import type { MutationUpdateUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { updateProfile } from "./update-profile.ts";

/** Changes what is given of somebody's account, their own or, for admins, another's. */
export async function updateUser(
  identity: Pick<Identity, "users" | "mediaOwners">,
  context: RequestContext,
  args: MutationUpdateUserArgs,
): Promise<{ user: Profile }> {
  const { id } = parseInput(userId, args);
  await authorisedTarget(identity.users, context, "updateUser", id);
  return updateProfile(identity, context, { ...args, id });
}
