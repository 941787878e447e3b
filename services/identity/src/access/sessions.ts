import { createHmac, randomBytes } from "node:crypto";
import { newId } from "@muhtawa/service-kit";
import type { Session, SessionStore } from "../store/session-store.ts";
import { derivedKey } from "./derived-key.ts";

/** Seconds that a session lasts after its secret was last replaced. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60;

/** The refresh secret in its two halves: one for an http-only cookie, one that the client keeps and drops when it signs out. */
export interface RefreshSecret {
  readonly sessionId: string;
  readonly cookie: string;
  readonly sessionKey: string;
}

/** Sign-ins and their refresh secrets. A secret is an HMAC over session, step and salt: it can be made again, and needn't be stored. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #key: Buffer;

  constructor(store: SessionStore, keySecret: string) {
    this.#store = store;
    this.#key = derivedKey(keySecret, "refresh secrets");
  }

  /** Begins a session for somebody who has just proved who they are. */
  async begin(userId: string): Promise<RefreshSecret> {
    const now = new Date();
    const session: Session = {
      _id: newId(),
      userId,
      salt: randomBytes(32).toString("base64url"),
      step: 0,
      steppedAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME * 1000),
    };
    await this.#store.add(session);
    return this.#secret(session);
  }

  #secret({ _id, step, salt }: Session): RefreshSecret {
    const half = (name: string) => createHmac("sha256", this.#key).update([_id, step, salt, name].join("\n")).digest("base64url");
    return { sessionId: _id, cookie: `${_id}.${step}.${half("cookie")}`, sessionKey: half("session key") };
  }
}
