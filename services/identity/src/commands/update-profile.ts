import { userUpdated } from "@muhtawa/contracts";
import { fact } from "@muhtawa/service-kit";
import { changedFields, changedProfile } from "../domain/profile-changes.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import type { UserStore } from "../store/user-store.ts";

/** Stores what is given of an account's changes, with the names of the fields that really differ. */
export async function updateProfile(users: UserStore, id: string, given: object): Promise<{ user: Profile }> {
  const user = await users.update(id, (current) => {
    const state = changedProfile(current, given);
    const fields = changedFields(current, state);
    return fields.length > 0 ? { state, facts: [fact(userUpdated, { fields })] } : undefined;
  });
  return { user: fullProfile(user) };
}
