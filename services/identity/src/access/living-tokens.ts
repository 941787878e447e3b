import { type TokenVerifier, unauthenticated, unavailable } from "@muhtawa/service-kit";
import { hasEnded } from "../domain/user.ts";
import type { PersonalTokenStore } from "../store/personal-token-store.ts";
import type { SessionStore } from "../store/session-store.ts";
import type { UserStore } from "../store/user-store.ts";

/** Refuses at once what is signed and not yet expired but has ended: the tokens of who was deleted, and of sessions that have ended. */
export const livingTokenVerifier =
  (
    verify: TokenVerifier,
    { users, sessions, personalTokens }: { users: UserStore; sessions: SessionStore; personalTokens: PersonalTokenStore },
  ): TokenVerifier =>
  async (token) => {
    const actor = await verify(token);
    const account = users.first({ _id: actor.id }, { fields: ["epoch", "keptSession"] });
    const [user, isRevoked] = await Promise.all([account, (actor.grant ? personalTokens : sessions).isRevoked(actor.sessionId)]).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
    if (!user || isRevoked || hasEnded(actor, user)) throw unauthenticated();
    return actor;
  };
