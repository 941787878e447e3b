import { perRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import { deletedProfile, type Profile, profileFor } from "../domain/profile.ts";
import type { Identity } from "../identity.ts";

/** What one request loads by ids, in one query. Who is gone has a placeholder. */
export const loadersOf = (identity: Pick<Identity, "users">, context: RequestContext) =>
  perRequest(context, loadersOf, () => makeLoaders(identity, context));

function makeLoaders({ users }: Pick<Identity, "users">, context: RequestContext) {
  const actor = requireActor(context);
  return {
    profile: new DataLoader<string, Profile>(async (ids) => {
      const found = await users.matching({ _id: { $in: ids } });
      const byId = new Map(found.map((user) => [user._id, user]));
      return ids.map((id) => {
        const user = byId.get(id);
        return user ? profileFor(actor, user) : deletedProfile(id, context.locale);
      });
    }),
  };
}
