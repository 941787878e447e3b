import { userUpdated } from "@muhtawa/contracts";
import { fact, parseInput, type RequestContext, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorisedTarget } from "../access/authorise.ts";
import { changedFields, changedProfile } from "../domain/profile-changes.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import type { User } from "../domain/user.ts";
import type { MutationUpdateUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import type { UserStore } from "../store/user-store.ts";

const target = z.object({ id: requiredText(50) });

/** Changes what is given of somebody's account, their own or, for admins, another's. */
export async function updateUser({ users }: Identity, context: RequestContext, args: MutationUpdateUserArgs): Promise<{ user: Profile }> {
  const { id } = parseInput(target, args);
  await authorisedTarget(users, context, "updateUser", id);
  return { user: fullProfile(await updateProfile(users, id, args)) };
}

/** Stores the changes with the names of the fields that really differ. */
async function updateProfile(users: UserStore, id: string, given: object): Promise<User> {
  return users.update(id, (user) => {
    const state = changedProfile(user, given);
    const fields = changedFields(user, state);
    return fields.length > 0 ? { state, facts: [fact(userUpdated, { fields })] } : undefined;
  });
}
