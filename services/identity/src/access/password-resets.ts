import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { User } from "../domain/user.ts";
import type { PasswordResetStore } from "../store/password-reset-store.ts";
import { derivedKey } from "./derived-key.ts";

/** Minutes in which a code may be given. */
export const CODE_LIFETIME = 10;
const TRIES = 5;
/** Minutes in which the token may set a password. */
const TOKEN_LIFETIME = 15;

/** Whose password a token may set. */
export interface ResetTarget {
  readonly resetId: string;
  readonly userId: string;
  /** The account's epoch when the code was asked for. */
  readonly epoch: number;
}

/** Codes by which somebody proves that an account's mail reaches them, and the tokens they are exchanged for. Only hashes are stored. */
export class PasswordResets {
  readonly #store: PasswordResetStore;
  readonly #key: Buffer;

  constructor(store: PasswordResetStore, keySecret: string) {
    this.#store = store;
    this.#key = derivedKey(keySecret, "password resets");
  }

  /** What stands for an e-mail address where it isn't to be read. */
  idOf(emailKey: string): string {
    return this.#hash("address", emailKey);
  }

  /** Makes a new code, the last one ends. Without a user it costs the same and is worth nothing. */
  async newCode(emailKey: string, user: User | undefined): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const _id = this.idOf(emailKey);
    const codeExpiresAt = inMinutes(CODE_LIFETIME);
    const owner = user && { userId: user._id, epoch: user.epoch };
    await this.#store.put({ _id, ...owner, codeHash: this.#codeHash(_id, code), tries: 0, codeExpiresAt, expiresAt: codeExpiresAt });
    return code;
  }

  /** Exchanges a code for a token; undefined when it is wrong, used, expired or guessed too often. A guess is counted before it is compared. */
  async exchange(emailKey: string, code: string): Promise<string | undefined> {
    const _id = this.idOf(emailKey);
    const reset = await this.#store.countTry(_id, TRIES);
    if (!reset || !equal(reset.codeHash, this.#codeHash(_id, code)) || !reset.userId) return undefined;
    const token = randomBytes(32).toString("base64url");
    const tokenExpiresAt = inMinutes(TOKEN_LIFETIME);
    const exchanged = await this.#store.exchange(reset, {
      tokenHash: this.#hash("token", token),
      tokenExpiresAt,
      expiresAt: tokenExpiresAt,
    });
    return exchanged ? token : undefined;
  }

  /** Whose password the token may set; undefined for a token that is unknown, used or expired. */
  async targetOf(token: string): Promise<ResetTarget | undefined> {
    const reset = await this.#store.byToken(this.#hash("token", token));
    return reset?.userId === undefined ? undefined : { resetId: reset._id, userId: reset.userId, epoch: reset.epoch ?? 0 };
  }

  /** The token has done its work. */
  async end({ resetId }: ResetTarget): Promise<void> {
    await this.#store.remove(resetId);
  }

  #codeHash(id: string, code: string): string {
    return this.#hash("code", `${id}\n${code}`);
  }

  #hash(what: string, value: string): string {
    return createHmac("sha256", this.#key).update(`${what}\n${value}`).digest("base64url");
  }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
