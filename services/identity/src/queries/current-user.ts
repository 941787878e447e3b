import { type RequestContext, requireActor, unauthenticated } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { profileFor, type Profile } from "../domain/profile.ts";
import type { Identity } from "../identity.ts";

/** Who calls. Somebody who has been deleted is signed in no longer, however long their token would last. */
export async function currentUser({ users }: Pick<Identity, "users">, context: RequestContext): Promise<Profile> {
  authorise(context, "currentUser");
  const actor = requireActor(context);
  const user = await users.find(actor.id);
  if (!user) throw unauthenticated();
  return profileFor(actor, user);
}
