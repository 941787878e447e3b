import { NOT_DELETED, type TokenVerifier, unauthenticated, unavailable } from "@muhtawa/service-kit";
import { hasEnded, type User } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

/** Refuses at once what is signed and not yet expired but has ended: the tokens of who was deleted, and of sessions that a new password ended. */
export const livingTokenVerifier =
  (verify: TokenVerifier, { model }: UserStore): TokenVerifier =>
  async (token) => {
    const actor = await verify(token);
    const account = model.findOne({ ...NOT_DELETED, _id: actor.id } as never, { epoch: 1, keptSession: 1 }).lean();
    const user = (await account.catch((error: unknown) => {
      throw unavailable(error);
    })) as Pick<User, "epoch" | "keptSession"> | null;
    if (!user || hasEnded(actor, user)) throw unauthenticated();
    return actor;
  };
