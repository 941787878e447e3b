import { type RequestContext, requireActor, unauthenticated } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import type { PersonalToken } from "../domain/personal-token.ts";
import type { Identity } from "../identity.ts";

/** The caller's personal tokens, the newest first; those that a new password has ended are gone. */
export async function personalTokens(
  identity: Pick<Identity, "users" | "personalTokens">,
  context: RequestContext,
): Promise<PersonalToken[]> {
  authorise(context, "personalTokens");
  const user = await identity.users.find(requireActor(context).id);
  if (!user) throw unauthenticated();
  return identity.personalTokens.of(user._id, user.epoch);
}
