import { userUpdated } from "@muhtawa/contracts";
import { fact, type RequestContext, versionConflict } from "@muhtawa/service-kit";
import { changedFields, changedProfile } from "../domain/profile-changes.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import { profileVersionOf } from "../domain/user.ts";
import type { Identity } from "../identity.ts";
import { imageProblem } from "./image-problem.ts";

interface Changes {
  readonly id: string;
  readonly image?: string | null;
  readonly expectedVersion?: number | null;
}

/** Stores what is given of an account's changes, with the names of the fields that really differ. */
export async function updateProfile(
  identity: Pick<Identity, "users" | "mediaOwners">,
  context: RequestContext,
  { expectedVersion, ...given }: Changes,
): Promise<{ user: Profile }> {
  const problem = await imageProblem(identity, context, given.image);
  const user = await identity.users.update(given.id, (current) => {
    const stored = profileVersionOf(current);
    if (expectedVersion != null && expectedVersion !== stored) throw versionConflict(stored);
    const keepsImage = given.image?.trim() === current.image;
    const state = changedProfile(current, given, problem && !keepsImage ? [problem] : []);
    const fields = changedFields(current, state);
    if (fields.length === 0) return undefined;
    return { state: { ...state, profileVersion: current.version + 1 }, facts: [fact(userUpdated, { fields })] };
  });
  return { user: fullProfile(user) };
}
