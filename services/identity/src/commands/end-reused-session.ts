import { sessionEnded } from "@muhtawa/contracts";
import { fact, type FactTrail, type Logger } from "@muhtawa/service-kit";
import type { EndedTokens } from "../access/ended-tokens.ts";
import type { OwnerNotices } from "../mail/owner-notices.ts";
import type { Session } from "../store/session-store.ts";
import type { UserStore } from "../store/user-store.ts";

interface Parts {
  readonly users: UserStore;
  readonly endedTokens: EndedTokens;
  readonly ownerNotices: OwnerNotices;
  readonly trail: FactTrail;
  readonly logger: Logger;
}

/** One of a session's old secrets was used again, by us or by a thief: its access tokens end with it, and the owner is told. */
export async function endReusedSession({ users, endedTokens, ownerNotices, trail, logger }: Parts, session: Session): Promise<void> {
  // When the broker is away, the revocation is published once it is back.
  await endedTokens
    .endSession({ ...session, endedAt: session.reusedAt ?? new Date() })
    .catch((error: unknown) => logger.warn({ err: error }, "an ended session could not be told of"));
  const user = await users.find(session.userId);
  await trail.tell(session.userId, fact(sessionEnded, {}));
  if (user) ownerNotices.tell(user, "sessionEnded");
}
