import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { User } from "../domain/user.ts";
import type { Asker } from "./asker.ts";
import type { PasswordResetStore } from "../store/password-reset-store.ts";
import { derivedKey } from "./derived-key.ts";
import type { RecoveryLimits } from "./recovery-limits.ts";

/** Minutes in which a code may be given. */
export const CODE_LIFETIME = 10;
const TRIES = 5;
/** Minutes in which the token may set a password. */
const TOKEN_LIFETIME = 15;

/** Whose password a token may set. */
export interface ResetTarget {
  readonly account: string;
  readonly userId: string;
  /** The account's epoch when the code was asked for. */
  readonly epoch: number;
}

/** Codes by which somebody proves that an account's mail reaches them, and the tokens they are exchanged for. Only hashes are stored. */
export class PasswordResets {
  readonly #store: PasswordResetStore;
  readonly #limits: RecoveryLimits;
  readonly #key: Buffer;

  constructor(store: PasswordResetStore, limits: RecoveryLimits, keySecret: string) {
    this.#store = store;
    this.#limits = limits;
    this.#key = derivedKey(keySecret, "password resets");
  }

  /** What stands for an email address where it isn't to be read. */
  accountOf(emailKey: string): string {
    return this.#hash("address", emailKey);
  }

  /** Makes a new code; the asker's last one ends. Without a user it costs the same and is worth nothing. */
  async newCode(emailKey: string, asker: Asker, user: User | undefined): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const account = this.accountOf(emailKey);
    const _id = this.#idOf(account, asker);
    const codeExpiresAt = inMinutes(CODE_LIFETIME);
    const owner = user && { userId: user._id, epoch: user.epoch };
    const codeHash = this.#codeHash(_id, code);
    await this.#store.put({ _id, account, ...owner, codeHash, tries: 0, createdAt: new Date(), codeExpiresAt, expiresAt: codeExpiresAt });
    return code;
  }

  /**
   * Exchanges a code for a token; undefined when it is wrong, used, expired or guessed too often. A guess is counted before it is compared.
   * It is compared with the code that this asker has asked for, so that others' guesses can't use it up; who has asked for none has changed
   * networks on the way to the mail and gives the newest. Throws RATE_LIMITED when too much has been guessed today.
   */
  async exchange(emailKey: string, asker: Asker, code: string): Promise<string | undefined> {
    const account = this.accountOf(emailKey);
    const own = this.#idOf(account, asker);
    const hasOwn = await this.#store.has(own);
    const reset = hasOwn ? await this.#store.countTry(own, TRIES) : await this.#store.newest(account);
    if (hasOwn && !reset) return undefined;
    await this.#limits.takeGuess(account, asker);
    if (!reset || !equal(reset.codeHash, this.#codeHash(reset._id, code)) || !reset.userId) return undefined;
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
    return reset?.userId === undefined ? undefined : { account: reset.account, userId: reset.userId, epoch: reset.epoch ?? 0 };
  }

  /** The token has done its work; no other code of the account's is of use any more. */
  async end({ account }: ResetTarget): Promise<void> {
    await this.#store.removeAllOf(account);
  }

  #idOf(account: string, asker: Asker): string {
    return this.#hash("asker", `${account}\n${asker.name}`);
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
