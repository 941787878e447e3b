import { NOT_DELETED, type TokenVerifier, unauthenticated, unavailable } from "@muhtawa/service-kit";
import { hasEnded, type User } from "../domain/user.ts";
import type { SessionStore } from "../store/session-store.ts";
import type { UserStore } from "../store/user-store.ts";

/** Refuses at once what is signed and not yet expired but has ended: the tokens of who was deleted, and of sessions that have ended. */
export const livingTokenVerifier =
  (verify: TokenVerifier, { model }: UserStore, sessions: SessionStore): TokenVerifier =>
  async (token) => {
    const actor = await verify(token);
    const account = model.findOne({ ...NOT_DELETED, _id: actor.id } as never, { epoch: 1, keptSession: 1 }).lean();
    const [user, isRevoked] = (await Promise.all([account, sessions.isRevoked(actor.sessionId)]).catch((error: unknown) => {
      throw unavailable(error);
    })) as [Pick<User, "epoch" | "keptSession"> | null, boolean];
    if (!user || isRevoked || hasEnded(actor, user)) throw unauthenticated();
    return actor;
  };
