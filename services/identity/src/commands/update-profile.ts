import { userUpdated } from "@muhtawa/contracts";
import { fact, type RequestContext } from "@muhtawa/service-kit";
import { changedFields, changedProfile } from "../domain/profile-changes.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import type { Identity } from "../identity.ts";
import { imageProblem } from "./image-problem.ts";

interface Changes {
  readonly id: string;
  readonly image?: string | null;
}

/** Stores what is given of an account's changes, with the names of the fields that really differ. */
export async function updateProfile(identity: Identity, context: RequestContext, given: Changes): Promise<{ user: Profile }> {
  const user = await identity.users.update(given.id, async (current) => {
    const problem = await imageProblem(identity, context, given.image, current.image);
    const state = changedProfile(current, given, problem && [problem]);
    const fields = changedFields(current, state);
    return fields.length > 0 ? { state, facts: [fact(userUpdated, { fields })] } : undefined;
  });
  return { user: fullProfile(user) };
}
