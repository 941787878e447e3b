import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { newId } from "@muhtawa/service-kit";
import type { Session, SessionStore } from "../store/session-store.ts";
import { derivedKey } from "./derived-key.ts";

/** Seconds that a session lasts after its secret was last replaced. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60;

/** Milliseconds in which the last step may be repeated, by a client that didn't get the answer. */
const REPEATABLE = 30_000;

export interface Replaced {
  readonly userId: string;
  /** The account's epoch when the session began. */
  readonly epoch: number;
  readonly secret: RefreshSecret;
}

/** What a person may know of their sessions. */
interface SessionTimes {
  readonly began: Date;
  /** When its secret was last replaced. */
  readonly lastUsed: Date;
  readonly expires: Date;
  readonly ended?: Date;
}

/** The refresh secret in its two halves: one for an http-only cookie, one that the client keeps and drops when it signs out. */
export interface RefreshSecret {
  readonly sessionId: string;
  readonly cookie: string;
  readonly sessionKey: string;
}

/**
 * Sign-ins and their refresh secrets. A secret is an HMAC over session, step and salt: it needn't be stored, and asked for again it is the
 * same.
 */
export class Sessions {
  readonly #store: SessionStore;
  readonly #key: Buffer;

  readonly #reused: (session: Session) => Promise<void>;

  /** `reused` is told of a session that has just ended because one of its old secrets was used again. */
  constructor(store: SessionStore, keySecret: string, reused: (session: Session) => Promise<void>) {
    this.#store = store;
    this.#reused = reused;
    this.#key = derivedKey(keySecret, "refresh secrets");
  }

  /** Begins a session for somebody who has just proved who they are. */
  async begin(userId: string, epoch: number): Promise<RefreshSecret> {
    const now = new Date();
    const session: Session = {
      _id: newId(),
      userId,
      epoch,
      salt: randomBytes(32).toString("base64url"),
      step: 0,
      steppedAt: now,
      createdAt: now,
      expiresAt: expiry(),
    };
    await this.#store.add(session);
    return this.#secret(session, 0);
  }

  /**
   * Replaces a secret by its successor; undefined when it isn't a living session's. Repeating the last step within 30 s gives the same
   * successor, also to a page that was left after its browser had the new cookie and before it kept the new key. An older secret means that
   * two clients hold copies of this session, one of them without right: the session ends for both.
   */
  async replace(cookie: string, sessionKey: string): Promise<Replaced | undefined> {
    const [sessionId = "", written = ""] = cookie.split(".");
    const step = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    const session = await this.#living(sessionId);
    if (!session) return undefined;
    const { userId, epoch } = session;
    const given = { sessionId, cookie, sessionKey };
    if (this.#hasCookieOnly(session, step, given)) return { userId, epoch, secret: this.#secret(session, step) };
    if (!same(this.#secret(session, step), given)) return undefined;
    const successor = { userId, epoch, secret: this.#secret(session, step + 1) };
    if (step === session.step && (await this.#store.advance(session, expiry()))) return successor;
    const now = await this.#living(sessionId);
    // A change of the password has given the session a new cookie since it was read.
    if (!now || now.cookieSalt !== session.cookieSalt) return undefined;
    if (step === now.step - 1 && isRepeatable(now)) return successor;
    if (await this.#store.revokeReused(sessionId)) await this.#reused(now);
    return undefined;
  }

  /** Replaces the cookie's half of a session's secret, so that whoever has copied the secret has nothing; undefined when it has ended. */
  async replaceCookie(sessionId: string): Promise<string | undefined> {
    const session = await this.#store.replaceCookieSalt(sessionId, randomBytes(32).toString("base64url"));
    return session && this.#secret(session, session.step).cookie;
  }

  /** When a user's sessions began, were last used and end; nothing of their secrets. */
  async *times(userId: string): AsyncGenerator<SessionTimes> {
    for await (const { createdAt, steppedAt, expiresAt, revokedAt } of this.#store.of(userId))
      yield { began: createdAt, lastUsed: steppedAt, expires: expiresAt, ...(revokedAt && { ended: revokedAt }) };
  }

  /** Ends a session: its secret is worth nothing any more. */
  async end(sessionId: string): Promise<void> {
    await this.#store.revoke(sessionId);
  }

  /** Ends all sessions of a user's, but one if it is named. */
  async endAllOf(userId: string, kept?: string): Promise<void> {
    await this.#store.revokeAllOf(userId, kept);
  }

  /** Whether the cookie is that of the last step, just taken, and the key that of the step before. */
  #hasCookieOnly(session: Session, step: number, given: RefreshSecret): boolean {
    if (step !== session.step || !isRepeatable(session)) return false;
    const { cookie } = this.#secret(session, step);
    return same({ ...this.#secret(session, step - 1), cookie }, given);
  }

  async #living(id: string): Promise<Session | undefined> {
    const session = await this.#store.find(id);
    return session && !session.revokedAt && session.expiresAt > new Date() ? session : undefined;
  }

  #secret({ _id, salt, cookieSalt }: Session, step: number): RefreshSecret {
    const half = (name: string, ...salts: string[]) =>
      createHmac("sha256", this.#key)
        .update([_id, step, salt, name, ...salts].join("\n"))
        .digest("base64url");
    const cookie = half("cookie", ...(cookieSalt === undefined ? [] : [cookieSalt]));
    return { sessionId: _id, cookie: `${_id}.${step}.${cookie}`, sessionKey: half("session key") };
  }
}

const isRepeatable = ({ steppedAt }: Session) => Date.now() - steppedAt.getTime() <= REPEATABLE;

const expiry = () => new Date(Date.now() + SESSION_LIFETIME * 1000);

const same = (expected: RefreshSecret, given: RefreshSecret) =>
  equal(`${expected.cookie} ${expected.sessionKey}`, `${given.cookie} ${given.sessionKey}`);

function equal(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
