import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorisedTarget } from "../access/authorise.ts";
import { fullProfile, type Profile, type ProfileAddress } from "../domain/profile.ts";
import { userId } from "../domain/user-id.ts";
import type { QueryUserProfileDetailArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

interface ProfileDetail {
  id: string;
  profile: Profile;
  address: ProfileAddress | null;
}

/** Everything about one account, for its owner and for admins; what it owns is told by the service that has it. */
export async function userProfileDetail(
  { users }: Pick<Identity, "users">,
  context: RequestContext,
  args: QueryUserProfileDetailArgs,
): Promise<ProfileDetail> {
  const { id } = parseInput(userId, args);
  const profile = fullProfile(await authorisedTarget(users, context, "userProfileDetail", id));
  return { id: profile.id, profile, address: profile.address ?? null };
}
