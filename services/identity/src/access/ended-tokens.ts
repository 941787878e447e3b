import { setTimeout as delay } from "node:timers/promises";
import { REVOCATION_LIFETIME, type Revocation } from "@muhtawa/contracts";
import { type Logger, publishRevocation, type Service } from "@muhtawa/service-kit";
import type { PersonalTokenStore } from "../store/personal-token-store.ts";
import type { SessionStore } from "../store/session-store.ts";
import type { EndedAccount, UserStore } from "../store/user-store.ts";

interface EndedTokensOptions {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly personalTokens: PersonalTokenStore;
  readonly nats: Service["nats"];
  readonly logger: Logger;
}

/** A session or a personal token that has ended. */
interface EndedSession {
  readonly _id: string;
  readonly userId: string;
  readonly endedAt: Date;
}

const PAUSE = 1_000;

/** Tells all services whose tokens have ended before they expired: by a new password, a deletion, a refresh secret that was used again, or a personal token's revocation. */
export class EndedTokens {
  readonly #options: EndedTokensOptions;

  constructor(options: EndedTokensOptions) {
    this.#options = options;
  }

  /** Tells what has ended a user's tokens, as the database has it now; nothing if that is too long ago to matter. */
  async publish(userId: string): Promise<void> {
    const account = await this.#options.users.ended(userId);
    if (account) await this.#tell(account);
  }

  /** Tells that the tokens of a session, or those that a personal token was exchanged for, have ended. */
  async endSession({ _id, userId, endedAt }: EndedSession): Promise<void> {
    const revocation: Revocation = { deleted: false, epoch: 0, endedSessions: [_id], at: endedAt.toISOString() };
    await publishRevocation(this.#options.nats, userId, revocation);
  }

  /** Tells all that still matters, now and whenever the broker is back, which may have lost it. Resolves after the first time. */
  async start(): Promise<void> {
    void this.#afterReconnects();
    await this.#publishRecent();
  }

  async #afterReconnects(): Promise<void> {
    for await (const { type } of this.#options.nats.status()) if (type === "reconnect") await this.#publishRecent();
  }

  async #publishRecent(): Promise<void> {
    const { users, sessions, personalTokens, nats, logger } = this.#options;
    while (!nats.isClosed()) {
      try {
        const since = new Date(Date.now() - REVOCATION_LIFETIME);
        for await (const account of users.endedSince(since)) await this.#tell(account);
        for (const { reusedAt = new Date(), ...session } of await sessions.reusedSince(since))
          await this.endSession({ ...session, endedAt: reusedAt });
        for (const { revokedAt = new Date(), ...token } of await personalTokens.revokedSince(since))
          await this.endSession({ ...token, endedAt: revokedAt });
        return;
      } catch (error) {
        if (nats.isDraining() || nats.isClosed()) return;
        logger.warn({ err: error }, "ended tokens could not be told of; trying again");
        await delay(PAUSE);
      }
    }
  }

  async #tell({ _id, epoch = 0, keptSession, revokedAt, deletedAt }: EndedAccount): Promise<void> {
    const at = deletedAt ?? revokedAt;
    if (!at || Date.now() - at.getTime() > REVOCATION_LIFETIME) return;
    const revocation: Revocation = { deleted: deletedAt !== undefined, epoch, keptSession, at: at.toISOString() };
    await publishRevocation(this.#options.nats, _id, revocation);
  }
}
